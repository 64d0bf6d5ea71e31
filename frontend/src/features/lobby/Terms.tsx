import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LeverOf, SWITCHES } from '@/features/options';
import type { Options, Table } from '@/protocol';
import { Choice, FULL_STAIRS, Lever, SHORT_STAIRS, Stairs } from '@/ui';
import type { ChangeTable } from './Lobby';
import { changeTable } from './tableCalls';

const PACES = ['fast', 'normal', 'relaxed'] as const;

/** How it is played: the host's to set, everybody's to read. A lever's sentence is what holds. */
export function Terms({ table, change }: { table: Table; change: ChangeTable }): ReactElement {
  const { t } = useTranslation('lobby');
  const fixed = table.host === null || table.host !== table.you;
  const set = (options: Partial<Options>): void =>
    change((now) => changeTable(now, { options: { ...now.options, ...options } }));
  return (
    <section aria-labelledby="terms-h">
      <h2 id="terms-h" className="rule-h">
        {t('howYouPlay')}
      </h2>
      <Choice
        className="terms__len"
        name="length"
        label={t('length')}
        fixed={fixed}
        value={table.options.length}
        onChange={(length) => set({ length })}
        options={[
          { value: 'short', title: t('short'), note: t('shortNote'), drawing: <Stairs sizes={SHORT_STAIRS} /> },
          { value: 'full', title: t('full'), note: t('fullNote'), drawing: <Stairs sizes={FULL_STAIRS} /> },
        ]}
      />
      <Choice
        className="terms__pace"
        name="pace"
        label={t('pace')}
        fixed={fixed}
        value={table.pace}
        onChange={(pace) => change((now) => changeTable(now, { pace }))}
        options={PACES.map((pace) => ({
          value: pace,
          title: t(`paceName.${pace}`),
          note: t(`paceNote.${pace}`),
        }))}
      />
      <div className="levers">
        {SWITCHES.map((option) => (
          <LeverOf key={option} option={option} options={table.options} fixed={fixed} onChange={set} />
        ))}
        <Lever
          title={t('public.title')}
          on={t('public.on')}
          off={t('public.off')}
          fixed={fixed}
          checked={table.visibility === 'public'}
          onChange={(on) => change((now) => changeTable(now, { visibility: on ? 'public' : 'private' }))}
        />
      </div>
      <p className="terms__rated quiet">{t('neverRated')}</p>
    </section>
  );
}
