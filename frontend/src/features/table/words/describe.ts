/**
 * From events to the sentences of the log. Pure, and free of any language: a sentence is a key of
 * `table.json` with what it speaks of; `Sentence` puts it into words.
 */
import type { CardCode, DrawReason, EventOf, EventType, GameEvent, Suit } from '@/protocol';

/** One whole sentence. `seat` is who it is about; `by` who did it to them, where that is somebody else. */
export interface SentencePart {
  readonly key: string;
  readonly seat?: number;
  readonly by?: number;
  readonly card?: CardCode;
  readonly suit?: Suit;
  readonly count?: number;
  readonly ms?: number;
  /** The server did it in their place. */
  readonly auto?: boolean;
}

/** A line of the log: whose dye it carries (null: nobody's), and its sentences. */
export interface LogLine {
  readonly seat: number | null;
  readonly parts: readonly SentencePart[];
}

/**
 * The lines that tell `events` of the round with this number, in order. What follows from a card stands in the same line as the card.
 */
export function describe(events: readonly GameEvent[], round: number): LogLine[] {
  const lines: LogLine[] = [];
  const everybodyDrew = events.filter(isFiveDraw).length > 1;
  let told = false;
  for (const event of events) {
    // The draws of one five are told once, for everybody.
    if (everybodyDrew && isFiveDraw(event)) {
      if (!told) append(lines, event, [{ key: 'all_drew' }]);
      told = true;
    } else {
      append(lines, event, partsOf(event, round));
    }
  }
  return lines;
}

function append(lines: LogLine[], event: GameEvent, parts: readonly SentencePart[]): void {
  if (parts.length === 0) return;
  const last = lines.at(-1);
  if (last !== undefined && follows(event)) lines.splice(-1, 1, { ...last, parts: [...last.parts, ...parts] });
  else lines.push({ seat: ownerOf(event), parts });
}

function isFiveDraw(event: GameEvent): boolean {
  return event.type === 'cards_drawn' && event.why === 'five' && event.count === 1;
}

/** What is told in the line of whatever it follows from. */
const FOLLOWING: ReadonlySet<EventType> = new Set<EventType>([
  'starter_turned',
  'exposed',
  'crank_opened',
  'crank_raised',
  'crank_broken',
  'direction_reversed',
  'turn_skipped',
  'turn_lost',
  'went_out',
]);

/** Draws that are somebody's whole turn, and so a line of their own. */
const OWN_DRAWS: ReadonlySet<DrawReason> = new Set<DrawReason>(['no_play', 'choice', 'crank']);

function follows(event: GameEvent): boolean {
  if (event.type === 'cards_drawn') return !OWN_DRAWS.has(event.why);
  if (event.type === 'announced') return !event.late;
  return FOLLOWING.has(event.type);
}

function ownerOf(event: GameEvent): number | null {
  if (event.type === 'called' || event.type === 'call_void') return event.by;
  if ('seat' in event) return event.seat;
  return null;
}

function partsOf(event: GameEvent, round: number): SentencePart[] {
  switch (event.type) {
    case 'cut':
      return [{ key: 'cut', seat: event.dealer }];
    case 'round_dealt':
      return [{ key: 'round_dealt', seat: event.dealer, count: event.number }];
    case 'starter_turned':
      return [{ key: 'starter_turned', card: event.card }];
    case 'card_laid':
      return [laidPart(event)];
    case 'suit_named':
      return [{ key: 'suit_named', seat: event.seat, suit: event.suit, auto: event.auto }];
    case 'cards_drawn':
      return [drawnPart(event)];
    case 'reshuffled':
      return [{ key: 'reshuffled', count: event.count }];
    case 'direction_reversed':
      return [{ key: event.direction === 1 ? 'clockwise' : 'anticlockwise' }];
    case 'crank_opened':
    case 'crank_raised':
      return [{ key: event.type, count: event.count }];
    case 'crank_broken':
      // Who took it is told by the draw.
      return event.seat === null ? [{ key: 'crank_ended' }] : [];
    case 'announced':
      return [{ key: event.late ? 'announced_late' : 'announced', seat: event.seat }];
    case 'called':
      return [calledPart(event)];
    case 'call_void':
      return [{ key: `call_void_${event.ended_by}`, seat: event.seat, by: event.by, ms: event.by_ms }];
    case 'round_ended':
      return [{ key: event.ended_by === 'blocked' ? 'round_blocked' : 'round_ended', count: round }];
    case 'game_ended':
      return [{ key: event.ended_by === 'aborted' ? 'game_aborted' : 'game_ended' }];
    case 'exposed':
    case 'turn_skipped':
    case 'turn_lost':
    case 'went_out':
    case 'away':
    case 'back':
    case 'left':
      return [{ key: event.type, seat: event.seat }];
    // Whose turn it is, and who is ready, is on the table; in the log it would only be noise.
    case 'turn_began':
    case 'score_ready':
      return [];
  }
}

function laidPart(event: EventOf<'card_laid'>): SentencePart {
  const { seat, card, named, auto } = event;
  return named === null ? { key: 'laid', seat, card, auto } : { key: 'laid_demanded', seat, card, suit: named, auto };
}

/** A record without times cannot say how long it took. */
function calledPart({ seat, by, after_ms: ms }: EventOf<'called'>): SentencePart {
  return ms === null ? { key: 'called_some_time', seat, by } : { key: 'called', seat, by, ms };
}

function drawnPart(event: EventOf<'cards_drawn'>): SentencePart {
  const { seat, count, why, cards, auto } = event;
  if (count === 0) return { key: 'drew_nothing', seat };
  if (why === 'called') return { key: 'drew_penalty', seat, count };
  if (why === 'crank') return { key: 'took_crank', seat, count, auto };
  const card = cards?.length === 1 ? cards[0] : undefined;
  return card === undefined ? { key: 'drew', seat, count, auto } : { key: 'drew_card', seat, count, card, auto };
}
