import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { placeOf } from '../model/place';
import type { CheckedRecord, Fault } from '../verifier';

interface FaultNoteProps {
  fault: Fault;
  /** Null for what is no record. */
  record: CheckedRecord | null;
}

/** The first fault in plain words: where, what, what the record says there; and the path and code for whoever looks. */
export function FaultNote({ fault, record }: FaultNoteProps): ReactElement {
  const { t } = useTranslation('fairness');
  const place = placeOf(fault.path);
  const name = place.key === 'client_hash' ? (record?.seats[place.seat]?.name ?? '') : '';
  const written = record === null ? null : writtenAt(record, fault.path);
  return (
    <div className="fault" role="note">
      <p>
        <b>{t(`where.${place.key}`, { ...place, name })}:</b> {t(`fault.${fault.code}`)}{' '}
        {written !== null && (
          <Trans t={t} i18nKey="wrote" values={{ text: written }} components={[<code key="text" className="hash" />]} />
        )}{' '}
        {fault.expected !== undefined && (
          <Trans
            t={t}
            i18nKey="expected"
            values={{ text: fault.expected }}
            components={[<code key="text" className="hash" />]}
          />
        )}
      </p>
      <code className="hash fault__code">
        {fault.path} · {fault.code}
      </code>
    </div>
  );
}

const MOST = 80;

/** What a record says at a path, if that is short enough to be shown; null if not. */
export function writtenAt(record: CheckedRecord, path: string): string | null {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const value = steps.reduce<unknown>((node, step) => (isNode(node) ? node[step] : undefined), record);
  const isPlain = typeof value === 'string' || typeof value === 'number';
  const isShortList = Array.isArray(value) && value.every((one) => typeof one === 'number');
  if (!isPlain && !isShortList) return null;
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text === '' || text.length > MOST ? null : text;
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
