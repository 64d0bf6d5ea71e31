/** The verifier at work beside the page, so that the page stays smooth. It never reaches the network. */
import { prove, retell } from '../verifier';
import type { Answer, Question } from './messages';

function answer(question: Question): void {
  const say = (message: Answer): void => postMessage(message);
  const { id } = question;
  if (question.ask === 'prove') for (const proof of prove(question.bytes)) say({ id, proof });
  else say({ id, rounds: retell(question.record) });
}

addEventListener('message', ({ data }: MessageEvent<Question>) => answer(data));
