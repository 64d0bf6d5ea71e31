import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { vars } from '@/ui';
import { PACK_SIZE } from '../model/deal';
import type { Deal } from '../verifier';
import { DealFault } from './DealFault';
import { FallenPack } from './FallenPack';
import { ProofStep } from './ProofStep';
import { Reshuffles } from './Reshuffles';
import { SwapTable } from './SwapTable';
import type { StepProps } from './step';

/** F-3.3, F-3.4: every deal and every reshuffle, one round of them shown at a time. */
export function DealsStep({ progress, state, open }: StepProps): ReactElement {
  const { t } = useTranslation('fairness');
  const [chosen, setChosen] = useState<number | null>(null);
  const { record, deals, played } = progress;
  const wrong = deals.find(({ fault }) => fault !== null);
  const deal = deals.find(({ number }) => number === chosen) ?? wrong ?? deals[0];
  const title =
    wrong !== undefined
      ? t('deals.bad', { number: wrong.number })
      : deals.length === 0
        ? t('deals.none')
        : t('deals.title', { count: deals.length });
  const line = t(wrong === undefined ? 'deals.line' : 'deals.bad_line', { count: deals.length * PACK_SIZE });
  return (
    <ProofStep number={5} state={state} title={title} line={line} open={open}>
      {record !== null && deal !== undefined && (
        <>
          <RoundChoice deals={deals} shown={deal} onChoose={setChosen} />
          <FallenPack key={deal.number} deal={deal} names={record.seats.map(({ name }) => name)} />
          {deal.fault !== null && <DealFault deal={deal} fault={deal.fault} record={record} />}
          <Reshuffles played={played.find(({ number }) => number === deal.number) ?? null} />
          <SwapTable key={`swaps ${deal.number}`} label={`deal:${deal.number}`} swaps={deal.swaps} />
        </>
      )}
    </ProofStep>
  );
}

interface RoundChoiceProps {
  deals: readonly Deal[];
  shown: Deal;
  onChoose: (number: number) => void;
}

/** The stairs of the game; a press shows that round's deal. */
function RoundChoice({ deals, shown, onChoose }: RoundChoiceProps): ReactElement {
  const { t } = useTranslation('fairness');
  return (
    <ol className="rounds-s" aria-label={t('deals.rounds')}>
      {deals.map(({ number, hand_size: size, fault }) => (
        <li key={number} data-bad={fault !== null || undefined}>
          <button
            type="button"
            aria-pressed={number === shown.number}
            aria-label={t('deals.round', { number, count: size })}
            onClick={() => onChoose(number)}
          >
            <i style={vars({ '--h': size })} />
            <span className="num" aria-hidden="true">
              {size}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
