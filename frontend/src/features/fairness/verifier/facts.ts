/** What follows from a move, told as it happens: the facts of docs/protocol.md ("Events") for open hands. */
import type { Card, Suit } from './cards';

export type Direction = 1 | -1;
/** What the seat in turn is to do. */
export type Asked = 'play' | 'crank' | 'name';
export type EndedBy = 'out' | 'blocked';
export type DrawReason = 'no_play' | 'choice' | 'five' | 'seven' | 'crank' | 'called' | 'covered_six';

export type Fact =
  | { type: 'card_laid'; seat: number; card: Card; named: Suit | null; announced: boolean; auto: boolean }
  | { type: 'suit_named'; seat: number; suit: Suit; demanded: boolean; auto: boolean }
  | {
      type: 'cards_drawn';
      seat: number;
      count: number;
      wanted: number;
      cards: Card[];
      why: DrawReason;
      auto: boolean;
    }
  | { type: 'reshuffled'; count: number }
  | { type: 'direction_reversed'; direction: Direction }
  | { type: 'turn_skipped'; seat: number }
  | { type: 'turn_lost'; seat: number }
  | { type: 'crank_opened'; seat: number; count: number }
  | { type: 'crank_raised'; seat: number; count: number }
  | { type: 'crank_broken'; seat: number | null; count: number }
  | { type: 'exposed'; seat: number }
  | { type: 'announced'; seat: number; late: boolean }
  | { type: 'called'; by: number; seat: number; after_ms: number | null; now: boolean }
  | { type: 'went_out'; seat: number }
  | { type: 'turn_began'; seat: number; asked: Asked }
  | { type: 'round_ended'; ended_by: EndedBy; out: number[]; scores: number[] }
  | { type: 'game_ended'; ended_by: 'finished'; totals: number[]; places: number[] };
