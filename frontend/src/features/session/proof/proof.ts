import { useSyncExternalStore } from 'react';
import { ApiError, isApiError } from '@/transport';

/*
 * Some calls the server takes only from whoever has proved within the last minutes that it is still them. Here such a
 * call waits while the person is asked, wherever in the page that is, and is then made again.
 */

/** The server's code for it, on both of its APIs. */
export const REAUTHENTICATE = 'reauthenticate';

interface Question {
  settle: (given: boolean) => void;
  answer: Promise<boolean>;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

/** Makes a call; if it is refused for want of a proof, asks for one and makes it again. */
export async function proved<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error, REAUTHENTICATE)) throw error;
    await prove();
    return call();
  }
}

/** Asks for a proof, whether or not there has been one; refuses with `reauthenticate` if none is given. */
export async function prove(): Promise<void> {
  question ??= ask();
  if (!(await question.answer)) throw new ApiError(401, [{ code: REAUTHENTICATE, detail: '', attr: null }]);
}

/** What is being asked, if anything is; null otherwise. For the one place that shows it. */
export function useQuestion(): Pick<Question, 'settle'> | null {
  return useSyncExternalStore(listen, () => question);
}

function ask(): Question {
  let settle: Question['settle'] = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    settle = (given) => {
      question = null;
      tellAll();
      resolve(given);
    };
  });
  // Told after `question` is set.
  queueMicrotask(tellAll);
  return { settle, answer };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
