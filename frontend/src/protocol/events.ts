import type { Asked, Direction } from './game';
import type { CardCode, Seat, Suit } from './cards';

export type DrawReason = 'no_play' | 'choice' | 'five' | 'seven' | 'crank' | 'called' | 'covered_six' | 'auto';

/** Facts in the order in which they happened, for motion and for the log. Hidden cards are null. */
export type GameEvent =
  | { type: 'cut'; draws: [Seat, CardCode][]; dealer: Seat }
  | { type: 'round_dealt'; number: number; dealer: Seat; hand_size: number; hands: (CardCode[] | null)[] }
  | { type: 'starter_turned'; card: CardCode; dealer: Seat }
  | { type: 'card_laid'; seat: Seat; card: CardCode; named: Suit | null; announced: boolean; auto: boolean }
  | { type: 'suit_named'; seat: Seat; suit: Suit; demanded: boolean; auto: boolean }
  | { type: 'cards_drawn'; seat: Seat; count: number; wanted: number; cards: CardCode[] | null; why: DrawReason }
  | { type: 'reshuffled'; count: number }
  | { type: 'direction_reversed'; direction: Direction }
  | { type: 'turn_skipped'; seat: Seat }
  | { type: 'turn_lost'; seat: Seat }
  | { type: 'crank_opened'; seat: Seat; count: number }
  | { type: 'crank_raised'; seat: Seat; count: number }
  | { type: 'crank_broken'; seat: Seat | null; count: number }
  | { type: 'exposed'; seat: Seat }
  | { type: 'announced'; seat: Seat; late: boolean }
  | { type: 'called'; by: Seat; seat: Seat; after_ms: number; now: boolean }
  | {
      type: 'call_void';
      by: Seat;
      seat: Seat;
      ended_by: 'announced' | 'drew' | 'called' | 'round_over';
      by_ms: number;
    }
  | { type: 'went_out'; seat: Seat }
  | { type: 'turn_began'; seat: Seat; asked: Asked }
  | { type: 'round_ended'; ended_by: 'out' | 'blocked'; out: Seat[]; scores: number[] }
  | { type: 'game_ended'; ended_by: 'finished' | 'aborted'; totals: number[]; places: number[] | null }
  | { type: 'away'; seat: Seat }
  | { type: 'back'; seat: Seat }
  | { type: 'left'; seat: Seat }
  | { type: 'score_ready'; seat: Seat };

export type EventType = GameEvent['type'];
export type EventOf<Type extends EventType> = Extract<GameEvent, { type: Type }>;
