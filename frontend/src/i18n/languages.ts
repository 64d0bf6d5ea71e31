/** Languages the page has words for. A new one is a folder beside `en` and an entry here. */
export const LANGUAGES: readonly { code: Language; name: string; formats: string }[] = [
  { code: 'en', name: 'English', formats: 'en-GB' },
];

/** Languages that the page is to speak. */
export type Language = 'en' | 'ms' | 'bg' | 'su';

/** The locale by which dates, numbers and lists are written in a language: its words are not American everywhere. */
export function formatsOf(language: string): string {
  return LANGUAGES.find(({ code }) => code === knownLanguage(language))?.formats ?? language;
}

export function knownLanguage(wanted: string): Language {
  const short = wanted.toLowerCase().split('-')[0];
  return LANGUAGES.find(({ code }) => code === short)?.code ?? 'en';
}
