import type { CheckedRecord, Proof, ToldRound } from '../verifier';
import type { Answer, Question } from './messages';

/** Checks and retells records in a worker of its own. */
export interface Prover {
  /** Tells the proofs as they are reckoned, until the verdict or until the returned function is called. `onLost`: no more will come. */
  prove: (bytes: Uint8Array<ArrayBuffer>, onProof: (proof: Proof) => void, onLost: () => void) => () => void;
  retell: (record: CheckedRecord) => Promise<ToldRound[]>;
}

interface Waiter {
  readonly onAnswer: (answer: Answer) => void;
  readonly onLost: () => void;
}

/** The worker is gone: its code could not be fetched, or it broke. Asking again starts another. */
export class ProverLost extends Error {
  override readonly name = 'ProverLost';
}

/** Starts the worker. Its code is fetched now: from here on no connection is needed. */
export function startProver(): Prover {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiter>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => waiting.get(data.id)?.onAnswer(data));
  worker.addEventListener('error', () => {
    started = null;
    worker.terminate();
    const left = [...waiting.values()];
    waiting.clear();
    for (const { onLost } of left) onLost();
  });

  const ask = (question: Question, waiter: Waiter): void => {
    waiting.set(question.id, waiter);
    worker.postMessage(question);
  };
  const nextId = (): number => (asked += 1);

  return {
    prove: (bytes, onProof, onLost) => {
      const id = nextId();
      const stop = (): void => void waiting.delete(id);
      const onAnswer = (answer: Answer): void => {
        if (!('proof' in answer)) return;
        if (answer.proof.kind === 'verdict') stop();
        onProof(answer.proof);
      };
      ask({ id, ask: 'prove', bytes }, { onAnswer, onLost });
      return stop;
    },
    retell: (record) =>
      new Promise((resolve, reject) => {
        const id = nextId();
        const onAnswer = (answer: Answer): void => {
          waiting.delete(id);
          if ('rounds' in answer) resolve(answer.rounds);
        };
        ask({ id, ask: 'retell', record }, { onAnswer, onLost: () => reject(new ProverLost()) });
      }),
  };
}

let started: Prover | null = null;

/** The page's one prover, started when it is first wanted. */
export function theProver(): Prover {
  started ??= startProver();
  return started;
}
