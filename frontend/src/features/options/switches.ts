import { useTranslation } from 'react-i18next';
import type { Options } from '@/protocol';

/** The options that are on or off. The length has a choice of its own. */
export const SWITCHES = ['matching', 'wild_nines', 'covered_six', 'free_draw'] as const;

export type Switch = (typeof SWITCHES)[number];

/** Whether a lever stands at *on*; that of matching says that colour matches, as in standard play. */
export function isOn(options: Options, option: Switch): boolean {
  return option === 'matching' ? options.matching === 'colour' : options[option];
}

/** The options that are not as in standard play. */
export function unusualOf(options: Options): Switch[] {
  return SWITCHES.filter((option) => isOn(options, option) !== (option === 'matching'));
}

/** What is other than in standard play, in a few words each. */
export function useUnusual(options: Options): string[] {
  const { t } = useTranslation('app');
  return unusualOf(options).map((option) => t(`options.${option}.unusual`));
}
