import { useTranslation } from 'react-i18next';
import { formatsOf } from '@/i18n';
import type { Estimate } from '@/protocol';

/** How figures are written, in the language shown. What is not known is a dash. */
export interface FigureWords {
  /** A whole number, or one with so many digits after the point. */
  number: (value: number | null, digits?: number) => string;
  /** A share from 0 to 1, in per cent. */
  percent: (share: number | null, digits?: number) => string;
  /** A difference, always with its sign. */
  signed: (value: number | null, digits?: number) => string;
  /** A span of ms, in seconds. */
  seconds: (ms: number | null) => string;
  day: (at: number) => string;
  /** The instant under an axis that spans so many ms. */
  tick: (spanMs: number) => (at: number) => string;
  /** Between what the truth lies; empty where there is too little to say. */
  between: (estimate: Estimate, write: (value: number) => string) => string;
  games: (count: number) => string;
  rounds: (count: number) => string;
}

const DASH = '–';
const MINUS = '−';
const SHORT_MS = 90 * 86_400_000;

export function useFigures(): FigureWords {
  const { t, i18n } = useTranslation('stats');
  const language = formatsOf(i18n.language);
  const formatted = (value: number | null, options: Intl.NumberFormatOptions) =>
    value === null ? DASH : new Intl.NumberFormat(language, options).format(value).replace('-', MINUS);
  const digitsOf = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  return {
    number: (value, digits = 0) => formatted(value, digitsOf(digits)),
    percent: (share, digits = 0) => formatted(share, { style: 'percent', ...digitsOf(digits) }),
    signed: (value, digits = 1) => formatted(value, { signDisplay: 'exceptZero', ...digitsOf(digits) }),
    seconds: (ms) => (ms === null ? DASH : t('seconds', { count: formatted(ms / 1000, digitsOf(ms < 9950 ? 1 : 0)) })),
    day: (at) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at),
    tick: (spanMs) => {
      const parts: Intl.DateTimeFormatOptions =
        spanMs < SHORT_MS ? { day: 'numeric', month: 'short' } : { month: 'short', year: 'numeric' };
      const format = new Intl.DateTimeFormat(language, parts);
      return (at) => format.format(at);
    },
    between: ({ low, high }, write) =>
      low === null || high === null ? '' : t('between', { low: write(low), high: write(high) }),
    games: (count) => t('games', { count }),
    rounds: (count) => t('rounds', { count }),
  };
}
