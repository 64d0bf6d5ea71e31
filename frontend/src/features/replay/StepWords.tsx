import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { describe, Sentence } from '@/features/table';
import type { ReplayStep } from '@/protocol';

interface StepWordsProps {
  /** Null: the deal that a round begins with. */
  step: ReplayStep | null;
  /** Of the round, from 1. */
  number: number;
  names: readonly string[];
}

/** What a step did, in sentences. */
export function StepWords({ step, number, names }: StepWordsProps): ReactElement {
  const { t } = useTranslation('replay');
  if (step === null) return <>{t('dealt', { number })}</>;
  return (
    <>
      {describe(step.events, number).flatMap(({ parts }, line) =>
        parts.map((part, i) => <Sentence key={`${line} ${i}`} part={part} names={names} you={null} />),
      )}
    </>
  );
}
