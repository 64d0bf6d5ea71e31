import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { i18n, startWords } from '@/i18n';
import type { ClientMessage, GameView } from '@/protocol';
import { setPreferences } from '@/features/settings';
import { FakeAudio } from '@/testing/FakeAudio';
import { FakeServer } from '@/testing/FakeServer';
import { show } from '@/testing/render';
import { aHand, aLegal, aMessage, aRound, aView, DEMANDED, HAND, NOW, openHand } from './gallery/builders';
import { aStage, type Stage } from './gallery/stage';
import { STATES } from './gallery/states';
import { GameTable } from './GameTable';

// Whole tables are slow to search by role on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

beforeAll(async () => {
  await startWords('en');
  await i18n.loadNamespaces(['table', 'settings']);
});

async function lay(view: GameView, server = new FakeServer()): Promise<Stage> {
  const stage = aStage(view);
  await show(<GameTable tableId={view.table_id} connection={stage.connection} />, server);
  act(() => stage.connection.receive(aMessage(view)));
  return stage;
}

function state(name: string): GameView {
  const found = STATES[name];
  if (found === undefined) throw new Error(`No gallery state ${name}.`);
  return found.view;
}

const actions = (stage: Stage) => stage.sent.filter(({ type }) => type === 'action');
const hand = () => screen.getByRole('list', { name: /^Your hand/ });
const card = (name: RegExp) => within(hand()).getByRole('button', { name });
/** What the page says to the player about what they did. */
const said = () => within(screen.getByRole('region', { name: 'You' })).getByRole('status');
const discards = () => screen.getByRole('img', { name: /^Top discard/ });

function sentAction(stage: Stage): Extract<ClientMessage, { type: 'action' }> {
  const [sent] = actions(stage);
  if (sent?.type !== 'action') throw new Error('Nothing was sent.');
  return sent;
}

function refuse(stage: Stage, code: string, detail: string): void {
  const { action_id } = sentAction(stage);
  const body = { type: 'client_error' as const, errors: [{ code, detail, attr: null }] };
  act(() => stage.connection.receive({ type: 'answer', action_id, status: 409, body } as never));
}

describe('the hand', () => {
  it('plays a card the moment it is pressed, and sends it once', async () => {
    const stage = await lay(state('turn'));
    await userEvent.click(card(/^Seven of spades/));
    expect(actions(stage)).toEqual([{ type: 'action', action_id: 'action-1', action: '7S', turn: 31 }]);
    expect(within(hand()).queryByRole('button', { name: /^Seven of spades/ })).not.toBeInTheDocument();
    expect(discards()).toHaveAccessibleName('Top discard: Seven of spades');

    await userEvent.click(card(/^King of spades/));
    expect(actions(stage)).toHaveLength(1);
  });

  it('takes the card back with the reason when the server refuses', async () => {
    const stage = await lay(state('turn'));
    await userEvent.click(card(/^Seven of spades/));
    refuse(stage, 'illegal_play', 'Spades it may be, but not this one.');
    await waitFor(() => expect(said()).toHaveTextContent('Spades it may be, but not this one.'));
    expect(card(/^Seven of spades/)).toBeVisible();
  });

  it('says why a card cannot be played, and sends nothing', async () => {
    const stage = await lay(state('turn'));
    expect(card(/^Queen of hearts/)).toHaveAccessibleName(
      'Queen of hearts. The 8 demands spades: this card has neither that suit nor that rank.',
    );
    await userEvent.click(card(/^Queen of hearts/));
    expect(screen.getByText('Not the queen of hearts.')).toBeVisible();
    expect(actions(stage)).toEqual([]);
  });

  it('keeps the card on the table through a call by somebody else', async () => {
    const stage = await lay(state('turn'));
    await userEvent.click(card(/^Seven of spades/));
    const view = { ...state('turn'), version: 58 };
    act(() => stage.connection.receive(aMessage(view, [{ type: 'announced', seat: 2, late: true }])));
    expect(discards()).toHaveAccessibleName('Top discard: Seven of spades');
  });

  it('asks for the suit of an eight, and takes one key for it', async () => {
    const stage = await lay(state('turn'));
    await userEvent.click(card(/^Eight of diamonds/));
    expect(screen.getByRole('group', { name: 'Name the suit to follow' })).toBeVisible();
    expect(actions(stage)).toEqual([]);
    await userEvent.keyboard('h');
    expect(sentAction(stage).action).toBe('8D=H');
  });

  it('puts the chooser away with Escape, and gives the focus back', async () => {
    const stage = await lay(state('turn'));
    await userEvent.click(card(/^Eight of diamonds/));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Name the suit to follow' })).not.toBeInTheDocument();
    expect(card(/^Eight of diamonds/)).toHaveFocus();
    expect(actions(stage)).toEqual([]);
  });

  it('may keep the suit of a nine', async () => {
    const stage = await lay(state('nine'));
    await userEvent.click(card(/^Nine of spades/));
    await userEvent.click(screen.getByRole('button', { name: /^Spades\s*as it is/ }));
    expect(sentAction(stage).action).toBe('9S');
  });

  it('names the suit of a starter before anything else', async () => {
    const stage = await lay(state('starter'));
    await userEvent.click(screen.getByRole('button', { name: /^Clubs/ }));
    expect(sentAction(stage).action).toBe('name=C');
  });
});

describe('the keyboard', () => {
  it('walks along the hand and plays with Enter', async () => {
    const stage = await lay(state('turn'));
    act(() => card(/^Two of spades/).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
    expect(sentAction(stage).action).toBe('7S');
  });

  it('plays a card by its own letters', async () => {
    const stage = await lay(state('turn'));
    await userEvent.keyboard('ks');
    expect(sentAction(stage).action).toBe('KS');
  });

  it('does not take the D of a pair for a draw', async () => {
    const stage = await lay(state('turn'));
    await userEvent.keyboard('3d');
    expect(actions(stage)).toEqual([]);
    expect(screen.getByText('Not the three of diamonds.')).toBeVisible();
  });

  it('draws with d, and says why not when that may not be', async () => {
    const drawn = await lay(state('draw'));
    await userEvent.keyboard('d');
    expect(sentAction(drawn).action).toBe('draw');
  });

  it('gives the reason for no draw', async () => {
    const stage = await lay(state('turn'));
    await userEvent.keyboard('d');
    expect(said()).toHaveTextContent('You can play, so you must.');
    expect(actions(stage)).toEqual([]);
  });

  it('calls whoever is exposed with i, once however often it is pressed before the answer', async () => {
    const stage = await lay(state('turn'));
    await userEvent.keyboard('iii');
    expect(actions(stage)).toEqual([{ type: 'action', action_id: 'action-1', action: 'call@2' }]);
    refuse(stage, 'not_exposed', 'Too late.');
    await userEvent.keyboard('i');
    expect(actions(stage)).toHaveLength(2);
  });

  it('comes to the hand by an arrow from nowhere, and stays there when its card is played', async () => {
    await lay(state('turn'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(card(/^Seven of spades/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(discards()).toHaveAccessibleName('Top discard: Seven of spades');
    expect(hand()).toContainElement(document.activeElement as HTMLElement);
  });

  it('plays by no letter for whoever has switched them off, and shows none', async () => {
    setPreferences({ letters: false });
    onTestFinished(() => setPreferences({ letters: true }));
    const stage = await lay(state('turn'));
    await userEvent.keyboard('ksdli');
    expect(actions(stage)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Last card!' })).toHaveTextContent(/^Last card!\s*$/);
    act(() => card(/^Eight of diamonds/).focus());
    await userEvent.keyboard('{Enter}h');
    expect(actions(stage)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(actions(stage)).toHaveLength(1);
  });
});

describe('the last card', () => {
  it('is announced with the play once armed', async () => {
    const stage = await lay(state('last'));
    const button = screen.getByRole('button', { name: /Last card!/, pressed: false });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(card(/^King of spades/));
    expect(sentAction(stage).action).toBe('KS!');
  });

  it('is said at once by whoever is exposed, out of turn', async () => {
    const stage = await lay(state('exposed'));
    await userEvent.keyboard('l');
    expect(actions(stage)).toEqual([{ type: 'action', action_id: 'action-1', action: 'last' }]);
  });

  it('is refused in words when there is nothing to announce', async () => {
    const stage = await lay(state('turn'));
    await userEvent.keyboard('l');
    expect(said()).toHaveTextContent('Nothing to announce now.');
    expect(actions(stage)).toEqual([]);
  });
});

describe('what is seen', () => {
  it('keeps the end in sight though the browser closes the dialog', async () => {
    await lay(state('end'));
    const end = screen.getByRole<HTMLDialogElement>('dialog');
    end.close();
    fireEvent(end, new Event('close'));
    expect(end.open).toBe(true);
  });

  it('keeps the ways on from the end out of what scrolls', async () => {
    await lay(state('end'));
    const scroller = screen.getByText('Your best round').closest('.end__scroll');
    expect(scroller).toContainElement(within(screen.getByRole('dialog')).getByRole('list'));
    expect(scroller).not.toContainElement(screen.getByRole('button', { name: 'Rematch' }));
    expect(scroller).not.toContainElement(screen.getByRole('heading', { name: 'You win by 60' }));
  });

  it('shows an opponent’s cards by number alone, and their badges', async () => {
    await lay(state('turn'));
    const abacus = screen.getByRole('article', { name: 'Abacus, 3 cards' });
    expect(within(abacus).getByText('Loses a turn')).toBeVisible();
    expect(within(abacus).queryByRole('img')).not.toBeInTheDocument();
    expect(within(screen.getByRole('article', { name: 'Dimitar_V, 6 cards' })).getByText('Away')).toBeVisible();
  });

  it('tells a held call instead of offering it again', async () => {
    await lay(state('held'));
    expect(screen.queryByRole('button', { name: /Idiot!/ })).not.toBeInTheDocument();
    expect(screen.getByText('Called…')).toBeVisible();
  });

  it('tells a call that the server has just taken and holds back', async () => {
    const stage = await lay({ ...state('turn'), version: 57 });
    expect(screen.getByRole('button', { name: /Idiot!/ })).toBeVisible();
    const { game_id } = state('turn');
    act(() => stage.connection.receive({ type: 'pending_call', now: NOW, game_id, seat: 2, due_at: NOW + 700 }));
    expect(screen.queryByRole('button', { name: /Idiot!/ })).not.toBeInTheDocument();
    expect(screen.getByText('Called…')).toBeVisible();
  });

  it('tells the player who was first, before their eyes', async () => {
    const stage = await lay(state('turn'));
    const view = { ...state('turn'), version: 58 };
    act(() =>
      stage.connection.receive(
        aMessage(view, [{ type: 'call_void', by: 0, seat: 2, ended_by: 'announced', by_ms: 400 }]),
      ),
    );
    const mine = screen.getByRole('region', { name: 'You' });
    expect(within(mine).getAllByText('sitinur announced 0.4 s before your call.')[0]).toBeVisible();
  });

  it('has no hand and nothing to press for a spectator', async () => {
    await lay(state('watch'));
    expect(screen.queryByRole('list', { name: /^Your hand/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Idiot!|Draw|Last card!/ })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Watching' })).toBeVisible();
  });

  it('writes the log in whole sentences, from where its reader sits', async () => {
    const stage = await lay(state('turn'));
    const view = { ...state('turn'), version: 58, turn: 32 };
    act(() =>
      stage.connection.receive(
        aMessage(view, [
          { type: 'card_laid', seat: 0, card: 'KS', named: null, announced: false, auto: false },
          { type: 'called', by: 0, seat: 2, after_ms: 400, now: false },
        ]),
      ),
    );
    const log = screen.getByRole('log');
    expect(log).toHaveTextContent('You played King of spades');
    expect(log).toHaveTextContent('You called sitinur an idiot, 0.4 s after the play.');
  });

  it('lets whoever was away come back', async () => {
    await lay(state('away'));
    expect(screen.getByRole('heading', { name: 'You were away' })).toBeVisible();
    expect(screen.getByRole('button', { name: /I’m back/ })).toBeVisible();
  });

  it('says so when the line breaks, and what becomes of the card', async () => {
    const stage = await lay(state('turn'));
    await userEvent.click(card(/^Seven of spades/));
    act(() => stage.breakLine());
    expect(screen.getByText('Reconnecting.').closest('[role="status"]')).toHaveTextContent(
      'Seven of spades goes out when the line is back',
    );
    expect(discards()).toHaveAccessibleName('Top discard: Seven of spades, yours, waiting to be sent');
  });
});

describe('after the round', () => {
  it('lays out what each held, and how it adds up', async () => {
    await lay(state('score'));
    const pad = await screen.findByRole('dialog', { name: 'Round 3: sitinur went out' });
    const now = within(pad).getByRole('row', { name: /^6/ });
    expect(now).toHaveTextContent('5530 + 25, the 8 struck out');
    expect(now).toHaveTextContent('−50the K struck out, a 3 left over');
    expect(within(pad).getByRole('row', { name: /^Total/ })).toHaveTextContent(/95165120\s*35 leads/);
    expect(within(pad).getByRole('button', { name: /^Ready/ })).toBeVisible();
  });

  it('ends with the places, the points of every round, and ways on', async () => {
    await lay(state('end'));
    const end = await screen.findByRole('dialog', { name: 'You win by 60' });
    const places = within(end).getAllByRole('listitem');
    expect(places.map((place) => place.textContent)).toEqual([
      expect.stringMatching(/^1stMmarit.*110$/),
      expect.stringMatching(/^2ndDDimitar_V.*170$/),
      expect.stringMatching(/^3rdSsitinur.*190$/),
      expect.stringMatching(/^4thAAbacus.*261$/),
    ]);
    expect(within(end).getByText('−50 with 2 cards')).toBeVisible();
    expect(within(end).getByRole('link', { name: 'Replay' })).toHaveAttribute('href', '/games/g1');
  });
});

describe('a call that fails', () => {
  it.each([
    { name: 'Ready', at: 'score', path: /continue$/ },
    { name: 'I’m back', at: 'away', path: /back$/ },
    { name: 'Rematch', at: 'end', path: /rematch$/ },
  ])('says so beside *$name*, and may be made again', async ({ name, at, path }) => {
    const server = new FakeServer();
    server.refuse('POST', path, 503, 'busy', 'The server is too busy.');
    await lay(state(at), server);
    const button = await screen.findByRole('button', { name: new RegExp(`^${name}`) });
    await userEvent.click(button);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The server is too busy.');
    expect(button.parentElement).toContainElement(alert);
    await userEvent.click(button);
    await waitFor(() => expect(server.calls.filter((call) => path.test(call.path))).toHaveLength(2));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is too busy.');
  });

  it('is forgotten by the next absence', async () => {
    const server = new FakeServer();
    server.refuse('POST', /back$/, 503, 'busy', 'The server is too busy.');
    const away = state('away');
    const stage = await lay(away, server);
    await userEvent.click(screen.getByRole('button', { name: /^I’m back/ }));
    await screen.findByRole('alert');
    const seats = away.seats.map((seat) => ({ ...seat, away: false }));
    act(() => stage.connection.receive(aMessage({ ...away, version: away.version + 1, seats })));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^I’m back/ })).not.toBeInTheDocument());
    act(() => stage.connection.receive(aMessage({ ...away, version: away.version + 2 })));
    expect(await screen.findByRole('button', { name: /^I’m back/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says why leaving did not work, in the question itself, and forgets it when one stays', async () => {
    const server = new FakeServer();
    server.refuse('POST', /leave$/, 503, 'busy', 'The server is too busy.');
    await lay(state('turn'), server);
    const ask = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Table menu' }));
      await userEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server is too busy.');
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    expect((await ask()).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is forgotten by the sheet of the next round', async () => {
    const server = new FakeServer();
    server.refuse('POST', /continue$/, 503, 'busy', 'The server is too busy.');
    const view = state('score');
    const stage = await lay(view, server);
    await userEvent.click(await screen.findByRole('button', { name: /^Ready/ }));
    await screen.findByRole('alert');
    const next = { ...view, version: view.version + 1, round: { ...view.round, number: view.round.number + 1 } };
    act(() => stage.connection.receive(aMessage(next)));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Ready/ })).toBeVisible();
  });
});

it('shows quick changes one after another, and catches up', async () => {
  const stage = await lay(state('turn'));
  const step = (version: number, top: 'KS' | 'QS') =>
    aMessage(
      aView({
        version,
        turn: version,
        round: aRound({ top, discards: [top], hands: [openHand(HAND), aHand(3), aHand(1), aHand(6)] }),
        legal: aLegal(HAND, [], DEMANDED),
      }),
      [{ type: 'card_laid', seat: 1, card: top, named: null, announced: false, auto: false }],
    );
  act(() => {
    stage.connection.receive(step(58, 'KS'));
    stage.connection.receive(step(59, 'QS'));
  });
  expect(discards()).toHaveAccessibleName('Top discard: King of spades');
  await waitFor(() => expect(discards()).toHaveAccessibleName('Top discard: Queen of spades'));
});

describe('sounds', () => {
  beforeEach(() => {
    vi.stubGlobal('AudioContext', FakeAudio);
    FakeAudio.started = [];
    setPreferences({ sound: false });
  });

  const kingOfSpades = (view: GameView) =>
    aMessage({ ...view, version: view.version + 1, turn: view.version }, [
      { type: 'card_laid', seat: 1, card: 'KS', named: null, announced: false, auto: false },
    ]);

  it('are off until the menu or the settings switch them on, and then tell each change once', async () => {
    const view = state('watch');
    const stage = await lay(view);
    act(() => stage.connection.receive(kingOfSpades(view)));
    expect(FakeAudio.started).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Table menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sounds' }));
    FakeAudio.started = [];
    act(() => stage.connection.receive(kingOfSpades({ ...view, version: view.version + 1 })));
    await waitFor(() => expect(FakeAudio.started).toEqual(['noise']));
    await userEvent.click(screen.getByRole('button', { name: 'Table menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sounds', pressed: true }));
    act(() => stage.connection.receive(kingOfSpades({ ...view, version: view.version + 2 })));
    expect(FakeAudio.started).toEqual(['noise']);
  });

  it('tell the own card as it is played, before the server has it', async () => {
    await lay(state('turn'));
    await userEvent.click(screen.getByRole('button', { name: 'Table menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sounds' }));
    FakeAudio.started = [];
    await userEvent.click(card(/^Seven of spades/));
    expect(FakeAudio.started).toEqual(['noise']);
  });
});

describe('who sits there', () => {
  const rating = { value: 1612, uncertainty: 84, provisional: false };
  const rated = (view: GameView): GameView => ({
    ...view,
    clock: null,
    seats: view.seats.map((seat) =>
      seat.seat < 2
        ? { ...seat, player: { ...seat.player, rating: { ...rating, provisional: seat.seat === 1 } } }
        : seat,
    ),
  });
  const plate = (name: string) =>
    within(screen.getByRole('region', { name: 'Opponents and piles' })).getByRole('article', {
      name: new RegExp(`^${name}`),
    });

  it('shows ratings beside the points, where there are any, and the own one beside the own name', async () => {
    const view = rated(state('turn'));
    await lay(view);
    const [me, first, second] = view.seats.map(({ player }) => player.name);
    expect(plate(first ?? '')).toHaveTextContent(/points\s*rating 1612\?/);
    expect(plate(second ?? '')).not.toHaveTextContent('rating');
    expect(screen.getByRole('article', { name: new RegExp(`^You, ${me ?? ''}`) })).toHaveTextContent(
      /rating 1612(?!\?)/,
    );
  });

  it('opens what one may do about somebody from the plate', async () => {
    const view = state('turn');
    await lay(view);
    const name = view.seats[1]?.player.name ?? '';
    await userEvent.click(within(plate(name)).getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByRole('link', { name: 'See their profile' })).toHaveAttribute('href', `/players/u_${name}`);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('time and company', () => {
  it('tells the server when the cards of a round are seen, once for each round and line', async () => {
    const view = state('turn');
    const stage = await lay(view);
    const seen = () => stage.sent.filter(({ type }) => type === 'seen');
    expect(seen()).toEqual([{ type: 'seen', game_id: view.game_id, round: view.round.number }]);
    act(() => stage.connection.receive(aMessage({ ...view, version: view.version + 1 })));
    expect(seen()).toHaveLength(1);
    const next = { ...view, version: view.version + 2, round: { ...view.round, number: view.round.number + 1 } };
    act(() => stage.connection.receive(aMessage(next)));
    await waitFor(() => expect(seen()).toHaveLength(2));
  });

  it('says nothing of the kind for whoever looks on', async () => {
    const stage = await lay(state('watch'));
    expect(stage.sent.filter(({ type }) => type === 'seen')).toEqual([]);
  });

  it('offers whoever was left alone to end the game, and does so', async () => {
    const server = new FakeServer();
    const view = { ...state('turn'), rated: true, may_end_now: true };
    server.on('POST', /\/end$/, () => ({
      body: aMessage({ ...view, version: view.version + 1, may_end_now: false }),
    }));
    await lay(view, server);
    const plate = within(screen.getByRole('region', { name: 'Everybody else has left' }));
    expect(plate.getByText(/both ways it is rated/)).toBeVisible();
    await userEvent.click(plate.getByRole('button', { name: 'End the game now' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Everybody else has left' })).not.toBeInTheDocument(),
    );
  });

  it('lets them play on, and end it later from the menu', async () => {
    await lay({ ...state('turn'), may_end_now: true });
    await userEvent.click(screen.getByRole('button', { name: 'Play on' }));
    expect(screen.queryByRole('region', { name: 'Everybody else has left' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Table menu' }));
    expect(screen.getByRole('button', { name: 'End the game now' })).toBeVisible();
  });

  it('says why ending did not work', async () => {
    const server = new FakeServer();
    server.refuse('POST', /\/end$/, 503, 'busy', 'The server is too busy.');
    await lay({ ...state('turn'), may_end_now: true }, server);
    await userEvent.click(screen.getByRole('button', { name: 'End the game now' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is too busy.');
  });

  it.each([
    [1, /^Abacus never made a move\. Nobody wins or loses rating/],
    [0, /^You made no move in the first round/],
  ])('says who did not come where a game was stopped (seat %i)', async (missing, words) => {
    const view = state('turn');
    await lay({
      ...view,
      phase: 'aborted',
      ended_by: 'aborted',
      viewpoint: 'open',
      clock: null,
      legal: null,
      seats: view.seats.map((seat) => ({ ...seat, never_came: seat.seat === missing })),
    });
    expect(await screen.findByRole('heading', { name: 'The game was stopped' })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says that the server was down, and for how long', async () => {
    const view = state('turn');
    const stage = await lay(view);
    const clock = view.clock === null ? null : { ...view.clock, left_out_ms: 42_000 };
    act(() => stage.connection.receive(aMessage({ ...view, version: view.version + 1, clock })));
    const told = await screen.findAllByText(/The server was away for 42 seconds; that time counts for nobody\./);
    expect(told.length).toBeGreaterThan(0);
  });

  it('takes a sheet that went by itself for read', async () => {
    const server = new FakeServer();
    server.refuse('POST', /continue$/, 409, 'no_score_sheet', 'No score sheet is shown.');
    await lay(state('score'), server);
    await userEvent.click(await screen.findByRole('button', { name: /^Ready/ }));
    await waitFor(() => expect(server.calls.some(({ path }) => path.endsWith('/continue'))).toBe(true));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
