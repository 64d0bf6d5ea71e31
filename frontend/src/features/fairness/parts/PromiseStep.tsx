import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { KeptPromise } from '@/features/lobby';
import { Agreement } from './Agreement';
import { Equation, Line } from './Equation';
import { FaultNote } from './FaultNote';
import { Hash, shortHash } from './Hash';
import { ProofStep } from './ProofStep';
import type { StepProps } from './step';

/** F-1.2: the server's secret gives the hash that it showed before the game. */
export function PromiseStep({
  progress,
  state,
  open,
  fault,
  kept,
}: StepProps & { kept: KeptPromise | null }): ReactElement {
  const { t } = useTranslation('fairness');
  const { record, seeds } = progress;
  const promised = record?.fairness.commitment ?? '';
  const isBad = state === 'bad';
  // Only who kept the promise knows that it is the one that was given.
  const known = kept === null ? 'alone' : 'kept';
  const line = isBad ? (
    t('promise.bad_line')
  ) : (
    <Trans
      t={t}
      i18nKey={`promise.line.${known}`}
      values={{ hash: shortHash(promised) }}
      components={[<code key="hash" className="hash" />]}
    />
  );
  return (
    <ProofStep
      number={1}
      state={state}
      title={t(isBad ? 'promise.bad' : `promise.title.${known}`)}
      line={line}
      open={open}
    >
      {record !== null && seeds !== null && (
        <Equation>
          <Line name={t('promise.secret')}>
            <Hash hex={record.fairness.server_seed} />
          </Line>
          <Line name={t('promise.hash')}>
            <Hash hex={seeds.commitment} />
            <Agreement agrees={seeds.commitment === promised && (kept === null || kept.commitment === promised)} />
          </Line>
          <Line name={t('promise.record')}>
            <Hash hex={promised} />
          </Line>
          {kept !== null && (
            <Line name={t('promise.kept')}>
              <Hash hex={kept.commitment} />
            </Line>
          )}
        </Equation>
      )}
      {fault !== null && <FaultNote fault={fault} record={record} />}
    </ProofStep>
  );
}
