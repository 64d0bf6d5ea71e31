import { useTranslation } from 'react-i18next';

/**
 * Turns a refusal into a sentence: ours for its code, in the language shown; else the server's own; else a general
 * one.
 */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return (error) => {
    const { code, message } = readable(error);
    if (i18n.exists(`errors:${code}`)) return t(code as 'no_connection');
    return message || t('unknown');
  };
}

function readable(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: 'unknown', message: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Anything but a refusal is a fault of ours: its message is for the console.
  return code ? { code, message: error.message } : { code: 'unknown', message: '' };
}
