import type { Action, AnswerMessage, ClientMessage, GameMessage, GameView, PendingCall } from '@/protocol';
import { errorFrom, type ApiError } from './errors';

/** What became of an action. */
export type Outcome =
  | { kind: 'accepted'; message: GameMessage }
  /** A call inside R-6.2's second: the verdict comes by push. */
  | { kind: 'held'; call: PendingCall }
  | { kind: 'refused'; error: ApiError }
  /** The line was down and the game went on meanwhile: it was not sent again. */
  | { kind: 'overtaken' };

export interface Waiting {
  actionId: string;
  action: Action;
  /** Sent on the present connection, and not answered yet. */
  sent: boolean;
}

interface Entry extends Waiting {
  gameId: string;
  version: number;
  turn: number;
  settle: (outcome: Outcome) => void;
}

type Send = (message: ClientMessage) => boolean;

/**
 * Actions on their way. One that the line swallowed is sent again, under the same `action_id`, only if nothing has
 * changed since: the server then answers as it did the first time, or acts for the first time.
 */
export class Outbox {
  private entries: Entry[] = [];

  constructor(private readonly send: Send) {}

  get waiting(): readonly Waiting[] {
    return this.entries;
  }

  /** Sends an action made while looking at `view`, now or as soon as there is a line. */
  add(actionId: string, action: Action, view: GameView): Promise<Outcome> {
    return new Promise((settle) => {
      const { game_id: gameId, version, turn } = view;
      const entry: Entry = { actionId, action, sent: false, gameId, version, turn, settle };
      this.entries = [...this.entries, entry];
      this.post(entry);
    });
  }

  answered({ action_id: actionId, status, body }: AnswerMessage): void {
    const entry = this.entries.find((candidate) => candidate.actionId === actionId);
    if (entry) this.finish(entry, outcomeOf(status, body));
  }

  /** The line went: what was sent may or may not have arrived. */
  lineLost(): void {
    this.entries = this.entries.map((entry) => ({ ...entry, sent: false }));
  }

  /** The line stands again and this is the game as it is now. */
  lineBack(view: GameView): void {
    for (const entry of this.entries.filter((candidate) => !candidate.sent)) {
      if (unchanged(entry, view)) this.post(entry);
      else this.finish(entry, { kind: 'overtaken' });
    }
  }

  private post(entry: Entry): void {
    const { actionId, action, turn } = entry;
    const message: ClientMessage = { type: 'action', action_id: actionId, action };
    const sent = this.send(carriesTurn(action) ? { ...message, turn } : message);
    this.entries = this.entries.map((other) => (other.actionId === actionId ? { ...other, sent } : other));
  }

  private finish(entry: Entry, outcome: Outcome): void {
    this.entries = this.entries.filter((other) => other.actionId !== entry.actionId);
    entry.settle(outcome);
  }
}

/** Announcements and calls race by nature: they carry no turn, and are void as soon as anything has happened. */
function carriesTurn(action: Action): boolean {
  return action !== 'last' && !action.startsWith('call@');
}

function unchanged(entry: Entry, view: GameView): boolean {
  if (entry.gameId !== view.game_id) return false;
  return carriesTurn(entry.action) ? entry.turn === view.turn : entry.version === view.version;
}

function outcomeOf(status: number, body: AnswerMessage['body']): Outcome {
  if (body.type === 'game') return { kind: 'accepted', message: body };
  if (body.type === 'pending_call') return { kind: 'held', call: body };
  return { kind: 'refused', error: errorFrom(status, body) };
}
