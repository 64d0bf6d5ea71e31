import { useMemo, type ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { keptPromise, type KeptPromise } from '@/features/lobby';
import { formatsOf } from '@/i18n';
import { buttonClass, Failed, Icon } from '@/ui';
import { FileChoice } from './FileChoice';
import { Law } from './Law';
import { compareWithKept, type KeptItem } from './model/kept';
import type { Progress } from './model/progress';
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
import { TellOperator } from './TellOperator';
import type { CheckedRecord } from './verifier';

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

/** What whoever runs the site should hear of. */
const AMISS: readonly Verdict[] = ['promise', 'secret', 'deal', 'play'];

/** One line for what is proved, one for what is not. */
const PROVED = ['yes', 'no'] as const;

interface CheckedGameProps {
  bytes: Uint8Array<ArrayBuffer>;
  /** The game of this server whose record it is said to be; null for a record from the reader's own disk. */
  gameId: string | null;
}

/** A record and its proof, step by step. */
export function CheckedGame({ bytes, gameId }: CheckedGameProps): ReactElement {
  const { t } = useTranslation('fairness');
  const { progress, lost, again } = useProof(bytes);
  const { record, done, fault } = progress;
  const promisedId = gameId ?? record?.game_id ?? null;
  const kept = useMemo(() => (promisedId === null ? null : keptPromise(promisedId)), [promisedId]);
  const items = useMemo(
    () => (record === null || kept === null ? null : compareWithKept(record, kept)),
    [record, kept],
  );
  const verdict = verdictOf(progress, items);
  const isOther = gameId !== null && record !== null && record.game_id !== gameId;
  const isAmiss = isOther || AMISS.includes(verdict) || (gameId !== null && verdict === 'unreadable');
  return (
    <>
      <header className="fair__h">
        <h1>{t(`heading.${HEADINGS[verdict]}`)}</h1>
        {record !== null && <GameLine record={record} gameId={gameId} />}
      </header>
      <p className="verdict-line" role="status">
        {PROVED.map((part) => (
          <span key={part}>
            <Trans t={t} i18nKey={`verdict.${verdict}.${part}`} components={{ b: <b /> }} />
          </span>
        ))}
      </p>
      {lost && <Failed text={t('lost')} retry={t('failed.retry')} again={again} />}
      {isOther && <p role="alert">{t('other', { id: gameId })}</p>}
      {verdict === 'unreadable' && fault !== null ? (
        <FaultNote fault={fault} record={null} />
      ) : (
        <>
          {record !== null && <Kept items={items} />}
          <Steps progress={progress} verdict={verdict} kept={kept} items={items} />
        </>
      )}
      <div className="fair__act">
        {done && <Ways gameId={gameId} record={record} whole={fault === null} />}
        {isAmiss && <TellOperator bytes={bytes} gameId={gameId} record={record} fault={fault} kept={items} />}
        <FileChoice look="plain">{t('file.another')}</FileChoice>
      </div>
      <Law />
    </>
  );
}

interface StepsProps {
  progress: Progress;
  verdict: Verdict;
  kept: KeptPromise | null;
  items: readonly KeptItem[] | null;
}

function Steps({ progress, verdict, kept, items }: StepsProps): ReactElement {
  const { t } = useTranslation('fairness');
  const { fault } = progress;
  const step = (id: StepId): StepProps => ({
    progress,
    state: stateOf(id, progress, items),
    open: OPEN_IN[id].includes(verdict),
    fault: fault !== null && stepOf(fault) === id ? fault : null,
  });
  return (
    <ol className="proofs" aria-label={t('steps')}>
      <PromiseStep {...step('promise')} kept={kept} />
      <WordsStep {...step('words')} kept={kept} />
      <SeedStep {...step('seed')} />
      <CutStep {...step('cut')} />
      <DealsStep {...step('deals')} />
      <MovesStep {...step('moves')} />
    </ol>
  );
}

interface WaysProps {
  gameId: string | null;
  record: CheckedRecord | null;
  /** Whether nothing is wrong with the record: then it can be played to its end. */
  whole: boolean;
}

/** What else can be done with a record that was checked. */
function Ways({ gameId, record, whole }: WaysProps): ReactElement {
  const { t } = useTranslation('fairness');
  return (
    <>
      {gameId !== null && (
        <a className={buttonClass('plain')} href={`/api/games/${gameId}/record`} download>
          {t('download')}
        </a>
      )}
      {record !== null && whole && (
        <Link className={buttonClass('plain')} to={gameId === null ? '/fairness/replay' : `/games/${gameId}`}>
          {t('replay')}
        </Link>
      )}
    </>
  );
}

function GameLine({ record, gameId }: { record: CheckedRecord; gameId: string | null }): ReactElement {
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
      {gameId === null ? id : <Link to={`/games/${record.game_id}`}>{id}</Link>}
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
