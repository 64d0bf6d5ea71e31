import { useMemo, type ReactElement } from 'react';
import { encode } from 'uqr';
import './qr.css';

const BORDER = 3;

/** A link as a QR code, printed on paper. */
export function Qr({ text, label }: { text: string; label: string }): ReactElement {
  const { size, path } = useMemo(() => drawing(text), [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

/** The same code as a file: black on white, for any printer. */
export function qrFile(text: string): string {
  const { size, path } = drawing(text);
  const body = `<path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function drawing(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
