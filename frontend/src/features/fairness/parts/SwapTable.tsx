import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardWords } from '@/i18n';
import { Button, Card } from '@/ui';
import type { Swap } from '../verifier';

const FEW = 5;
const HEX_DIGITS = 8;
const EXCHANGE = '↔';

/** The arithmetic of a shuffle, swap by swap (F-2.2, F-2.3). */
export function SwapTable({ label, swaps }: { label: string; swaps: readonly Swap[] }): ReactElement {
  const { t } = useTranslation('fairness');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? swaps : swaps.slice(0, FEW);
  const words = { label, shown: shown.length, all: swaps.length };
  return (
    <div className="swaps">
      <table className="steps">
        <caption>{isWhole ? t('deals.all_swaps', words) : t('deals.swaps', words)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('deals.i')}</th>
            <th scope="col">{t('deals.next')}</th>
            <th scope="col">{t('deals.mod')}</th>
            <th scope="col">{t('deals.j')}</th>
            <th scope="col">{t('deals.swap')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((swap) => (
            <SwapRow key={swap.i} swap={swap} />
          ))}
        </tbody>
      </table>
      <Button onClick={() => setWhole(!isWhole)}>{t(isWhole ? 'deals.show_first' : 'deals.show_all')}</Button>
    </div>
  );
}

function SwapRow({ swap: { i, j, word, at_i: one, at_j: other } }: { swap: Swap }): ReactElement {
  const { cardName } = useCardWords();
  return (
    <tr>
      <td className="num">{i}</td>
      <td>
        <code className="hash">{word.toString(16).padStart(HEX_DIGITS, '0')}</code>
      </td>
      <td className="num">{i + 1}</td>
      <td className="num">{j}</td>
      <td>
        <Card card={one} label={cardName(one)} size="xs" />
        <span aria-hidden="true">{EXCHANGE}</span>
        <Card card={other} label={cardName(other)} size="xs" />
      </td>
    </tr>
  );
}
