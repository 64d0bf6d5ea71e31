import type { CheckedRecord, Proof, ToldRound } from '../verifier';
import type { Answer, Question } from './messages';

/** Checks and retells records in a worker of its own. */
export interface Prover {
  /** Tells the proofs as they are reckoned, until the verdict or until the returned function is called. */
  prove: (bytes: Uint8Array<ArrayBuffer>, onProof: (proof: Proof) => void) => () => void;
  retell: (record: CheckedRecord) => Promise<ToldRound[]>;
}

/** Starts the worker. Its code is fetched now: from here on no connection is needed. */
export function startProver(): Prover {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => waiting.get(data.id)?.(data));

  const ask = (question: Question, onAnswer: (answer: Answer) => void): void => {
    waiting.set(question.id, onAnswer);
    worker.postMessage(question);
  };
  const nextId = (): number => (asked += 1);

  return {
    prove: (bytes, onProof) => {
      const id = nextId();
      const stop = (): void => void waiting.delete(id);
      ask({ id, ask: 'prove', bytes }, (answer) => {
        if (!('proof' in answer)) return;
        if (answer.proof.kind === 'verdict') stop();
        onProof(answer.proof);
      });
      return stop;
    },
    retell: (record) =>
      new Promise((resolve) => {
        const id = nextId();
        ask({ id, ask: 'retell', record }, (answer) => {
          waiting.delete(id);
          if ('rounds' in answer) resolve(answer.rounds);
        });
      }),
  };
}

let started: Prover | null = null;

/** The page's one prover, started when it is first wanted. */
export function theProver(): Prover {
  started ??= startProver();
  return started;
}
