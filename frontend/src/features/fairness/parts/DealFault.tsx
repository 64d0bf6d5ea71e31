import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords } from '@/i18n';
import { Card } from '@/ui';
import type { CheckedRecord, Deal, Fault } from '../verifier';

/** What the record says of a round before its moves, beside what the arithmetic says. */
export function DealFault({ deal, fault, record }: { deal: Deal; fault: Fault; record: CheckedRecord }): ReactElement {
  const { t } = useTranslation('fairness');
  const { cardName } = useCardWords();
  const entry = record.rounds[deal.number - 1];
  const field = fault.path.split('.').at(-1);
  const nameOf = (seat: number): string => record.seats[seat]?.name ?? '';
  return (
    <div className="fault" role="note">
      {field === 'starter' && entry !== undefined && (
        <p className="fault__cards">
          <span>{t('deals.fault.starter.record')}</span>
          <Card card={entry.starter} label={cardName(entry.starter)} size="s" />
          <span>{t('deals.fault.starter.was')}</span>
          <span>{t('deals.fault.starter.true')}</span>
          <Card card={deal.starter} label={cardName(deal.starter)} size="s" />
        </p>
      )}
      {field === 'number' && <p>{t('deals.fault.number', { record: entry?.number, expected: deal.number })}</p>}
      {field === 'dealer' && (
        <p>{t('deals.fault.dealer', { record: nameOf(entry?.dealer ?? 0), expected: nameOf(deal.dealer) })}</p>
      )}
      {field === 'hand_size' && (
        <p>{t('deals.fault.hand_size', { record: entry?.hand_size, expected: deal.hand_size })}</p>
      )}
      <code className="hash fault__code">
        {fault.path} · {fault.code}
      </code>
    </div>
  );
}
