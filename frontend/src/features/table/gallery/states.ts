/** Every state of the table that the drawings show, as messages of the server. */
import type { CardCode, GameEvent, GameView, Hand, Legal } from '@/protocol';
import {
  aClock,
  aHand,
  aHandResult,
  aLegal,
  aPlayer,
  aRound,
  aSeat,
  aView,
  DEMANDED,
  HAND,
  NOW,
  openHand,
} from './builders';

export interface GalleryState {
  readonly view: GameView;
  /** What happened just before, for the log. */
  readonly events: readonly GameEvent[];
  /** The line is down. */
  readonly offline?: boolean;
  /** A card to press once the table stands. */
  readonly press?: CardCode;
  /** Nothing has come from the server yet. */
  readonly loading?: boolean;
}

const laid = (seat: number, card: CardCode, named: 'S' | 'H' | 'D' | 'C' | null = null): GameEvent => ({
  type: 'card_laid',
  seat,
  card,
  named,
  announced: false,
  auto: false,
});

const SO_FAR: readonly GameEvent[] = [
  laid(3, '9D'),
  laid(0, 'JD'),
  laid(1, 'JH'),
  { type: 'exposed', seat: 1 },
  { type: 'called', by: 0, seat: 1, after_ms: 1400, now: false },
  { type: 'cards_drawn', seat: 1, count: 2, wanted: 2, cards: null, why: 'called', auto: false },
  laid(2, '8H', 'S'),
  { type: 'exposed', seat: 2 },
  { type: 'away', seat: 3 },
  { type: 'cards_drawn', seat: 3, count: 1, wanted: 1, cards: null, why: 'no_play', auto: true },
];

const CRANK_SO_FAR: readonly GameEvent[] = [
  laid(3, 'JD'),
  laid(0, 'JC'),
  laid(1, '2C'),
  { type: 'crank_opened', seat: 1, count: 2 },
  laid(2, 'AD'),
  { type: 'crank_raised', seat: 2, count: 3 },
  { type: 'exposed', seat: 2 },
  { type: 'card_laid', seat: 3, card: '2D', named: null, announced: false, auto: true },
  { type: 'crank_raised', seat: 3, count: 5 },
];

const OTHERS: readonly Hand[] = [aHand(3, { loses_turn: true }), aHand(1, { exposed: true }), aHand(6)];

const TWENTY: readonly CardCode[] = [
  '2S', '5S', '7S', 'TS', 'KS', 'AH', '4H', '6H', '7H', 'QH', '3D', '5D', '6D', 'QD', 'AC', '4C', '7C', 'TC', 'KC', '8C',
]; // prettier-ignore

const crankRound = aRound({
  top: '2D',
  suit: 'D',
  asked: 'crank',
  demanded: false,
  demanded_by: null,
  crank: 5,
  discards: ['2C', 'AD', '2D'],
});
const crankLegal: Legal = aLegal(
  HAND,
  ['2S', 'AH'],
  { code: 'crank_open', params: {} },
  {
    why_no_draw: { code: 'must_answer_crank', params: {} },
  },
);
const crankView = aView({ round: crankRound, legal: crankLegal });

const waitingLegal: Legal = aLegal(
  HAND,
  [],
  { code: 'not_your_turn', params: {} },
  {
    call: [],
    why_no_draw: { code: 'not_your_turn', params: {} },
  },
);

const nine: readonly CardCode[] = ['2S', '9S', ...HAND.slice(2)];

const scored = aView({
  phase: 'score',
  clock: null,
  legal: null,
  score_sheet: { ready: [false, true, false, true], ends_at: NOW + 12_000 },
  scores: [
    [0, 60, 45, 85],
    [40, 20, 75, 0],
    [55, 85, 0, -50],
  ],
  totals: [95, 165, 120, 35],
  round: aRound({
    turn: null,
    asked: null,
    result: {
      ended_by: 'out',
      out: [2],
      scores: [55, 85, 0, -50],
      hands: [
        aHandResult({
          cards: ['8D', '3D', '6H', 'TC'],
          cancelled: [['3D', '8D']],
          points: [
            ['6H', 30],
            ['TC', 25],
          ],
          score: 55,
        }),
        aHandResult({
          cards: ['9C', '7H', '2H', '4D'],
          points: [
            ['9C', 30],
            ['7H', 20],
            ['2H', 20],
            ['4D', 15],
          ],
          score: 85,
        }),
        aHandResult(),
        aHandResult({ cards: ['KD', '3C', '3H'], cancelled: [['3C', 'KD']], left_over_threes: ['3H'], score: -50 }),
      ],
    },
    hands: [
      openHand(['8D', '3D', '6H', 'TC']),
      openHand(['9C', '7H', '2H', '4D']),
      openHand([], { out: true }),
      openHand(['KD', '3C', '3H']),
    ],
  }),
});

const ended = aView({
  phase: 'finished',
  viewpoint: 'open',
  clock: null,
  legal: null,
  ended_at: NOW + 780_000,
  ended_by: 'finished',
  scores: [
    [0, 60, 45, 85],
    [40, 20, 75, 0],
    [55, 85, 0, -50],
    [0, 15, 30, 60],
    [45, 30, 0, 20],
    [10, 50, 0, 30],
    [-50, 0, 20, 25],
    [10, 1, 20, 0],
  ],
  totals: [110, 261, 190, 170],
  places: [1, 4, 3, 2],
  round: { ...scored.round, number: 8, hand_size: 1 },
});

const FIVE_SEATS = [
  aSeat(0, aPlayer('marit')),
  aSeat(1, aPlayer('Abacus', 'bot')),
  aSeat(2, aPlayer('sitinur')),
  aSeat(3, aPlayer('lantern')),
  aSeat(4, aPlayer('Dimitar_V'), { away: true, present: false }),
];

const spectated = aRound({
  turn: 0,
  hands: [aHand(8), aHand(3, { loses_turn: true }), aHand(1, { announced: true }), aHand(6)],
});

export const STATES: Readonly<Record<string, GalleryState>> = {
  turn: { view: aView(), events: SO_FAR },
  why: { view: aView(), events: SO_FAR, press: 'QH' },
  crank: { view: crankView, events: CRANK_SO_FAR },
  late: {
    view: { ...crankView, clock: aClock({ move_ends_at: NOW - 17_000, deadline_at: NOW + 3_000 }) },
    events: CRANK_SO_FAR,
  },
  suit: { view: aView(), events: SO_FAR, press: '8D' },
  nine: {
    view: aView({
      round: aRound({ hands: [openHand(nine), ...OTHERS] }),
      legal: aLegal(nine, ['2S', '9S', 'KS', '8D'], DEMANDED),
    }),
    events: SO_FAR,
    press: '9S',
  },
  starter: {
    view: aView({
      round: aRound({
        asked: 'name',
        dealer: 0,
        discards: ['8H'],
        demanded: false,
        demanded_by: null,
        suit: 'H',
        moves: 0,
      }),
      legal: aLegal(HAND, [], { code: 'name_first', params: {} }, { name: ['C', 'D', 'H', 'S'], call: [] }),
    }),
    events: [{ type: 'round_dealt', number: 3, dealer: 0, hand_size: 6, hands: [null, null, null, null] }],
  },
  draw: {
    view: aView({
      legal: aLegal(HAND, [], DEMANDED, { draw: true, why_no_draw: null }),
      round: aRound({ direction: -1 }),
    }),
    events: SO_FAR,
  },
  last: {
    view: aView({
      round: aRound({ hands: [openHand(['7S', 'KS']), ...OTHERS] }),
      legal: aLegal(['7S', 'KS'], ['7S', 'KS'], DEMANDED, { announce_with_play: true }),
    }),
    events: SO_FAR,
  },
  exposed: {
    view: aView({
      round: aRound({ turn: 3, hands: [openHand(['KS'], { exposed: true }), ...OTHERS] }),
      clock: aClock({ seat: 3 }),
      legal: aLegal(['KS'], [], { code: 'not_your_turn', params: {} }, { last: true }),
    }),
    events: SO_FAR,
  },
  held: {
    view: aView({
      your_pending_call: { seat: 2, due_at: NOW + 900 },
      legal: aLegal(HAND, ['2S', '7S', 'KS', '8D'], DEMANDED, { call: [] }),
    }),
    events: SO_FAR,
  },
  score: { view: scored, events: [...SO_FAR, { type: 'went_out', seat: 2 }] },
  end: { view: ended, events: [] },
  two: {
    view: aView({
      seats: FIVE_SEATS.slice(0, 2),
      totals: [40, 120],
      scores: [
        [0, 45],
        [40, 75],
      ],
      round: aRound({ dealer: 1, demanded_by: 1, hands: [openHand(HAND), aHand(5)] }),
      legal: aLegal(HAND, ['2S', '7S', 'KS', '8D'], DEMANDED, { call: [] }),
    }),
    events: [laid(0, 'JD'), laid(1, '4D'), { type: 'turn_skipped', seat: 0 }, laid(1, '8H', 'S')],
  },
  three: {
    view: aView({
      seats: FIVE_SEATS.slice(0, 3),
      totals: [40, 80, 120],
      round: aRound({ dealer: 2, demanded_by: 1, hands: [openHand(HAND), aHand(5), aHand(6)] }),
      legal: aLegal(HAND, ['2S', '7S', 'KS', '8D'], DEMANDED, { call: [] }),
    }),
    events: [laid(0, 'JD'), laid(2, '8H', 'S')],
  },
  five: {
    view: aView({
      seats: FIVE_SEATS,
      totals: [40, 80, 120, 55, 85],
      scores: [
        [0, 60, 45, 45, 85],
        [40, 20, 75, 10, 0],
      ],
      clock: aClock({ seat: 3, bank_ms: [100_000, 60_000, 60_000, 60_000, 60_000] }),
      round: aRound({
        turn: 3,
        dealer: 4,
        hands: [openHand(HAND), OTHERS[0] ?? aHand(3), aHand(1, { exposed: true }), aHand(4), aHand(6)],
      }),
      legal: { ...waitingLegal, call: [2] },
    }),
    events: SO_FAR,
  },
  many: {
    view: aView({
      round: aRound({ hands: [openHand(TWENTY), ...OTHERS] }),
      legal: aLegal(TWENTY, ['2S', '5S', '7S', 'TS', 'KS', '8C'], DEMANDED),
    }),
    events: SO_FAR,
  },
  manysuit: {
    view: aView({
      round: aRound({ hands: [openHand(TWENTY), ...OTHERS] }),
      legal: aLegal(TWENTY, ['2S', '5S', '7S', 'TS', 'KS', '8C'], DEMANDED),
    }),
    events: SO_FAR,
    press: '8C',
  },
  offline: { view: aView(), events: SO_FAR, offline: true, press: '7S' },
  away: {
    view: aView({
      seats: aView().seats.map((seat) =>
        seat.seat === 0 ? { ...seat, away: true, auto_moves: ['QD', 'draw'] } : seat,
      ),
      round: aRound({ turn: 2 }),
      clock: aClock({ seat: 2 }),
      legal: { ...waitingLegal, call: [2] },
    }),
    events: SO_FAR,
  },
  alone: {
    view: aView({
      rated: true,
      ladder: 'table',
      may_end_now: true,
      seats: aView().seats.map((seat) => ({ ...seat, away: false, left: seat.seat > 1 })),
    }),
    events: SO_FAR,
  },
  stopped: {
    view: aView({
      phase: 'aborted',
      ended_by: 'aborted',
      ended_at: NOW,
      viewpoint: 'open',
      clock: null,
      legal: null,
      scores: [[40, 20, 75, 0]],
      totals: [40, 20, 75, 0],
      seats: aView().seats.map((seat) => ({ ...seat, never_came: seat.seat === 3 })),
    }),
    events: SO_FAR,
  },
  watch: {
    view: aView({ viewpoint: 'spectator', your_seat: null, legal: null, round: spectated }),
    events: SO_FAR,
  },
  load: { view: aView(), events: [], loading: true },
};
