import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody else may take all their time: a move's and the round's. */
const ANOTHERS_CLOCK_MS = 90_000;

/** What the page offers the player next. */
export type Offer = 'call an idiot' | 'name a suit' | 'play a card' | 'draw' | 'read the sheet' | 'see the end';

/** What the score sheet between two rounds says, column by column. */
export interface Sheet {
  round: number;
  columns: { name: string; score: number; total: number }[];
}

/** A line of the end: somebody's points by round, and their sum. */
export interface Result {
  place: string;
  name: string;
  rounds: number[];
  total: number;
}

/** How somebody plays; may change in the middle of a game. */
export interface Manners {
  /** Announces the last card with the play that leaves it. */
  announces: boolean;
  /** Calls whoever forgets to, by key; having done so once, everybody knows and plays by the book. */
  calls: boolean;
}

/** The game on a table, as somebody plays it who does nothing but what is offered. */
export class TableRoom {
  readonly heading: Locator;
  readonly hand: Locator;
  /** Cards that stand up: they can be played now. */
  readonly standing: Locator;
  /** Those of them that are played without naming a suit. */
  readonly plainCard: Locator;
  /** Cards that explain themselves when pressed. */
  readonly dim: Locator;
  readonly chooser: Locator;
  readonly draw: Locator;
  readonly lastCard: Locator;
  readonly ready: Locator;
  readonly rematch: Locator;
  readonly end: Locator;
  readonly idiot: Locator;
  readonly log: Locator;
  readonly offlineStrip: Locator;

  constructor(
    readonly page: Page,
    private readonly manners: Manners = { announces: true, calls: false },
    private readonly finger = false,
  ) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.hand = page.getByRole('list', { name: /^Your hand/ });
    this.standing = this.hand.locator('.card--can');
    this.plainCard = this.hand.locator('.card--can:not([data-rank="8"], [data-rank="9"])');
    this.dim = this.hand.locator('.card--dim');
    this.chooser = page.locator('.suit-chooser').getByRole('button');
    this.draw = page.locator('.acts').getByRole('button', { name: 'Draw' }).and(page.locator(':not([aria-disabled])'));
    this.lastCard = page.locator('.acts').getByRole('button', { name: 'Last card!' });
    this.ready = page.getByRole('dialog').getByRole('button', { name: /^Ready/ });
    this.end = page.locator('.end');
    this.idiot = page.getByRole('button', { name: 'Idiot!' });
    this.offlineStrip = page.locator('.line-strip');
    this.log = page.getByRole('group', { name: 'So far' });
    this.rematch = this.end.getByRole('button', { name: 'Rematch' });
  }

  /** Waits until the player is asked for something, and says for what. */
  async offer(): Promise<Offer> {
    const offers: [Offer, Locator][] = [
      ['see the end', this.end],
      ['read the sheet', this.ready],
      ['name a suit', this.chooser],
      ['play a card', this.standing],
      ['draw', this.draw],
    ];
    const any = offers.map(([, locator]) => locator).reduce((all, one) => all.or(one));
    for (;;) {
      await any.first().waitFor({ timeout: ANOTHERS_CLOCK_MS });
      for (const [offer, locator] of offers) {
        // With the turn on this side nobody else can end the exposure.
        const asked = offer === 'play a card' || offer === 'draw';
        if (!(await locator.first().isVisible())) continue;
        return asked && this.manners.calls && (await this.idiot.isVisible()) ? 'call an idiot' : offer;
      }
    }
  }

  /** Takes turns until the round is over; the sheet then lies on the table, or the end. */
  async playRound(): Promise<Offer> {
    for (;;) {
      const offer = await this.offer();
      if (offer === 'read the sheet' || offer === 'see the end') return offer;
      await this.take(offer);
    }
  }

  /** Makes one whole decision: a card goes with the suit it asks for. */
  async decide(): Promise<void> {
    await this.take(await this.offer());
    if (await this.chooser.first().isVisible()) await this.take('name a suit');
  }

  /** Does what is offered. */
  async take(offer: Offer): Promise<void> {
    switch (offer) {
      case 'call an idiot':
        await this.page.keyboard.press('i');
        await expect(this.log).toContainText(/You called .* an idiot/);
        this.manners.announces = true;
        this.manners.calls = false;
        return undefined;
      case 'name a suit':
        return this.nameSuit();
      case 'play a card':
        if (this.manners.announces && (await this.lastCard.getAttribute('aria-pressed')) === 'false') {
          await this.sayLastCard();
        }
        return this.playCard();
      case 'draw':
        return this.drawCard();
      case 'read the sheet':
        return this.putSheetAway();
      case 'see the end':
        return undefined;
    }
  }

  /** Says *ready*, and waits for this sheet to go: in a short round the next one may be there at once. */
  private async putSheetAway(): Promise<void> {
    const title = await this.page.getByRole('dialog').getByRole('heading').innerText();
    await this.sayReady();
    const sheet = this.page.getByRole('dialog', { name: title });
    await expect(sheet.getByRole('button', { name: /^Ready/ })).toBeHidden();
  }

  /** Plays to the end of the game; gives every sheet on the way (after the last round comes the end instead). */
  async playToTheEnd(): Promise<Sheet[]> {
    const sheets: Sheet[] = [];
    while ((await this.playRound()) === 'read the sheet') {
      sheets.push(await this.sheet());
      await this.take('read the sheet');
    }
    return sheets;
  }

  /** Asks to leave for good; the page asks back. */
  async leave(): Promise<void> {
    await this.page.getByRole('button', { name: 'Table menu' }).click();
    await this.page.getByRole('button', { name: 'Leave the game' }).click();
  }

  /** The cards in the hand, as they are held. */
  async cards(): Promise<string[]> {
    const cards = await this.hand.locator('[data-card]').all();
    return Promise.all(cards.map(async (card) => (await card.getAttribute('data-card')) ?? ''));
  }

  /** What the score sheet says. */
  async sheet(): Promise<Sheet> {
    const pad = this.page.getByRole('dialog', { name: /^Round \d+/ });
    const round = Number(/\d+/.exec(await pad.getByRole('heading').innerText())?.[0]);
    const names = await pad.locator('thead .who__n').allInnerTexts();
    const scores = await pad.locator('tbody td > b.num').allInnerTexts();
    const totals = await pad.locator('tfoot .total').allInnerTexts();
    const columns = names.map((name, i) => ({ name, score: points(scores[i]), total: points(totals[i]) }));
    return { round, columns };
  }

  /** What the end says, the best first. */
  async results(): Promise<Result[]> {
    const places = this.end.locator('.places > li');
    await places.first().waitFor();
    return Promise.all(
      (await places.all()).map(async (place) => ({
        place: await place.locator('.place').innerText(),
        name: await place.locator('.who b').innerText(),
        rounds: (await place.locator('.rounds > span').allInnerTexts()).map((text) => points(text)),
        total: points(await place.locator('.total').innerText()),
      })),
    );
  }

  protected async nameSuit(): Promise<void> {
    await this.press(this.chooser.first());
  }

  protected async sayLastCard(): Promise<void> {
    await this.press(this.lastCard);
  }

  protected async playCard(): Promise<void> {
    await this.press(cornerOf(this.standing.first()));
  }

  protected async drawCard(): Promise<void> {
    await this.press(this.draw);
  }

  protected async sayReady(): Promise<void> {
    await this.press(this.ready);
  }

  private async press(target: Locator): Promise<void> {
    await (this.finger ? target.tap() : target.click());
  }
}

/** A card's index is what is seen of it in a full hand, and what one aims at. */
function cornerOf(card: Locator): Locator {
  return card.locator('.card__i');
}

/** A figure as the page prints it, which may end in a word for screen readers. */
function points(text = ''): number {
  const figure = /^\s*([−-]?)(\d+)/.exec(text);
  if (figure === null) throw new Error(`No points in ${JSON.stringify(text)}`);
  return Number(figure[2]) * (figure[1] === '' ? 1 : -1);
}
