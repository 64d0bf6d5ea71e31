/**
 * What the screen shows of a live game, as one pure reducer. The truth is the connection's; here are the picture that
 * is drawn (the truth, or a moment behind it while quick changes are shown one after another), the log, and what the
 * player has asked for. Nothing in here knows a rule of Craits, a clock or the network.
 */
import type { Cue } from '@/features/sound';
import type { Action, CardCode, GameEvent, GameMessage, GameView } from '@/protocol';
import { describe, type LogLine, type SentencePart } from '../words/describe';
import { planMotion, STILL, type Motion } from '../motion/plan';
import { cuesOf, type HeardCue } from './cues';

/** One change, ready to be looked at. */
export interface Frame {
  readonly view: GameView;
  readonly motion: Motion;
  readonly lines: readonly LogLine[];
  readonly cues: readonly Cue[];
  /** When the message came, on the page's own clock (ms). */
  readonly arrivedAt: number;
}

/** What the player wants done with a turn, until the picture shows it done. */
export interface Intent {
  readonly action: Action;
  /** The card that leaves the hand, when it is a play. */
  readonly card: CardCode | null;
  readonly gameId: string;
  readonly turn: number;
}

/** Why something cannot be, and of which card it is said. */
export interface Refusal {
  /** A key of `table.json`'s `refusal`, if the page has words of its own for it. */
  readonly code: string;
  /** The server's sentence, for codes without. */
  readonly detail: string;
  readonly card: CardCode | null;
}

export interface LogEntry extends LogLine {
  readonly id: number;
}

export interface Presentation {
  readonly shown: Frame | null;
  readonly waiting: readonly Frame[];
  /** Whether `shown` is still to be looked at before the next frame may come. */
  readonly moving: boolean;
  readonly intent: Intent | null;
  readonly refusal: Refusal | null;
  /** How a call that the viewer made or suffered came out, while it is news. */
  readonly verdict: SentencePart | null;
  readonly log: readonly LogEntry[];
  /** The latest of what is heard, numbered on for as long as the page shows this table. */
  readonly cues: readonly HeardCue[];
}

export type PresentationInput =
  /** `missed`: versions were skipped, so the events alone explain nothing. */
  | { readonly type: 'told'; readonly message: GameMessage; readonly missed: boolean; readonly at: number }
  /** The view as the connection has it, without a message of its own. */
  | { readonly type: 'synced'; readonly view: GameView }
  | { readonly type: 'intended'; readonly intent: Intent }
  | { readonly type: 'refused'; readonly intent: Intent | null; readonly refusal: Refusal }
  | { readonly type: 'explained'; readonly refusal: Refusal }
  | { readonly type: 'refusal_read' }
  | { readonly type: 'verdict_read' }
  | { readonly type: 'frame_over' }
  /** Nobody was looking: what waits is shown at once. */
  | { readonly type: 'caught_up' };

const EMPTY: Presentation = {
  shown: null,
  waiting: [],
  moving: false,
  intent: null,
  refusal: null,
  verdict: null,
  log: [],
  cues: [],
};

/** More moves than a single change has where people play, however late the server is. */
const MOST_MOVES_SHOWN = 8;

/** A long game keeps its latest sentences; older ones are in the replay. */
const LOG_KEPT = 120;

/** More than this at once is noise. */
const CUES_KEPT = 8;

/** What is known before anything is told: the view, and the message that dealt its round, if that was heard. */
export interface Known {
  readonly view: GameView | null;
  readonly deal: GameMessage | null;
}

/** Begins with what the connection knows already, if anything. A round in which nobody has moved yet is dealt anew. */
export function startPresentation({ view, deal }: Known): Presentation {
  if (view === null) return EMPTY;
  const fresh = view.phase === 'playing' && view.round.moves === 0;
  const events = fresh ? (deal?.events ?? dealtEvents(view)) : [];
  const lines = describe(events, view.round.number);
  return show(EMPTY, { view, motion: planMotion(events), lines, cues: [], arrivedAt: 0 });
}

/** The deal as the view itself tells it, for whoever comes only after it. */
function dealtEvents({ round, opening, cut, first_dealer: dealer }: GameView): GameEvent[] {
  const { number, hand_size, starter, hands } = round;
  return [
    ...(number === 1 ? [{ type: 'cut', draws: cut, dealer } as const] : []),
    { type: 'round_dealt', number, dealer: round.dealer, hand_size, hands: hands.map(({ cards }) => cards) },
    { type: 'starter_turned', card: starter, dealer: round.dealer },
    ...opening,
  ];
}

export function present(state: Presentation, input: PresentationInput): Presentation {
  switch (input.type) {
    case 'told':
      return receive(state, input.message, input.missed, input.at);
    case 'synced':
      return sync(state, input.view);
    case 'intended':
      return { ...state, intent: input.intent, refusal: null };
    case 'refused':
      return { ...state, intent: state.intent === input.intent ? null : state.intent, refusal: input.refusal };
    case 'explained':
      return { ...state, refusal: input.refusal };
    case 'refusal_read':
      return state.refusal === null ? state : { ...state, refusal: null };
    case 'verdict_read':
      return { ...state, verdict: null };
    case 'frame_over':
      return showNext(state);
    case 'caught_up':
      return catchUp(state);
  }
}

/** The newest frame known, shown or not. */
function latest(state: Presentation): Frame | null {
  return state.waiting.at(-1) ?? state.shown;
}

function sync(state: Presentation, view: GameView): Presentation {
  const known = latest(state)?.view;
  if (known?.game_id === view.game_id && known.version >= view.version) return state;
  return show(catchUp(state), { view, motion: STILL, lines: [], cues: [], arrivedAt: 0 });
}

/** After a hole, or for another game, the view is shown at once and without motion. */
function receive(state: Presentation, message: GameMessage, missed: boolean, at: number): Presentation {
  const known = latest(state)?.view ?? null;
  const sameGame = known?.game_id === message.game_id;
  const { view } = message;
  const lines = [...describe(message.events, view.round.number), ...downtimeLines(known, view)];
  // What happened before one came is in the log; it is no news.
  if (!sameGame && message.events.length === 0) {
    const fresh = startPresentation({ view, deal: null });
    return { ...fresh, log: appendLog(fresh.log, lines), cues: state.cues };
  }
  if (!sameGame) {
    const fresh = { ...EMPTY, cues: state.cues };
    return { ...show(fresh, { view, motion: STILL, lines, cues: [], arrivedAt: at }), verdict: null };
  }
  if (!missed && state.moving && isRetimed(known, view)) return adopt(state, view, lines);
  if (missed || message.events.length === 0) {
    return show(catchUp(state), { view, motion: STILL, lines, cues: [], arrivedAt: at });
  }
  // A round that was played out at once is not acted out card by card.
  const motion = message.moves.length > MOST_MOVES_SHOWN ? STILL : planMotion(message.events);
  const cues = motion === STILL ? [] : cuesOf(message.events, view.your_seat);
  const frame: Frame = { view, motion, lines, cues, arrivedAt: at };
  return state.moving ? { ...state, waiting: [...state.waiting, frame] } : show(state, frame);
}

/** Whether nothing but a clock differs: somebody has seen the cards, or the server was down. */
function isRetimed(known: GameView | null, view: GameView): boolean {
  return known?.phase === view.phase && known.turn === view.turn && known.round.moves === view.round.moves;
}

/** Lets the newest frame show a later view of the same moment: what moves goes on moving. */
function adopt(state: Presentation, view: GameView, lines: readonly LogLine[]): Presentation {
  const last = state.waiting.at(-1);
  if (last !== undefined) {
    return { ...state, waiting: [...state.waiting.slice(0, -1), { ...last, view, lines: [...last.lines, ...lines] }] };
  }
  if (state.shown === null) return state;
  return { ...state, shown: { ...state.shown, view }, log: appendLog(state.log, lines) };
}

/** That the server was down is told once for each decision whose time it left out. */
function downtimeLines(known: GameView | null, view: GameView): LogLine[] {
  const leftOut = view.clock?.left_out_ms ?? 0;
  const before = known?.turn === view.turn ? (known.clock?.left_out_ms ?? 0) : 0;
  if (leftOut <= before) return [];
  return [{ seat: null, parts: [{ key: 'server_down', count: Math.round(leftOut / 1000) }] }];
}

function show(state: Presentation, frame: Frame): Presentation {
  const sameTurn = state.shown?.view.turn === frame.view.turn;
  return {
    ...state,
    shown: frame,
    moving: frame.motion.holdMs > 0,
    log: appendLog(state.log, frame.lines),
    cues: appendCues(state.cues, frame.cues),
    intent: stillMeant(state.intent, frame.view) ? state.intent : null,
    refusal: sameTurn ? state.refusal : null,
    verdict: verdictIn(frame) ?? state.verdict,
  };
}

/** Races at the table end in a sentence; here the last one that concerns the viewer. A downtime concerns everybody. */
function verdictIn({ lines, view: { your_seat: you } }: Frame): SentencePart | null {
  const concerns = ({ key, seat, by }: SentencePart) =>
    key === 'server_down' || (by !== undefined && key.startsWith('call') && (by === you || seat === you));
  return lines.flatMap(({ parts }) => parts).findLast(concerns) ?? null;
}

function showNext(state: Presentation): Presentation {
  const [next, ...rest] = state.waiting;
  if (next === undefined) return state.moving ? { ...state, moving: false } : state;
  const now = show({ ...state, waiting: rest }, next);
  // What needs no looking at (somebody announces) holds nothing up: nothing would ever end such a frame.
  return now.moving ? now : showNext(now);
}

/** Shows the newest frame without motion; every sentence on the way is kept. */
function catchUp(state: Presentation): Presentation {
  const last = state.waiting.at(-1);
  if (last === undefined) return state.moving ? { ...state, moving: false } : state;
  const lines = state.waiting.flatMap((frame) => frame.lines);
  const cues = state.waiting.flatMap((frame) => frame.cues);
  return show({ ...state, waiting: [] }, { ...last, motion: STILL, lines, cues });
}

/** An intent for a turn that is over has been carried out or has come too late: either way the view knows better. */
function stillMeant(intent: Intent | null, view: GameView): boolean {
  if (intent?.gameId !== view.game_id) return false;
  return intent.turn === view.turn && view.phase === 'playing' && view.round.turn !== null;
}

function appendLog(log: readonly LogEntry[], lines: readonly LogLine[]): readonly LogEntry[] {
  if (lines.length === 0) return log;
  const next = (log.at(-1)?.id ?? 0) + 1;
  return [...log, ...lines.map((line, i) => ({ ...line, id: next + i }))].slice(-LOG_KEPT);
}

function appendCues(heard: readonly HeardCue[], cues: readonly Cue[]): readonly HeardCue[] {
  if (cues.length === 0) return heard;
  const next = (heard.at(-1)?.id ?? 0) + 1;
  return [...heard, ...cues.map((cue, i) => ({ ...cue, id: next + i }))].slice(-CUES_KEPT);
}
