/** A browser's name out of its user agent: enough to tell one's own devices apart. */
export function browserOf(userAgent: string): string {
  const browser = /(Firefox|Edg|OPR|Chrome|Safari)\/[\d.]+/.exec(userAgent)?.[1] ?? userAgent.split(' ')[0] ?? '';
  const system = /(Android|iPhone|iPad|Windows|Macintosh|Linux)/.exec(userAgent)?.[1];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', Macintosh: 'Mac' };
  return [browser, system].flatMap((name) => (name ? [names[name] ?? name] : [])).join(', ');
}
