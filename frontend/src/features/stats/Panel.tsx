import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsOf } from '@/i18n';
import type { Estimate } from '@/protocol';
import { joined, Tag } from '@/ui';
import { useFigures } from './useFigures';

/** A file with the figures of a picture. */
export interface Csv {
  readonly href: string;
  readonly name?: string;
}

interface PanelProps {
  title: ReactNode;
  /** What is drawn, in a sentence. */
  note?: ReactNode;
  /** What it comes from: so many games, so many rounds. */
  out?: string | undefined;
  /** It comes from few games. */
  small?: boolean;
  /** `narrow`: a quarter of the room; `wide`: all of it; else half. */
  width?: 'narrow' | 'wide';
  id?: string;
  children: ReactNode;
}

/** Figures under their heading, with what they come from beside it. */
export function Panel({ title, note, out, small = false, width, id, children }: PanelProps): ReactElement {
  const { t } = useTranslation('stats');
  return (
    <section className={joined('panel', width && `panel--${width}`)} id={id}>
      <header>
        <h2>{title}</h2>
        {(out !== undefined || small) && (
          <p className="quiet panel__out">
            {small && <Tag>{t('small')}</Tag>} {out}
          </p>
        )}
      </header>
      {note && <p className="quiet panel__note">{note}</p>}
      {children}
    </section>
  );
}

/** Says which parts of a picture come from few games; nothing, where none does. */
export function Few({ of }: { of: readonly string[] }): ReactElement | null {
  const { t, i18n } = useTranslation('stats');
  if (of.length === 0) return null;
  const parts = new Intl.ListFormat(formatsOf(i18n.language), { type: 'conjunction' }).format(of);
  return <p className="quiet panel__note">{t('few', { parts })}</p>;
}

interface BehindProps {
  /** What it is a table of: each panel has one. */
  of: string;
  csv?: readonly Csv[];
  children: ReactNode;
}

/** The figures behind a picture: as a table, for everybody who wants it, and as a file. */
export function Behind({ of, csv = [], children }: BehindProps): ReactElement {
  const { t } = useTranslation('stats');
  return (
    <div className="behind">
      <details>
        <summary>
          {t('asTable')} <span className="sr">{of}</span>
        </summary>
        {children}
      </details>
      {csv.map(({ href, name }) => (
        <a key={href} href={href} download className="behind__file">
          {name === undefined ? t('csv') : t('csvOf', { name })} <span className="sr">{of}</span>
        </a>
      ))}
    </div>
  );
}

/** A list of figures with their names. */
export function Facts({ children }: { children: ReactNode }): ReactElement {
  return <dl className="facts">{children}</dl>;
}

/** One of them; `note` says what it is out of, or between what the truth lies. */
export function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>
        {name}
        {note && <small>{note}</small>}
      </dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

interface EstimateFactProps {
  name: string;
  of: Estimate;
  write: (value: number | null) => string;
  /** What `count` counts: "of 141 turns". */
  out: (count: number) => string;
}

/** A rate or a mean, out of how much, and between what the truth lies. */
export function EstimateFact({ name, of, write, out }: EstimateFactProps): ReactElement {
  const { t } = useTranslation('stats');
  const { between } = useFigures();
  const note = [out(of.count), between(of, write), of.small && of.count > 0 && t('small')].filter(Boolean).join(' · ');
  return (
    <Fact name={name} note={note}>
      {write(of.value)}
    </Fact>
  );
}
