import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords } from '@/i18n';
import { Card } from '@/ui';
import { FaultNote } from './FaultNote';
import { ProofStep } from './ProofStep';
import type { StepProps } from './step';

/** F-3.2: the cut that makes the first dealer. */
export function CutStep({ progress, state, open, fault }: StepProps): ReactElement {
  const { t } = useTranslation('fairness');
  const { cardName } = useCardWords();
  const { record, cut } = progress;
  const nameOf = (seat: number): string => record?.seats[seat]?.name ?? '';
  const isBad = state === 'bad';
  const isTied = record !== null && cut !== null && cut.draws.length > record.seats.length;
  return (
    <ProofStep
      number={4}
      state={state}
      open={open}
      title={t(isBad ? 'cut.bad' : 'cut.title')}
      line={cut === null ? '' : t('cut.line', { name: nameOf(cut.dealer) })}
    >
      {cut !== null && (
        <ol className="cut">
          {cut.draws.map(({ seat, card }, i) => (
            <li key={i}>
              {nameOf(seat)} <Card card={card} label={cardName(card)} size="xs" />
            </li>
          ))}
        </ol>
      )}
      {isTied && <p className="quiet">{t('cut.again')}</p>}
      {fault !== null && record !== null && (
        <>
          <p>{t('cut.fault', { name: nameOf(record.first_dealer) })}</p>
          <FaultNote fault={fault} record={record} />
        </>
      )}
    </ProofStep>
  );
}
