import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '@/protocol';
import { Disc, Face, RatingFigure, Tag } from '@/ui';

/** Everybody found so far, or everybody at the table. */
export function People({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <ul className="found" aria-label={label}>
      {children}
    </ul>
  );
}

/** One of them: face, name, rating, and how they stand. */
export function Sitter({
  player,
  seat,
  children,
}: {
  player: Player;
  seat: number;
  children?: ReactNode;
}): ReactElement {
  const { t } = useTranslation('queue');
  return (
    <li>
      <Disc seat={seat}>
        <Face name={player.name} avatar={player.avatar} />
      </Disc>
      <b>{player.name}</b>
      <span className="found__sub">
        {player.rating !== null && <RatingFigure rating={player.rating} label={t('rating')} />}
        {player.rating === null && player.kind !== 'bot' && <span className="quiet">{t('unratedYet')}</span>}
        {player.kind === 'bot' && <Tag>{t('bot')}</Tag>}
      </span>
      {children}
    </li>
  );
}

/** A seat that nobody has yet. */
export function EmptySeat({ children }: { children: ReactNode }): ReactElement {
  return (
    <li className="nobody">
      <span className="disc disc--hole" aria-hidden="true" />
      <span className="quiet">{children}</span>
    </li>
  );
}
