/** Views as the server would send them, for the gallery and for tests: a table in the third round, and changes to it. */
import type {
  CardCode,
  Clock,
  GameEvent,
  GameMessage,
  GameSeat,
  GameView,
  Hand,
  HandResult,
  Legal,
  Options,
  Player,
  PlayerKind,
  Reason,
  Round,
  Seat,
  Suit,
  Table,
} from '@/protocol';

export const NOW = 1_790_000_000_000;

export const HAND: readonly CardCode[] = ['2S', '7S', 'KS', 'AH', '6H', 'QH', '3D', '8D', 'TC'];

const OPTIONS: Options = {
  length: 'short',
  matching: 'colour',
  wild_nines: false,
  covered_six: false,
  free_draw: false,
};

export function aPlayer(name: string, kind: PlayerKind = 'human'): Player {
  return {
    public_id: `u_${name}`,
    name,
    kind,
    avatar: '',
    country: '',
    bot: kind === 'bot' ? 'careful' : null,
    rating: null,
  };
}

export function aSeat(seat: Seat, player: Player, change: Partial<GameSeat> = {}): GameSeat {
  return { seat, player, present: true, away: false, left: false, auto_moves: [], never_came: false, ...change };
}

export function aHand(count: number, change: Partial<Hand> = {}): Hand {
  return { count, cards: null, exposed: false, announced: false, loses_turn: false, out: false, ...change };
}

export function openHand(cards: readonly CardCode[], change: Partial<Hand> = {}): Hand {
  return aHand(cards.length, { cards: [...cards], ...change });
}

export function aClock(change: Partial<Clock> = {}): Clock {
  const moveEnds = NOW + 12_400;
  return {
    seat: 0,
    starts_at: moveEnds - 20_000,
    move_ends_at: moveEnds,
    deadline_at: moveEnds + 100_000,
    bank_ms: [100_000, 60_000, 60_000, 60_000],
    move_ms: 20_000,
    left_out_ms: 0,
    ...change,
  };
}

/** The round of the drawings: spades demanded by an eight, nine cards in hand. */
export function aRound(change: Partial<Round> = {}): Round {
  return {
    number: 3,
    rounds: 8,
    dealer: 3,
    hand_size: 6,
    starter: '9D',
    direction: 1,
    turn: 0,
    asked: 'play',
    top: '8H',
    suit: 'S',
    demanded: true,
    demanded_by: 2,
    crank: 0,
    settling: false,
    draw_count: 17,
    discard_count: 12,
    discards: ['JD', 'JH', '8H'],
    hands: [openHand(HAND), aHand(3, { loses_turn: true }), aHand(1, { exposed: true }), aHand(6)],
    moves: 22,
    result: null,
    ...change,
  };
}

/** What may be played of `cards`, and why not the rest. */
export function aLegal(
  cards: readonly CardCode[],
  playable: readonly CardCode[],
  reason: Reason,
  change: Partial<Legal> = {},
): Legal {
  return {
    play: playable.map((card) => ({ card, names: namesOf(card), may_keep: !card.startsWith('8') })),
    draw: false,
    name: [],
    last: false,
    announce_with_play: false,
    call: [2],
    why_not: Object.fromEntries(cards.filter((card) => !playable.includes(card)).map((card) => [card, reason])),
    why_no_draw: { code: 'must_play', params: {} },
    ...change,
  };
}

const SISTER: Readonly<Record<Suit, Suit>> = { C: 'S', S: 'C', D: 'H', H: 'D' };

/** The suits the server would offer with an eight and a nine. */
function namesOf(card: CardCode): Suit[] {
  if (card.startsWith('8')) return ['C', 'D', 'H', 'S'];
  return card.startsWith('9') ? [SISTER[card.charAt(1) as Suit]] : [];
}

export const DEMANDED: Reason = { code: 'suit_demanded', params: { suit: 'S', by: '8' } };

export function aView(change: Partial<GameView> = {}): GameView {
  const seats = [
    aSeat(0, aPlayer('marit')),
    aSeat(1, aPlayer('Abacus', 'bot')),
    aSeat(2, aPlayer('sitinur')),
    aSeat(3, aPlayer('Dimitar_V'), { away: true, present: false }),
  ];
  return {
    game_id: 'g1',
    table_id: 'brass-notch',
    version: 57,
    turn: 31,
    phase: 'playing',
    viewpoint: 0,
    your_seat: 0,
    options: OPTIONS,
    pace: 'normal',
    rated: false,
    ladder: null,
    started_at: NOW - 600_000,
    ended_at: null,
    ended_by: null,
    seats,
    clock: aClock(),
    score_sheet: null,
    fairness: { commitment: 'c0', client_hashes: [], server_seed: null, client_seeds: null },
    first_dealer: 1,
    cut: [],
    round: aRound(),
    opening: [],
    legal: aLegal(HAND, ['2S', '7S', 'KS', '8D'], DEMANDED),
    scores: [
      [0, 60, 45, 85],
      [40, 20, 75, 0],
    ],
    totals: [40, 80, 120, 85],
    places: null,
    may_end_now: false,
    your_pending_call: null,
    ...change,
  };
}

export function aTable(view: GameView, change: Partial<Table> = {}): Table {
  return {
    table_id: view.table_id,
    version: 12,
    state: view.phase === 'finished' ? 'ended' : 'playing',
    visibility: 'private',
    ladder: null,
    pace: view.pace,
    options: view.options,
    host: 0,
    opened_at: NOW,
    you: view.your_seat,
    seats: view.seats.map(({ seat, player, present }) => ({
      seat,
      player,
      reserved_for: null,
      here: true,
      present,
      ready: true,
      revealed: true,
    })),
    kept_out: false,
    watching: { count: 0, people: [] },
    start: null,
    game_id: view.game_id,
    previous_game_id: null,
    ...change,
  };
}

export function aMessage(
  view: GameView,
  events: readonly GameEvent[] = [],
  change: Partial<GameMessage> = {},
): GameMessage {
  return {
    type: 'game',
    now: NOW,
    game_id: view.game_id,
    version: view.version,
    moves: [],
    auto: false,
    events: [...events],
    view,
    ...change,
  };
}

export function aHandResult(change: Partial<HandResult> = {}): HandResult {
  return { cards: [], cancelled: [], left_over_threes: [], points: [], score: 0, ...change };
}
