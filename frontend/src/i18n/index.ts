import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import app from './en/app.json';
import cards from './en/cards.json';
import errors from './en/errors.json';
import { i18n } from './instance';

/** Languages the page has words for. A new one is a folder beside `en` and an entry here. */
export const LANGUAGES: readonly { code: Language; name: string; formats: string }[] = [
  { code: 'en', name: 'English', formats: 'en-GB' },
];

/** Languages that the page is to speak. */
export type Language = 'en' | 'ms' | 'bg' | 'su';

const FILES = import.meta.glob<Record<string, unknown>>('./*/*.json', { import: 'default' });

/** Fetches the words of one room when it is entered. */
const byRoom: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    const load = FILES[`./${language}/${namespace}.json`];
    if (!load) {
      callback(new Error(`no words for ${language}/${namespace}`), null);
      return;
    }
    load().then(
      (words) => callback(null, words),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

/** Sets up the words in the language given, or the nearest the page has. */
export async function startWords(language: string): Promise<void> {
  await i18n
    .use(byRoom)
    .use(initReactI18next)
    .init({
      lng: knownLanguage(language),
      fallbackLng: 'en',
      defaultNS: 'app',
      ns: ['app', 'cards', 'errors'],
      partialBundledLanguages: true,
      resources: { en: { app, cards, errors } },
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** The locale by which dates, numbers and lists are written in a language: its words are not American everywhere. */
export function formatsOf(language: string): string {
  return LANGUAGES.find(({ code }) => code === knownLanguage(language))?.formats ?? language;
}

export function knownLanguage(wanted: string): Language {
  const short = wanted.toLowerCase().split('-')[0];
  return LANGUAGES.find(({ code }) => code === short)?.code ?? 'en';
}

export { i18n } from './instance';
export { cardName, suitName, useCardWords } from './cards';
export { useErrorText } from './errorText';
export { changeText, pointsText } from './points';
