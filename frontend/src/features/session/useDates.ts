import { useTranslation } from 'react-i18next';
import { formatsOf } from '@/i18n';

/** Writes instants, given in seconds as allauth has them, in the language shown. */
export function useDates(): { day: (seconds: number) => string; instant: (seconds: number) => string } {
  const { i18n } = useTranslation();
  const formats = formatsOf(i18n.language);
  const day = new Intl.DateTimeFormat(formats, { dateStyle: 'medium' });
  const instant = new Intl.DateTimeFormat(formats, { dateStyle: 'medium', timeStyle: 'short' });
  return { day: (seconds) => day.format(seconds * 1000), instant: (seconds) => instant.format(seconds * 1000) };
}
