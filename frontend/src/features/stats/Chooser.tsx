import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Ladder } from '@/protocol';
import { Select, TypedField } from '@/ui';
import { changed, changeTo, LENGTHS, SPANS, wishOf } from './wish';

interface ChooserProps {
  /** Of these one can be chosen; with one alone there is no choice. */
  ladders: readonly Ladder[];
  chosen: Ladder;
}

/** Which games the figures are of. What is chosen stands in the address, so that it can be sent and kept. */
export function Chooser({ ladders, chosen }: ChooserProps): ReactElement {
  const { t } = useTranslation('stats');
  const [search, setSearch] = useSearchParams();
  const [now] = useState(Date.now);
  const wish = wishOf(search);
  const choose = (change: Record<string, string | null>) =>
    setSearch(changed(search, change), { replace: true, preventScrollReset: true });
  return (
    <form className="chooser" aria-label={t('chooser')} onSubmit={(event) => event.preventDefault()}>
      {ladders.length > 1 && (
        <div className="tabs" role="group" aria-label={t('ladders')}>
          {ladders.map((ladder) => (
            <button key={ladder} type="button" aria-pressed={ladder === chosen} onClick={() => choose({ ladder })}>
              {t(`ladder.${ladder}`)}
            </button>
          ))}
        </div>
      )}
      <Select
        label={t('length.label')}
        labelHidden
        value={wish.length ?? ''}
        choices={[
          { value: '', text: t('length.both') },
          ...LENGTHS.map((value) => ({ value, text: t(`length.${value}`) })),
        ]}
        onChange={({ currentTarget }) => choose({ length: currentTarget.value || null })}
      />
      <Select
        label={t('span.label')}
        labelHidden
        value={wish.span}
        choices={SPANS.map((value) => ({ value, text: t(`span.${value}`) }))}
        onChange={({ currentTarget }) =>
          choose(changeTo(SPANS.find((span) => span === currentTarget.value) ?? 'all', now))
        }
      />
      {wish.span === 'days' && (
        <div className="chooser__days">
          <TypedField
            label={t('from')}
            type="date"
            value={wish.from ?? ''}
            max={wish.to ?? undefined}
            onDone={(day) => choose({ from: day || null, period: 'days' })}
          />
          <TypedField
            label={t('to')}
            type="date"
            value={wish.to ?? ''}
            min={wish.from ?? undefined}
            onDone={(day) => choose({ to: day || null, period: 'days' })}
          />
        </div>
      )}
    </form>
  );
}
