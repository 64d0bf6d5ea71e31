/** From bytes to a value. What is refused here is no JSON by docs/record.md, whatever a lenient reader says. */
import { fail } from './fault';

export const MOST_BYTES = 4_000_000;
const DEEPEST = 64;

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const OPENING = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/** The value that a record's bytes hold; a fault at `$` if they hold none. */
export function readJson(bytes: Uint8Array): unknown {
  if (bytes.length > MOST_BYTES || isTooDeep(bytes)) fail('$', 'not_json');
  try {
    // A byte-order mark is not skipped: it is no JSON.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return fail('$', 'not_json');
  }
}

/** Whether brackets nest deeper than a record's may: readers differ in how deep they can follow. */
function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] ?? 0;
    if (byte === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) i += byte === BACKSLASH ? 1 : 0;
    else if (OPENING.has(byte)) depth += 1;
    else if (CLOSING.has(byte)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
