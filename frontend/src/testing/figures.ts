import type {
  CardCounts,
  ChanceTest,
  Estimate,
  FairnessNumbers,
  Figures,
  Meeting,
  PlayerStats,
  SiteStats,
} from '@/protocol';
import { aPlayer, NOW } from './builders';

/* Figures as the server would send them, each with whatever a test cares about put on top. */

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const SIZES = [8, 7, 6, 5, 4, 3, 2, 1] as const;
const NOTHING: Estimate = { games: 0, count: 0, value: null, low: null, high: null, small: true };

export function anEstimate(value: number, more: Partial<Estimate> = {}): Estimate {
  return { games: 42, count: 336, value, low: value - 0.1, high: value + 0.1, small: false, ...more };
}

function theFigures(): Figures {
  return {
    ladder: 'table',
    length: null,
    from: null,
    to: null,
    games: 42,
    rounds: 336,
    points_sum: 10_000,
    places: [
      { seats: 2, games: 0, places: [0, 0], first: NOTHING },
      { seats: 3, games: 10, places: [5, 3, 2], first: anEstimate(0.5, { games: 10, count: 10, small: true }) },
      { seats: 4, games: 32, places: [8, 8, 8, 8], first: anEstimate(0.25, { games: 32, count: 32 }) },
      { seats: 5, games: 0, places: [0, 0, 0, 0, 0], first: NOTHING },
    ],
    points: {
      own: anEstimate(31.3),
      margin: anEstimate(-4.5),
      by_hand_size: SIZES.map((hand_size) => ({
        hand_size,
        own: anEstimate(10 * hand_size, { count: 42 }),
        opponents: 10 * hand_size + 3,
        margin: anEstimate(-3, { count: 42 }),
      })),
    },
    rounds_won: anEstimate(0.28),
    caught: {
      hands: 240,
      cards: 700,
      points: 10_000,
      by_rank: RANKS.map((rank, i) => ({ rank, cards: 10 + i, points: 100 * i })),
      by_hand_size: SIZES.map((hand_size) => ({ hand_size, rounds: 42, hands: 30, cards: RANKS.map((_, i) => i) })),
    },
    threes: { hands: 30, kept: 36, left_over: 4, points_saved: 1008 },
    cranks: {
      opened: 58,
      answered: 49,
      paid: 63,
      answer_rate: anEstimate(0.44, { count: 112 }),
      mean_cost: 3.2,
      dearest: 13,
      paid_by_count: Array.from({ length: 12 }, (_, i) => ({ count: i + 2, paid: 12 - i })),
    },
    draws: {
      forced: anEstimate(0.15, { count: 1044 }),
      cards: { no_play: 154, five: 238, seven: 68, crank: 202, called: 18 },
    },
    last_cards: {
      down_to_one: 108,
      announced_with_play: 96,
      announced_late: 1,
      forgotten: anEstimate(0.11, { count: 108 }),
      called: 9,
      calls: 10,
    },
    times: {
      moves: 1000,
      mean_ms: 6300,
      quartiles_ms: [3500, 5300, 7900],
      classes: [0, 100, 119, 141, 168, 200, 238].map((from_ms) => ({ from_ms, moves: from_ms < 150 ? 0 : 500 })),
    },
    openings: RANKS.map((rank) => ({ rank, rounds: 25, won: 5, points: 30, margin: anEstimate(-2, { count: 25 }) })),
  };
}

export function thePlayerStats(more: Partial<PlayerStats> = {}): PlayerStats {
  const mark = (value: number, at: number) => ({ at, value, uncertainty: 40, provisional: false });
  return {
    ...theFigures(),
    rating: [mark(1600, NOW - 172_800_000), mark(1660, NOW - 86_400_000), mark(1641, NOW)],
    streaks: { firsts: { current: 2, longest: 4 }, not_last: { current: 6, longest: 12 } },
    ...more,
  };
}

export function theSiteStats(more: Partial<SiteStats> = {}): SiteStats {
  return {
    ...theFigures(),
    places: [
      { seats: 4, games: 8, places: [8, 8, 8, 8], first: anEstimate(0.25, { games: 8, count: 32, small: true }) },
    ],
    seats: [3, 4].flatMap((seats) =>
      Array.from({ length: seats }, (_, seat) => ({ seats, seat, places: [], first: anEstimate(1 / seats) })),
    ),
    dealers: [3, 4].flatMap((seats) =>
      Array.from({ length: seats }, (_, from_dealer) => ({
        seats,
        from_dealer,
        margin: anEstimate(from_dealer - 1),
        won: anEstimate(1 / seats),
      })),
    ),
    starters: RANKS.map((rank) => ({ rank, dealer_margin: anEstimate(-1), next_margin: anEstimate(1) })),
    ...more,
  };
}

export function aMeeting(name: string, more: Partial<Meeting> = {}): Meeting {
  return {
    player: aPlayer(name),
    games: 44,
    ahead: 24,
    level: 1,
    behind: 19,
    ahead_share: anEstimate(0.55, { games: 44, count: 44 }),
    margin: anEstimate(-3.5, { games: 44, count: 352 }),
    ...more,
  };
}

const TEST: ChanceTest = { statistic: 12, freedom: 12, p: 0.446 };

function cardCounts(each: number): CardCounts {
  return {
    ranks: RANKS.map((rank, i) => ({ rank, observed: each + (i % 2 === 0 ? 10 : -10), expected: each })),
    rank_test: TEST,
    suits: (['C', 'D', 'H', 'S'] as const).map((suit) => ({ suit, observed: 3 * each, expected: 3.25 * each })),
    suit_test: { statistic: 1.5, freedom: 3, p: 0.682 },
  };
}

export function theFairness(more: Partial<FairnessNumbers> = {}): FairnessNumbers {
  return {
    through: 1042,
    games: 1042,
    rounds: 9000,
    cards: 13_000,
    dealt: cardCounts(1000),
    dealt_by_seat: [0, 1].map((seat) => ({ seat, ...cardCounts(500) })),
    starters: cardCounts(700),
    tables: [2, 3, 4, 5].map((seats) => ({
      seats,
      games: seats === 2 ? 400 : 0,
      first_dealers: Array.from({ length: seats }, (_, seat) => ({ seat, observed: 200 + seat, expected: 200 })),
      first_dealer_test: seats === 2 ? { statistic: 0.1, freedom: 1, p: 0.752 } : null,
      places_by_seat: Array.from({ length: seats }, () => Array.from({ length: seats }, () => 200)),
      seat_test: null,
      places_by_dealer: Array.from({ length: seats }, () => Array.from({ length: seats }, () => 200)),
      dealer_test: null,
    })),
    of_all_tests: { tests: 16, smallest_p: 0.031, chance_of_one_so_small: 0.396 },
    ...more,
  };
}
