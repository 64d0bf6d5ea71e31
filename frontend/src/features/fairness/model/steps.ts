/** The six steps of a proof, how each stands, and what is to be said of the whole. Pure. */
import type { Fault, FaultCode } from '../verifier';
import { agreesWithKept, isAllKept, type KeptItem } from './kept';
import type { Progress } from './progress';

export type StepId = 'promise' | 'words' | 'seed' | 'cut' | 'deals' | 'moves';
/** `unreached`: a fault before it has ended the check. */
export type StepState = 'waiting' | 'checking' | 'good' | 'bad' | 'unreached';

const STEP_OF: Partial<Record<FaultCode, StepId>> = {
  bad_commitment: 'promise',
  bad_client_hash: 'words',
  wrong_first_dealer: 'cut',
  wrong_header: 'deals',
};

/** The step that a fault belongs to; null for what is no record at all. */
export function stepOf({ code }: Fault): StepId | null {
  if (code === 'not_json' || code === 'bad_field') return null;
  return STEP_OF[code] ?? 'moves';
}

/** How a step stands. What this browser kept can spoil the first two, whatever the record says of itself. */
export function stateOf(step: StepId, progress: Progress, kept: readonly KeptItem[] | null): StepState {
  const { fault, done } = progress;
  const failed = fault === null ? null : stepOf(fault);
  const isSpoiled = kept?.some(({ what, agrees }) => !agrees && SPOILS[what] === step) ?? false;
  if (failed === step || isSpoiled) return 'bad';
  if (step === 'deals' && progress.deals.some((deal) => deal.fault !== null)) return 'bad';
  if (isDone(step, progress)) return 'good';
  if (done) return 'unreached';
  return isBegun(step, progress) ? 'checking' : 'waiting';
}

const SPOILS: Partial<Record<KeptItem['what'], StepId>> = { commitment: 'promise', hashes: 'words', word: 'words' };

/** Whether a step has been taken without a fault: then what comes after it has begun, or everything is over. */
function isDone(step: StepId, progress: Progress): boolean {
  const { record, fault, done } = progress;
  switch (step) {
    case 'promise':
      return progress.seed !== null || fault?.code === 'bad_client_hash';
    case 'words':
      return progress.seed !== null;
    case 'seed':
      return progress.cut !== null;
    case 'cut':
      return progress.deals.length > 0 || (done && fault?.code !== 'wrong_first_dealer' && progress.cut !== null);
    case 'deals':
      return record !== null && progress.cut !== null && progress.deals.length === record.rounds.length;
    case 'moves':
      return done && fault === null;
  }
}

function isBegun(step: StepId, { record, seed, cut, played }: Progress): boolean {
  if (step === 'promise' || step === 'words') return record !== null;
  if (step === 'seed' || step === 'cut') return seed !== null;
  return step === 'deals' ? cut !== null : played.length > 0;
}

/** What is to be said at the head of the page. */
export type Verdict = 'run' | 'pass' | 'alone' | 'promise' | 'secret' | 'deal' | 'play' | 'unreadable';

/** What a fault in each step shows: with a wrong secret nothing is known of the cards. */
const SHOWN_BY: Readonly<Record<StepId, Verdict>> = {
  promise: 'secret',
  words: 'secret',
  seed: 'deal',
  cut: 'deal',
  deals: 'deal',
  moves: 'play',
};

export function verdictOf({ done, fault }: Progress, kept: readonly KeptItem[] | null): Verdict {
  if (!done) return 'run';
  if (fault === null) return verdictOnKept(kept);
  const step = stepOf(fault);
  return step === null ? 'unreadable' : SHOWN_BY[step];
}

/** Of a record with no fault in itself. Too little kept proves no more than nothing kept, yet may show a broken promise. */
function verdictOnKept(kept: readonly KeptItem[] | null): Verdict {
  if (kept !== null && !agreesWithKept(kept)) return 'promise';
  return kept !== null && isAllKept(kept) ? 'pass' : 'alone';
}
