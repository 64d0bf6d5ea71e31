import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '@/protocol';
import type { SentencePart } from '../words/describe';
import type { Presentation } from '../model/presentation';
import { Prompt } from '../scene/Mine';
import type { PromptText } from '../words/prompt';
import { refusalText } from '../words/reasons';
import { Sentence } from '../words/Sentence';

interface SayingProps {
  state: Presentation;
  names: readonly string[];
  you: Seat;
  prompt: PromptText;
  /** A decision is asked of the viewer. */
  asked: boolean;
}

/**
 * The sentence over the hand: a reason that belongs to no card, how a call came out, or else what is asked of whom.
 * A phone has one line for it, which also tells what happened last. The log says all of it to screen readers.
 */
export function Saying({ state, names, you, prompt, asked }: SayingProps): ReactElement {
  const { t } = useTranslation(['table', 'cards']);
  const { refusal, verdict, log } = state;
  const tell = (parts: readonly SentencePart[]): ReactNode =>
    parts.map((part, i) => <Sentence key={i} part={part} names={names} you={you} />);
  const special =
    refusal !== null && refusal.card === null ? refusalText(t, refusal) : verdict === null ? null : tell([verdict]);
  const last = log.at(-1);
  if (special !== null) {
    return (
      <>
        <p className="prompt" aria-hidden="true">
          <b>{special}</b>
        </p>
        <p className="ticker" aria-hidden="true">
          <b>{special}</b>
        </p>
      </>
    );
  }
  return (
    <>
      <Prompt text={prompt} />
      <p className="ticker" aria-hidden="true">
        {asked || last === undefined ? (
          <>
            <b>{prompt.lead}</b> {prompt.rest}
          </>
        ) : (
          tell(last.parts)
        )}
      </p>
    </>
  );
}
