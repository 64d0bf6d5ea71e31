import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepState } from '../model/steps';
import { Agreement } from './Agreement';

interface ProofStepProps {
  number: number;
  state: StepState;
  title: string;
  line: ReactNode;
  /** Whether it stands open from the start; one that failed always does. */
  open?: boolean;
  children?: ReactNode;
}

/** One step of the proof: its sentence, how it stands, and the arithmetic folded under it. */
export function ProofStep({ number, state, title, line, open = false, children }: ProofStepProps): ReactElement {
  const head = (
    <>
      <span className="proof__n num">{number}</span>
      <span className="proof__t">
        <b>{title}</b>
        <span>{line}</span>
      </span>
      <Standing state={state} />
    </>
  );
  const isShown = state === 'good' || state === 'bad' || (state === 'checking' && children !== undefined);
  return (
    <li className="proof" data-bad={state === 'bad' || undefined} data-wait={!isShown || undefined}>
      {isShown ? (
        <details open={open || state === 'bad'}>
          <summary>{head}</summary>
          <div className="proof__b">{children}</div>
        </details>
      ) : (
        <div className="proof__h">{head}</div>
      )}
    </li>
  );
}

const WORDS = { waiting: 'waiting', checking: 'checking', unreached: 'unreached' } as const;

function Standing({ state }: { state: StepState }): ReactElement {
  const { t } = useTranslation('fairness');
  if (state === 'good' || state === 'bad') return <Agreement agrees={state === 'good'} />;
  return <span className="quiet proof__w">{t(WORDS[state])}</span>;
}
