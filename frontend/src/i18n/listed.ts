import { useTranslation } from 'react-i18next';
import { formatsOf } from './languages';

/** Names as a sentence lists them in a language: "Ada, Barrel and Pip". */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(formatsOf(language), { type: 'conjunction' }).format(names);
}

/** The same, in the language shown. */
export function useListed(): (names: readonly string[]) => string {
  const { i18n } = useTranslation();
  return (names) => listed(names, i18n.language);
}
