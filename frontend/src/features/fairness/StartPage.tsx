import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { keptPromises } from '@/features/lobby';
import { formatsOf } from '@/i18n';
import { Empty, SHORT_STAIRS, Stairs } from '@/ui';
import { FileChoice } from './FileChoice';
import { Law } from './Law';
import type { StepId } from './model/steps';

const MOST_SHOWN = 8;
const STEPS: readonly StepId[] = ['promise', 'words', 'seed', 'cut', 'deals', 'moves'];

/** Nothing to check yet: what this page does, a way to give it a record, and the games this browser can compare. */
export function StartPage(): ReactElement {
  const { t } = useTranslation('fairness');
  return (
    <>
      <header className="fair__h">
        <h1>{t('start.heading')}</h1>
      </header>
      <p className="fair__lead">{t('start.lead')}</p>
      <p className="quiet fair__lead">{t('start.how')}</p>
      <p className="fair__place">
        <FileChoice look="brass">{t('file.choose')}</FileChoice>
        <span className="quiet">{t('file.or')}</span>
      </p>
      <ol className="fair__what" aria-label={t('steps')}>
        {STEPS.map((step, i) => (
          <li key={step}>
            <span className="num" aria-hidden="true">
              {i + 1}
            </span>
            {t(`start.step.${step}`)}
          </li>
        ))}
      </ol>
      <KeptGames />
      <p className="fair__act">
        <Link to="/fairness/numbers">{t('start.numbers')}</Link>
      </p>
      <Law />
    </>
  );
}

function KeptGames(): ReactElement {
  const { t, i18n } = useTranslation('fairness');
  const [games] = useState(() => keptPromises().slice(0, MOST_SHOWN));
  const dayOf = (at: number): string =>
    new Date(at).toLocaleString(formatsOf(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section aria-labelledby="kept-games">
      <h2 id="kept-games" className="rule-h">
        {t('start.kept')}
      </h2>
      {games.length === 0 ? (
        <Empty drawing={<Stairs sizes={SHORT_STAIRS} />} title={t('start.none.title')}>
          {t('start.none.text')}
        </Empty>
      ) : (
        <ul className="kept-games">
          {games.map(({ game_id: gameId, kept_at: at, options: { length }, seats }) => (
            <li key={gameId}>
              <Link to={`/fairness/${gameId}`}>{dayOf(at)}</Link>
              <span>
                {t(`length.${length}`)}, {t('start.players', { count: seats.length })}
              </span>
              <span className="quiet hash">{gameId}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
