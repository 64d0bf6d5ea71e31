import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import type { GameView, Legal } from '../../src/protocol';

const LOOK_EVERY_MS = 250;

/** Somebody who plays a game over REST alone, with the session of a page that is open elsewhere in the house. */
export class PlainClient {
  private made = 0;

  constructor(
    private readonly page: Page,
    private readonly gameId: string,
  ) {}

  /** Makes the first legal move again and again, until the game is over or a round is reached. */
  async play(untilRound = Infinity): Promise<void> {
    for (;;) {
      const view = await this.view();
      if (view.phase === 'finished' || view.phase === 'aborted' || view.round.number >= untilRound) return;
      const action = view.legal && firstOf(view.legal);
      if (action) await this.act(action, view.turn);
      else if (view.phase === 'score') await this.readOn();
      else await pause(LOOK_EVERY_MS);
    }
  }

  private async view(): Promise<GameView> {
    const answer = await this.page.request.get(`/api/games/${this.gameId}`);
    return (await answer.json()) as GameView;
  }

  private async act(action: string, turn: number): Promise<void> {
    this.made += 1;
    await this.post('actions', { action_id: `plain-${this.made}`, action, turn });
  }

  private async readOn(): Promise<void> {
    await this.post('continue', {});
    await pause(LOOK_EVERY_MS);
  }

  /** The table may have moved on meanwhile: what is refused is asked for anew. */
  private async post(what: string, data: object): Promise<void> {
    const cookies = await this.page.context().cookies();
    const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
    await this.page.request.post(`/api/games/${this.gameId}/${what}`, { headers: { 'X-CSRFToken': token }, data });
  }
}

function firstOf({ play, name, draw, announce_with_play: announce }: Legal): string | undefined {
  if (name[0] !== undefined) return `name=${name[0]}`;
  const [first] = play;
  if (first === undefined) return draw ? 'draw' : undefined;
  const named = first.may_keep ? '' : `=${first.names[0]}`;
  return `${first.card}${named}${announce ? '!' : ''}`;
}
