import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import app from './en/app.json';
import cards from './en/cards.json';
import errors from './en/errors.json';
import { i18n } from './instance';
import { knownLanguage } from './languages';

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

export { i18n } from './instance';
export { cardName, suitName, useCardWords } from './cards';
export { clockText } from './clockText';
export { useErrorText } from './errorText';
export { formatsOf, knownLanguage, LANGUAGES, type Language } from './languages';
export { listed, useListed } from './listed';
export { changeText, pointsText } from './points';
