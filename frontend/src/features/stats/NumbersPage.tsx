import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Failure } from '@/features/home';
import type { FairnessNumbers } from '@/protocol';
import { whyNothing } from '@/transport';
import { Empty, FULL_STAIRS, Page, Stairs } from '@/ui';
import { FigureBones } from './Bones';
import { CountsPanel } from './CountsPanel';
import { Panel } from './Panel';
import { HandsPanel } from './panels/HandsPanel';
import { FirstDealersPanel } from './panels/FirstDealersPanel';
import { PlacesByPanel } from './panels/PlacesByPanel';
import { fairnessQuery, numbersFile } from './queries';
import { useCounted } from './useCounted';
import { useFigures } from './useFigures';
import './stats.css';

/** How the cards fell in all rated games, beside what chance alone would have, and what that says. */
export function NumbersPage(): ReactElement {
  const { t } = useTranslation(['stats', 'app']);
  const numbers = useQuery(fairnessQuery);
  const missing = whyNothing(numbers);
  return (
    <Page title={t('app:title', { page: t('fair.heading') })}>
      <div className="figures">
        <header className="figures__h">
          <h1>{t('fair.heading')}</h1>
          {numbers.data && numbers.data.games > 0 && <Lead numbers={numbers.data} />}
        </header>
        {missing !== null ? (
          <Failure error={missing} again={() => void numbers.refetch()} />
        ) : numbers.data === undefined ? (
          <FigureBones />
        ) : numbers.data.games === 0 ? (
          <Empty drawing={<Stairs sizes={FULL_STAIRS} />} title={t('fair.none')}>
            {t('fair.noneText')}
          </Empty>
        ) : (
          <Numbers numbers={numbers.data} />
        )}
      </div>
    </Page>
  );
}

interface NumbersProps {
  numbers: FairnessNumbers;
}

function Lead({ numbers: { games, cards } }: NumbersProps): ReactElement {
  const { t } = useTranslation('stats');
  const { number } = useFigures();
  return (
    <p className="quiet">
      <Trans
        t={t}
        i18nKey="fair.lead"
        count={cards}
        values={{ games: number(games) }}
        components={{ b: <b className="num" /> }}
      />
    </p>
  );
}

function Numbers({ numbers }: NumbersProps): ReactElement {
  const { t } = useTranslation('stats');
  const { ranks, suits } = useCounted();
  const { dealt, starters, tables } = numbers;
  const played = tables.filter(({ games }) => games > 0);
  return (
    <>
      <AllTests of={numbers.of_all_tests} />
      <Panel title={t('fair.p')}>
        <p className="panel__text">{t('fair.pText')}</p>
      </Panel>
      <CountsPanel
        title={t('fair.dealtRanks')}
        file={numbersFile('dealt')}
        counts={ranks(dealt)}
        test={dealt.rank_test}
      />
      <CountsPanel
        title={t('fair.starters')}
        file={numbersFile('starters')}
        counts={ranks(starters)}
        test={starters.rank_test}
      />
      <CountsPanel
        title={t('fair.dealtSuits')}
        file={numbersFile('dealt')}
        counts={suits(dealt)}
        test={dealt.suit_test}
      />
      <CountsPanel
        title={t('fair.starterSuits')}
        file={numbersFile('starters')}
        counts={suits(starters)}
        test={starters.suit_test}
      />
      <HandsPanel hands={numbers.dealt_by_seat} />
      <FirstDealersPanel tables={played} />
      <PlacesByPanel tables={played} by="seat" />
      <PlacesByPanel tables={played} by="dealer" />
      <Counted />
      <Yourself through={numbers.through} />
    </>
  );
}

/** The smallest p, and what it is worth among so many. */
function AllTests({ of }: { of: FairnessNumbers['of_all_tests'] }): ReactElement {
  const { t } = useTranslation('stats');
  const { number, percent } = useFigures();
  const { tests, smallest_p: p, chance_of_one_so_small: chance } = of;
  return (
    <Panel title={t('fair.allTests')}>
      <p className="panel__text">
        {p === null || chance === null ? (
          t('fair.noTest')
        ) : (
          <Trans
            t={t}
            i18nKey="fair.allTestsText"
            count={tests}
            values={{ p: number(p, 3), chance: percent(chance) }}
            components={{ b: <b className="num" /> }}
          />
        )}
      </p>
      <p className="quiet panel__note">{t('fair.deviation')}</p>
    </Panel>
  );
}

function Counted(): ReactElement {
  const { t } = useTranslation('stats');
  return (
    <Panel title={t('fair.counted')}>
      <p className="panel__text">{t('fair.countedText')}</p>
      <ul className="ways">
        <li>
          <Link to="/fairness">{t('fair.oneGame')}</Link>
        </li>
        <li>
          <Link to="/stats">{t('fair.site')}</Link>
        </li>
      </ul>
    </Panel>
  );
}

const COMMAND = 'python manage.py fairness_numbers --dump FILE…';

/** How anybody comes to the same numbers without this server. */
function Yourself({ through }: { through: number }): ReactElement {
  const { t } = useTranslation('stats');
  const { number } = useFigures();
  return (
    <Panel title={t('fair.yourself')}>
      <p className="panel__text">{t('fair.yourselfText', { through: number(through) })}</p>
      <p>
        <code className="hash">{COMMAND}</code>
      </p>
      <ul className="ways">
        <li>
          <a href="/api/fairness">{t('fair.json')}</a>
        </li>
        <li>
          <a href="/api/games/records?rated=true" download>
            {t('fair.dumps')}
          </a>
        </li>
      </ul>
    </Panel>
  );
}
