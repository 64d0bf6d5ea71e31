import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatsOf } from '@/i18n';
import type { Named } from '@/protocol';
import { Icon } from '@/ui';
import { CHOICES, filtersIn, SEVERAL, SINGLE, withFilter, withoutOne, type Several, type Single } from './search';

interface AskedProps {
  search: URLSearchParams;
  /** Those asked for, as the server knows them, in the order of `player`, then `name`. */
  players: readonly Named[];
  onSearch: (search: URLSearchParams) => void;
}

/** What is searched for, in words; each of it is taken away by a press. */
export function Asked({ search, players, onSearch }: AskedProps): ReactElement | null {
  const { t } = useTranslation('games');
  const words = useFilterWords();
  if (filtersIn(search) === 0) return null;
  const several = SEVERAL.flatMap((name) => search.getAll(name).map((value) => ({ name, value })));
  return (
    <ul className="asked" aria-label={t('asked')}>
      {several.map(({ name, value }) => (
        <Chip
          key={`${name} ${value}`}
          words={words.several(name, value, players)}
          onAway={() => onSearch(withoutOne(search, name, value))}
        />
      ))}
      {SINGLE.filter((name) => search.has(name)).map((name) => (
        <Chip
          key={name}
          words={words.single(name, search.get(name) ?? '')}
          onAway={() => onSearch(withFilter(search, name, ''))}
        />
      ))}
      <li>
        <Link to="/games">{t('clear')}</Link>
      </li>
    </ul>
  );
}

export function Chip({ words, onAway }: { words: string; onAway: () => void }): ReactElement {
  const { t } = useTranslation('games');
  return (
    <li>
      <button type="button" className="chip" aria-label={t('takeAway', { words })} onClick={onAway}>
        {words} <Icon name="cross" />
      </button>
    </li>
  );
}

/** Each filter in a few words. */
export function useFilterWords() {
  const { t, i18n } = useTranslation('games');
  const day = new Intl.DateTimeFormat(formatsOf(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' });
  const dayOf = (value: string) => (Number.isNaN(Date.parse(value)) ? value : day.format(Date.parse(value)));
  const several = (name: Several, value: string, players: readonly Named[]): string => {
    if (isUnknown(name, value)) return t('unknown', { value });
    if (name === 'contains') return t(`mark.${value}` as 'mark.idiot');
    if (value === 'me') return t('me');
    return name === 'name' ? value : (players.find(({ public_id }) => public_id === value)?.name ?? t('somebody'));
  };
  const single = (name: Single, value: string): string => {
    if (isUnknown(name, value)) return t('unknown', { value });
    switch (name) {
      case 'ladder':
      case 'length':
      case 'rated':
      case 'ended_by':
        return t(`${name}.${value}` as 'ladder.duel');
      case 'seats':
        return t('seats.of', { count: Number(value) });
      case 'place':
        return t('place.of', { count: Number(value), ordinal: true });
      case 'from':
      case 'to':
        return t(`${name}Day`, { day: dayOf(value) });
      case 'rating_min':
      case 'rating_max':
        return t(`${name}Of`, { rating: value });
    }
  };
  return { several, single };
}

/** An address may hold anything: what is none of the choices has no words of its own, and the server refuses it. */
function isUnknown(name: Several | Single, value: string): boolean {
  const choices: readonly string[] | null = name in CHOICES ? CHOICES[name as keyof typeof CHOICES] : null;
  return choices?.includes(value) === false;
}
