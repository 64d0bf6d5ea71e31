import { describe, expect, it } from 'vitest';
import broken from '../../../../../backend/tests/data/broken-records.json';
import sample from '../../../../../backend/tests/data/sample-record.json';
import { MOST_BYTES } from './json';
import { verify } from './prove';

type Edit = ['put' | 'insert', path: string, value: unknown] | ['drop', path: string];

interface Shared {
  bases: Record<string, Edit[]>;
  broken: { of: string; edits: Edit[]; path: string; code: string }[];
  texts: { name: string; text?: string; hex?: string; path: string; code: string }[];
}

const shared = broken as unknown as Shared;
const sampleText = JSON.stringify(sample, null, 1);
const base = (name: string): Edit[] => shared.bases[name] ?? [];

/** The sample record after edits, as it would be sent. */
function edited(edits: readonly Edit[]): string {
  const record = structuredClone<Record<string, unknown>>(sample);
  for (const edit of edits) apply(edit, record);
  return JSON.stringify(record);
}

function apply([kind, path, value]: Edit, record: Record<string, unknown>): void {
  const way = path.replaceAll('[', '.').replaceAll(']', '').split('.');
  const last = way.pop() ?? '';
  const node = way.reduce<Record<string, unknown>>((at, step) => at[step] as Record<string, unknown>, record);
  if (kind === 'insert') (node as unknown as unknown[]).splice(Number(last), 0, value);
  else if (kind === 'put') node[last] = value;
  else if (Array.isArray(node)) node.splice(Number(last), 1);
  else Reflect.deleteProperty(node, last);
}

const judge = (data: string | Uint8Array) => {
  const fault = verify(typeof data === 'string' ? new TextEncoder().encode(data) : data);
  return fault && { path: fault.path, code: fault.code };
};

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

describe('records that are right', () => {
  it.each(['sample', 'rated', 'aborted'])('%s', (name) => {
    expect(judge(edited(base(name)))).toBeNull();
  });

  it('with fields that nobody knows, and whole numbers with a point', () => {
    const text = edited([
      ['put', 'comment', { a: [1, { b: null }] }],
      ['put', 'seats[0].hat', 'red'],
    ]);
    expect(judge(text.replace('"version":1,', '"version":1.0,').replace('"rules":1,', '"rules":1e0,'))).toBeNull();
  });
});

describe('records that are broken, as the server is tested with them', () => {
  it.each(shared.broken)('$path $code: $edits', ({ of, edits, path, code }) => {
    expect(judge(edited([...base(of), ...edits]))).toEqual({ path, code });
  });

  it.each(shared.texts)('$code: $name', ({ text, hex, path, code }) => {
    expect(judge(hex === undefined ? (text ?? '') : fromHex(hex))).toEqual({ path, code });
  });

  it.each([
    ['fairness.client_seeds[2]', 'bad_field'],
    ['rounds[0].moves[5]', 'bad_move_syntax'],
  ])('%s that is no character', (path, code) => {
    expect(judge(edited([['put', path, '\udc80']]))).toEqual({ path, code });
  });

  it('of two equal keys the last holds', () => {
    expect(judge(sampleText.replace('{', '{"format": "pgn",'))).toBeNull();
    expect(judge(sampleText.replace(/\}\s*$/, ', "format": "pgn"}'))).toEqual({ path: 'format', code: 'bad_field' });
  });

  it('more than four million bytes are not read', () => {
    const spaces = (size: number) => new TextEncoder().encode(sampleText.padEnd(size, ' '));
    expect(judge(spaces(MOST_BYTES))).toBeNull();
    expect(judge(spaces(MOST_BYTES + 1))).toEqual({ path: '$', code: 'not_json' });
  });
});

describe('what should have been there', () => {
  it.each([
    ['rounds[4].starter', 'AC', /^[A2-9TJQK][CDHS]$/],
    ['first_dealer', 1, /^0$/],
    ['rounds[0].result.scores', [1, 2, 3], /^146, 55, 0$/],
  ])('is said of %s', (path, value, expected) => {
    expect(verify(new TextEncoder().encode(edited([['put', path, value]])))?.expected).toMatch(expected);
  });
});
