import i18next from 'i18next';

/** The words of the page; set up by `startWords`. */
export const i18n = i18next.createInstance();
