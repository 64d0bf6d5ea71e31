/** How to reach whoever runs this site, as a link; null if they name no way. It came with the page (`CRAITS_CONTACT`). */
export function contactLink(): string | null {
  const link = document.querySelector<HTMLMetaElement>('meta[name="contact"]')?.content ?? '';
  return /^(mailto:|https:)/.test(link) ? link : null;
}

/** The link with a letter begun, where it is one of mail; a page is only opened. */
export function letterTo(link: string, subject: string, text: string): string {
  if (!link.startsWith('mailto:')) return link;
  // RFC 6068: a line of mail ends with both.
  const body = text.replaceAll('\n', '\r\n');
  return `${link}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
