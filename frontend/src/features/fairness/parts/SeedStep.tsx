import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Equation, Line } from './Equation';
import { Hash, shortHash } from './Hash';
import { ProofStep } from './ProofStep';
import type { StepProps } from './step';

/** A message with its line feeds to be seen, and its empty lines, too. */
function linesOf(message: string, empty: string): string {
  const lines = message.split('\n').map((line) => (line === '' ? empty : line));
  return lines.join(' ⏎ ');
}

/** F-1.5: all secrets together make the seed that every shuffle comes from. */
export function SeedStep({ progress, state, open }: StepProps): ReactElement {
  const { t } = useTranslation('fairness');
  const { record, seed } = progress;
  return (
    <ProofStep number={3} state={state} open={open} title={t('seed.title')} line={t('seed.line')}>
      {record !== null && seed !== null && (
        <Equation>
          <Line name={t('seed.key')}>
            <Trans
              t={t}
              i18nKey="seed.key_is"
              values={{ hash: shortHash(record.fairness.server_seed) }}
              components={[<code key="hash" className="hash" />]}
            />
          </Line>
          <Line name={t('seed.message')}>
            <code className="hash">{linesOf(seed.message, t('seed.empty'))}</code>
          </Line>
          <Line name={t('seed.hmac')}>
            <Hash hex={seed.seed} />
          </Line>
        </Equation>
      )}
    </ProofStep>
  );
}
