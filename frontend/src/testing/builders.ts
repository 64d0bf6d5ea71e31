import type {
  FinishedGame,
  GameMessage,
  GameView,
  HouseBot,
  LiveGame,
  Me,
  Player,
  ReadyStep,
  Round,
  Table,
  TableSeat,
} from '@/protocol';

/* Things as the server would send them, each with whatever a test cares about put on top. */

export const NOW = Date.UTC(2026, 10, 29, 20, 0, 0);

export function aPlayer(name: string, more: Partial<Player> = {}): Player {
  return { public_id: `u_${name}`, name, kind: 'human', avatar: '', country: '', bot: null, rating: null, ...more };
}

export function aBot(name: string, bot = 'careful'): Player {
  return aPlayer(name, { kind: 'bot', bot });
}

export function aMe(name: string, more: Partial<Me> = {}): Me {
  return {
    public_id: `u_${name}`,
    name,
    kind: 'human',
    avatar: '',
    country: '',
    language: 'en',
    stats_hidden: false,
    email: `${name}@example.org`,
    email_verified: true,
    current: null,
    ...more,
  };
}

export function aSeat(seat: number, player: Player | null, more: Partial<TableSeat> = {}): TableSeat {
  const sits = player !== null;
  return {
    seat,
    player,
    reserved_for: null,
    here: sits,
    present: sits,
    ready: false,
    revealed: false,
    ...more,
  };
}

/** A private table of marit's with three seats: herself, a bot, and a free one. */
export function aTable(more: Partial<Table> = {}): Table {
  return {
    table_id: 'brass-notch-7kq2',
    version: 1,
    state: 'seats',
    visibility: 'private',
    pace: 'normal',
    ladder: null,
    options: { length: 'short', matching: 'colour', wild_nines: false, covered_six: false, free_draw: false },
    host: 0,
    you: 0,
    opened_at: NOW,
    seats: [aSeat(0, aPlayer('marit')), aSeat(1, aBot('Barrel')), aSeat(2, null)],
    kept_out: false,
    watching: { count: 0, people: [] },
    start: null,
    game_id: null,
    previous_game_id: null,
    ...more,
  };
}

export function aReadyStep(more: Partial<ReadyStep> = {}): ReadyStep {
  return {
    game_id: 'g1',
    commitment: '4f0c91d7c1e8a35b77d4cc9e1f10be5d92a7b0a6f4c3d8e1b2a39f5c6d7e2ab8',
    stage: 'hashes',
    deadline_at: NOW + 12_000,
    client_hashes: [null, null],
    seats: [0, 1],
    ...more,
  };
}

export const HOUSE_BOTS: HouseBot[] = [
  { bot: 'random', name: 'Pip', summary: 'plays what fits', ratings: { duel: null, table: null } },
  {
    bot: 'careful',
    name: 'Barrel',
    summary: 'knows the crank',
    ratings: { duel: null, table: { value: 1280, uncertainty: 40, provisional: false } },
  },
];

export function aRound(more: Partial<Round> = {}): Round {
  return {
    number: 1,
    rounds: 8,
    dealer: 0,
    hand_size: 8,
    starter: 'TD',
    direction: 1,
    turn: 0,
    asked: 'play',
    top: 'TD',
    suit: 'D',
    demanded: false,
    demanded_by: null,
    crank: 0,
    settling: false,
    draw_count: 35,
    discard_count: 1,
    discards: ['TD'],
    hands: [
      { count: 2, cards: ['2S', 'KD'], exposed: false, announced: false, loses_turn: false, out: false },
      { count: 3, cards: null, exposed: false, announced: false, loses_turn: false, out: false },
    ],
    moves: 0,
    result: null,
    ...more,
  };
}

export function aGameView(more: Partial<GameView> = {}): GameView {
  const seats = [aPlayer('marit'), aBot('Barrel')];
  return {
    game_id: 'g1',
    table_id: 'brass-notch-7kq2',
    version: 1,
    turn: 1,
    phase: 'playing',
    viewpoint: 0,
    your_seat: 0,
    options: { length: 'short', matching: 'colour', wild_nines: false, covered_six: false, free_draw: false },
    pace: 'normal',
    rated: false,
    ladder: null,
    started_at: NOW,
    ended_at: null,
    ended_by: null,
    seats: seats.map((player, seat) => ({
      seat,
      player,
      present: true,
      away: false,
      left: false,
      auto_moves: [],
      never_came: false,
    })),
    clock: null,
    score_sheet: null,
    fairness: { commitment: '', client_hashes: [], server_seed: null, client_seeds: null },
    first_dealer: 0,
    cut: [],
    round: aRound(),
    opening: [],
    legal: null,
    scores: [],
    totals: [0, 0],
    places: null,
    may_end_now: false,
    your_pending_call: null,
    ...more,
  };
}

/** A live game of four, in its third round. */
export function aLiveGame(more: Partial<LiveGame> = {}): LiveGame {
  return {
    table_id: 'brass-notch-7kq2',
    game_id: 'g7',
    phase: 'playing',
    options: { length: 'short', matching: 'colour', wild_nines: false, covered_six: false, free_draw: false },
    pace: 'normal',
    rated: true,
    ladder: 'table',
    started_at: NOW,
    seats: [aPlayer('okta'), aPlayer('sitinur'), aPlayer('Halvard'), aPlayer('ines_m')],
    totals: [40, 120, 0, 85],
    round: { number: 3, rounds: 8, crank: 0, suit: 'H', demanded: false, direction: 1 },
    watching: 64,
    ...more,
  };
}

/** The push of a view: its version, no events. */
export function aGameMessage(view: Partial<GameView> = {}, more: Partial<GameMessage> = {}): GameMessage {
  const whole = aGameView(view);
  return {
    type: 'game',
    now: NOW,
    game_id: whole.game_id,
    version: whole.version,
    moves: [],
    auto: false,
    events: [],
    view: whole,
    ...more,
  };
}

export function aFinishedGame(more: Partial<FinishedGame> = {}): FinishedGame {
  const seats = [aPlayer('marit'), aBot('Barrel'), aBot('Pip', 'random')];
  return {
    game_id: 'g0',
    options: { length: 'short', matching: 'colour', wild_nines: false, covered_six: false, free_draw: false },
    pace: 'normal',
    rated: false,
    ladder: null,
    started_at: NOW - 1_000_000,
    ended_at: NOW,
    ended_by: 'finished',
    seats,
    totals: [110, 240, 300],
    places: [1, 2, 3],
    seat: 0,
    ratings: null,
    rating: null,
    rounds: 8,
    moves: 214,
    highest_crank: 5,
    highest_score: 120,
    contains: [],
    ...more,
  };
}
