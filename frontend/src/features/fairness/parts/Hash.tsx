import type { ReactElement } from 'react';

const GROUP = /.{1,8}/g;

/** Hex in groups of eight digits, which may break between them. */
export function Hash({ hex }: { hex: string }): ReactElement {
  return <code className="hash">{(hex.match(GROUP) ?? []).join(' ')}</code>;
}

/** `57c2 3939 … 3851` */
export function shortHash(hex: string): string {
  return `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;
}

export function ShortHash({ hex }: { hex: string }): ReactElement {
  return <code className="hash">{shortHash(hex)}</code>;
}
