import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnusual } from '@/features/options';
import { useListed } from '@/i18n';
import type { Table } from '@/protocol';
import type { TableConnection } from '@/transport';
import { Button, Field, FULL_STAIRS, SHORT_STAIRS, Stairs } from '@/ui';
import { Sealed } from './Sealed';
import { isUsableWord, LONGEST_WORD } from './seed';
import { useCountdown } from './useCountdown';
import type { useReadyStep } from './useReadyStep';

interface ReadyPanelProps {
  connection: TableConnection;
  table: Table;
  step: ReturnType<typeof useReadyStep>;
}

/** The ready step: what is about to be played, the promise about the shuffles, and one button that counts down. */
export function ReadyPanel({ connection, table, step }: ReadyPanelProps): ReactElement | null {
  const { t } = useTranslation('lobby');
  const [word, setWord] = useState('');
  const left = useCountdown(table.start?.deadline_at ?? null, connection);
  if (table.start === null) return null;
  const usable = isUsableWord(word);
  return (
    <>
      <section className="commit" aria-labelledby="ready-h">
        <h2 id="ready-h" className="rule-h">
          {t(table.start.stage === 'seeds' ? 'allReady' : 'everyoneHere')}
        </h2>
        <ReadyCount table={table} waiting={step.readiness === 'asked'} />
        <Brief table={table} />
        <Sealed commitment={table.start.commitment} />
        {step.readiness === 'asked' && (
          <details className="own">
            <summary>{t('ownWord')}</summary>
            <Field
              label={t('ownWordLabel')}
              hint={t('ownWordHint')}
              value={word}
              maxLength={LONGEST_WORD}
              error={usable ? undefined : t('ownWordWrong')}
              onChange={(event) => setWord(event.currentTarget.value)}
            />
          </details>
        )}
      </section>
      <div className="go">
        {step.readiness === 'asked' && (
          <Button look="brass" busy={step.busy} unavailable={!usable} onClick={() => step.sayReady(word)}>
            {t('sayReady')} {left !== null && <span className="num">{left}</span>}
          </Button>
        )}
        {step.readiness !== 'asked' && (
          <p className="go__wait">
            {t(`waiting.${step.readiness}`)} {left !== null && <span className="num">{left}</span>}
          </p>
        )}
      </div>
    </>
  );
}

function ReadyCount({ table, waiting }: { table: Table; waiting: boolean }): ReactElement {
  const { t } = useTranslation('lobby');
  const players = table.start?.seats ?? [];
  const ready = players.filter((seat) => table.seats[seat]?.ready).length;
  return (
    <p className="ready-n" role="status">
      <b className="num">{ready}</b>
      <span>
        {t('ofReady', { count: players.length })}
        <br />
        <span className="quiet">{waiting && ready === players.length - 1 ? t('waitForYou') : ''}</span>
      </span>
    </p>
  );
}

function Brief({ table }: { table: Table }): ReactElement {
  const { t } = useTranslation('lobby');
  const listed = useListed();
  const { options } = table;
  const unusual = useUnusual(options);
  return (
    <dl className="brief">
      <div>
        <dt>{t('length')}</dt>
        <dd>
          <Stairs sizes={options.length === 'full' ? FULL_STAIRS : SHORT_STAIRS} />
          {t(`lengthBrief.${options.length}`)}
        </dd>
      </div>
      <div>
        <dt>{t('rules')}</dt>
        <dd>{unusual.length === 0 ? t('asRanked') : listed(unusual)}</dd>
      </div>
      <div>
        <dt>{t('pace')}</dt>
        <dd>{t(`paceNote.${table.pace}`)}</dd>
      </div>
    </dl>
  );
}
