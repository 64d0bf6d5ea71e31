import { useMemo, type ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { keptPromise } from '@/features/lobby';
import { formatsOf } from '@/i18n';
import { buttonClass, Failed, Icon } from '@/ui';
import { FileChoice } from './FileChoice';
import { Law } from './Law';
import { compareWithKept, type KeptItem } from './model/kept';
import { stateOf, stepOf, verdictOf, type StepId, type Verdict } from './model/steps';
import { Agreement } from './parts/Agreement';
import { CutStep } from './parts/CutStep';
import { DealsStep } from './parts/DealsStep';
import { FaultNote } from './parts/FaultNote';
import { MovesStep } from './parts/MovesStep';
import { PromiseStep } from './parts/PromiseStep';
import { SeedStep } from './parts/SeedStep';
import type { StepProps } from './parts/step';
import { WordsStep } from './parts/WordsStep';
import { useProof } from './proving/useProof';
import type { CheckedRecord } from './verifier';

/** Where a record comes from: it decides where its replay and its file are. */
export type Source = 'server' | 'file';

/** Which steps stand open: all but the last where everything agrees; after a fault the one that has it, by itself. */
const AGREED: readonly Verdict[] = ['run', 'pass', 'alone'];
const OPEN_IN: Readonly<Record<StepId, readonly Verdict[]>> = {
  promise: AGREED,
  words: AGREED,
  seed: AGREED,
  cut: AGREED,
  deals: AGREED,
  moves: [],
};

const HEADINGS = {
  run: 'run',
  pass: 'pass',
  alone: 'pass',
  promise: 'promise',
  secret: 'fail',
  deal: 'fail',
  play: 'fail',
  unreadable: 'unreadable',
} as const satisfies Readonly<Record<Verdict, string>>;

/** One line for what is proved, one for what is not. */
const PROVED = ['yes', 'no'] as const;

/** A record and its proof, step by step. */
export function CheckedGame({ bytes, source }: { bytes: Uint8Array<ArrayBuffer>; source: Source }): ReactElement {
  const { t } = useTranslation('fairness');
  const { progress, lost, again } = useProof(bytes);
  const { record, done, fault } = progress;
  const kept = useMemo(() => (record === null ? null : keptPromise(record.game_id)), [record]);
  const items = useMemo(
    () => (record === null || kept === null ? null : compareWithKept(record, kept)),
    [record, kept],
  );
  const verdict = verdictOf(progress, items);
  const heading = HEADINGS[verdict];
  const step = (id: StepId): StepProps => ({
    progress,
    state: stateOf(id, progress, items),
    open: OPEN_IN[id].includes(verdict),
    fault: fault !== null && stepOf(fault) === id ? fault : null,
  });
  return (
    <>
      <header className="fair__h">
        <h1>{t(`heading.${heading}`)}</h1>
        {record !== null && <GameLine record={record} source={source} />}
      </header>
      <p className="verdict-line" role="status">
        {PROVED.map((part) => (
          <span key={part}>
            <Trans t={t} i18nKey={`verdict.${verdict}.${part}`} components={{ b: <b /> }} />
          </span>
        ))}
      </p>
      {lost && <Failed text={t('lost')} retry={t('failed.retry')} again={again} />}
      {verdict === 'unreadable' && fault !== null ? (
        <FaultNote fault={fault} record={null} />
      ) : (
        <>
          {record !== null && <Kept items={items} />}
          <ol className="proofs" aria-label={t('steps')}>
            <PromiseStep {...step('promise')} kept={kept} />
            <WordsStep {...step('words')} kept={kept} />
            <SeedStep {...step('seed')} />
            <CutStep {...step('cut')} />
            <DealsStep {...step('deals')} />
            <MovesStep {...step('moves')} />
          </ol>
        </>
      )}
      <p className="fair__act">
        {done && record !== null && source === 'server' && (
          <a className={buttonClass('plain')} href={`/api/games/${record.game_id}/record`} download>
            {t('download')}
          </a>
        )}
        {done && record !== null && fault === null && (
          <Link
            className={buttonClass('plain')}
            to={source === 'server' ? `/games/${record.game_id}` : '/fairness/replay'}
          >
            {t('replay')}
          </Link>
        )}
        <FileChoice look="plain">{t('file.another')}</FileChoice>
      </p>
      <Law />
    </>
  );
}

function GameLine({ record, source }: { record: CheckedRecord; source: Source }): ReactElement {
  const { t, i18n } = useTranslation('fairness');
  const day = new Date(record.started_at).toLocaleDateString(formatsOf(i18n.language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const id = <span className="hash">{record.game_id}</span>;
  return (
    <p className="quiet">
      {t(`length.${record.options.length}`)}, {day}, {record.ended_by === 'aborted' && <>{t('aborted')}, </>}
      {source === 'server' ? <Link to={`/games/${record.game_id}`}>{id}</Link> : id}
    </p>
  );
}

/** What this browser kept from before the game, each thing with whether the record agrees (F-5). */
function Kept({ items }: { items: readonly KeptItem[] | null }): ReactElement {
  const { t } = useTranslation('fairness');
  return (
    <div className="kept">
      <Icon name="proof" />
      {items === null ? (
        <p>{t('kept.no')}</p>
      ) : (
        <div>
          <p>{t('kept.lead')}</p>
          <ul>
            {items.map(({ what, agrees }) => (
              <li key={what}>
                {t(`kept.what.${what}`)}
                <Agreement agrees={agrees} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
