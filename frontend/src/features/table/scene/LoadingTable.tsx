import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Crank, Page, Ring, vars } from '@/ui';
import { Rail, RailBones } from './Rail';
import { TableBar } from './TableBar';
import './page.css';
import './ground.css';
import './hand.css';

const CARDS = 8;
const GHOSTS = ['w', 'n', 'e'] as const;

/** The table laid in outline, everything at its real size: nothing moves when it fills. */
export function LoadingTable(): ReactElement {
  const { t } = useTranslation('table');
  const middle = (CARDS - 1) / 2;
  return (
    <div className="table-page" data-seats="4">
      <TableBar name={t('kind_of_game.table')} note="" round={null} />
      <div className="stage">
        <Page title={t('title', { page: t('loading') })} className="board">
          <h1 className="sr">{t('loading')}</h1>
          <section className="ground" aria-hidden="true">
            <Ring direction={1} />
            {GHOSTS.map((place) => (
              <div key={place} className={`seat seat--${place} ghost`}>
                <div className="seat__cards" />
                <div className="seat__plate">
                  <i className="bone bone--disc" />
                  <i className="bone" />
                </div>
              </div>
            ))}
            <div className="middle">
              <div className="pile">
                <i className="slot" />
              </div>
              <div className="pile">
                <i className="slot slot--wide" />
              </div>
              <div className="pile">
                <Crank />
              </div>
            </div>
          </section>
          <section className="mine mine--load" aria-busy="true">
            <p className="prompt">
              <span>{t('loading')}</span>
            </p>
            <div className="hand" style={vars({ '--n': CARDS })} aria-hidden="true">
              {Array.from({ length: CARDS }, (_, i) => (
                <i key={i} className="card card--ghost" style={vars({ '--i': i, '--arc': (i - middle) ** 2 })} />
              ))}
            </div>
          </section>
        </Page>
      </div>
      <Rail open={false} label={t('rail')}>
        <section className="rail__stand">
          <h2 className="standing-h">{t('standings')}</h2>
          <RailBones />
        </section>
        <section className="log">
          <h2>{t('log_title')}</h2>
          <RailBones />
        </section>
      </Rail>
    </div>
  );
}
