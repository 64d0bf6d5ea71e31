import { useId, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/features/session';
import type { Named } from '@/protocol';
import { Button, Choice, Field, Select, TypedField } from '@/ui';
import { Chip, useFilterWords } from './Asked';
import {
  CHOICES,
  MARKS,
  MOST_PLAYERS,
  playersIn,
  withFilter,
  withOneMore,
  withoutOne,
  type Mark,
  type Single,
} from './search';

interface FiltersProps {
  search: URLSearchParams;
  players: readonly Named[];
  onSearch: (search: URLSearchParams) => void;
}

/** All there is to search by. Every change is a search at once. */
export function Filters({ search, players, onSearch }: FiltersProps): ReactElement {
  const { t } = useTranslation('games');
  const set = (name: Single, value: string) => onSearch(withFilter(search, name, value));
  const one = { search, onSet: set };
  const ladder = search.get('ladder');
  return (
    <div className="filters">
      <Players search={search} players={players} onSearch={onSearch} />
      <OneOf {...one} name="ladder" values={CHOICES.ladder} />
      {ladder !== 'duel' && (
        <OneOf {...one} name="seats" values={ladder === 'table' ? CHOICES.seats.slice(1) : CHOICES.seats} />
      )}
      <OneOf {...one} name="length" values={CHOICES.length} />
      <OneOf {...one} name="rated" values={CHOICES.rated} />
      <Contains search={search} onSearch={onSearch} />
      <Pair legend={t('ended')}>
        <Typed {...one} name="from" type="date" label={t('from')} />
        <Typed {...one} name="to" type="date" label={t('to')} />
      </Pair>
      <Pair legend={t('ratings')}>
        <Typed {...one} name="rating_min" type="number" label={t('rating_min')} />
        <Typed {...one} name="rating_max" type="number" label={t('rating_max')} />
      </Pair>
      <OneOf {...one} name="ended_by" values={CHOICES.ended_by} />
    </div>
  );
}

/** Who played: by name, several at one table, and where the first of them ended. */
function Players({ search, players, onSearch }: FiltersProps): ReactElement {
  const { t } = useTranslation('games');
  const me = useMe();
  const words = useFilterWords();
  const asked = (['player', 'name'] as const).flatMap((name) => search.getAll(name).map((value) => ({ name, value })));
  const own = me != null && !search.getAll('player').includes('me');
  return (
    <fieldset className="filters__f">
      <legend>{t('players')}</legend>
      {asked.length > 0 && (
        <ul className="asked">
          {asked.map(({ name, value }) => (
            <Chip
              key={`${name} ${value}`}
              words={words.several(name, value, players)}
              onAway={() => onSearch(withoutOne(search, name, value))}
            />
          ))}
        </ul>
      )}
      {playersIn(search) < MOST_PLAYERS && (
        <AddPlayer onName={(name) => onSearch(withOneMore(search, 'name', name))}>
          {own && <Button onClick={() => onSearch(withOneMore(search, 'player', 'me'))}>{t('addMe')}</Button>}
        </AddPlayer>
      )}
      {asked.length > 0 && (
        <Select
          label={t('place.label')}
          value={search.get('place') ?? ''}
          onChange={(event) => onSearch(withFilter(search, 'place', event.currentTarget.value))}
          choices={[
            { value: '', text: t('place.any') },
            ...CHOICES.place.map((value) => ({ value, text: t('place.of', { count: Number(value), ordinal: true }) })),
          ]}
        />
      )}
    </fieldset>
  );
}

function AddPlayer({ onName, children }: { onName: (name: string) => void; children: ReactNode }): ReactElement {
  const { t } = useTranslation('games');
  return (
    <form
      className="filters__add"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const typed = new FormData(form).get('name');
        const name = typeof typed === 'string' ? typed.trim() : '';
        if (name === '') return;
        form.reset();
        onName(name);
      }}
    >
      <Field label={t('name')} name="name" maxLength={100} autoComplete="off" />
      <Button type="submit">{t('add')}</Button>
      {children}
    </form>
  );
}

interface OneProps {
  search: URLSearchParams;
  onSet: (name: Single, value: string) => void;
}

type Worded = 'ladder' | 'seats' | 'length' | 'rated' | 'ended_by';

/** One of a few, or any. */
function OneOf({ search, onSet, name, values }: OneProps & { name: Worded; values: readonly string[] }): ReactElement {
  const { t } = useTranslation('games');
  const id = useId();
  const title = (value: string) => (name === 'seats' ? value : t(`${name}.${value}` as 'ladder.duel'));
  return (
    <fieldset className="filters__f">
      <legend>{t(`${name}.label`)}</legend>
      <Choice
        className="filters__one"
        name={`${name}${id}`}
        label={t(`${name}.label`)}
        value={search.get(name) ?? ''}
        onChange={(value) => onSet(name, value)}
        options={['', ...values].map((value) => ({ value, title: value === '' ? t('any') : title(value) }))}
      />
    </fieldset>
  );
}

function Pair({ legend, children }: { legend: string; children: ReactNode }): ReactElement {
  return (
    <fieldset className="filters__f">
      <legend>{legend}</legend>
      <div className="filters__pair">{children}</div>
    </fieldset>
  );
}

interface TypedProps extends OneProps {
  name: Single;
  type: 'date' | 'number';
  label: string;
}

function Typed({ search, onSet, name, type, label }: TypedProps): ReactElement {
  return <TypedField label={label} type={type} value={search.get(name) ?? ''} onDone={(typed) => onSet(name, typed)} />;
}

/** What happened in it: all that is chosen must have. */
function Contains({ search, onSearch }: Omit<FiltersProps, 'players'>): ReactElement {
  const { t } = useTranslation('games');
  const chosen = search.getAll('contains');
  const toggle = (mark: Mark) => onSearch((chosen.includes(mark) ? withoutOne : withOneMore)(search, 'contains', mark));
  return (
    <fieldset className="filters__f">
      <legend>{t('contains')}</legend>
      <div className="filters__marks">
        {MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            className="chip"
            aria-pressed={chosen.includes(mark)}
            onClick={() => toggle(mark)}
          >
            {t(`mark.${mark}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
