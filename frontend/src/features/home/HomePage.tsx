import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lastWish } from '@/features/queue';
import { useMe } from '@/features/session';
import { FeaturedGames } from '@/features/watch';
import type { GameKind } from '@/protocol';
import { Page } from '@/ui';
import { LastGames } from './GameList';
import { NewTableDialog } from './NewTableDialog';
import { OpenSeats } from './OpenSeats';
import { PlayForm } from './PlayForm';
import { statusQuery } from './queries';
import './home.css';

/** Home: one big *Play*, live games worth watching, the last games. */
export function HomePage(): ReactElement {
  const { t } = useTranslation(['home', 'app']);
  const [kind, setKind] = useState<GameKind>(() => lastWish().kinds[0] ?? { ladder: 'table', length: 'short' });
  const [opening, setOpening] = useState(false);
  return (
    <Page title={t('app:title', { page: t('title') })} className="home">
      <section className="play" aria-labelledby="play-h">
        <h1 className="sr" id="play-h">
          {t('heading')}
        </h1>
        <PlayForm kind={kind} onKind={setKind} />
        <p className="alts">
          <button type="button" onClick={() => setOpening(true)}>
            {t('openTable')}
          </button>
          <Link to="/rules">{t('learn')}</Link>
        </p>
      </section>
      <section className="watch" aria-labelledby="live-h">
        <header>
          <h2 id="live-h">{t('live.heading')}</h2>
          <Online />
        </header>
        <FeaturedGames />
        <OpenSeats />
      </section>
      <section className="last" aria-labelledby="last-h">
        <header>
          <h2 id="last-h">{t('games.last')}</h2>
          <AllGames />
        </header>
        <LastGames most={3} />
      </section>
      {opening && (
        <NewTableDialog wanted="private" seats={kind.ladder === 'duel' ? '2' : '4'} onClose={() => setOpening(false)} />
      )}
    </Page>
  );
}

function Online(): ReactElement | null {
  const { t } = useTranslation('home');
  const { data } = useQuery(statusQuery);
  if (!data) return null;
  return (
    <p className="quiet">
      {t('online', {
        tables: t('tableCount', { count: data.tables_live }),
        people: t('peopleCount', { count: data.players_online }),
      })}
    </p>
  );
}

function AllGames(): ReactElement | null {
  const { t } = useTranslation('home');
  const me = useMe();
  if (!me) return null;
  return (
    <p>
      <Link to="/games?player=me">{t('games.all')}</Link>
    </p>
  );
}
