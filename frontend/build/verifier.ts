/*
 * The page's verifier as a program, for comparing it with the server's: reads records from standard input, each after
 * its length in four bytes (big-endian), and answers each with a line of JSON: its first fault or null, and what
 * finding it took; or, called with `retell`, the rounds of its replay.
 */
import { cpuUsage } from 'node:process';
import { retell, verify, type CheckedRecord } from '../src/features/fairness/verifier/index.ts';

const LENGTH_BYTES = 4;
const MICROS_A_MS = 1000;

let waiting = Buffer.alloc(0);

/** Takes the next whole record out of what has come in; null while there is none. */
function nextRecord(): Buffer | null {
  if (waiting.length < LENGTH_BYTES) return null;
  const end = LENGTH_BYTES + waiting.readUInt32BE();
  if (waiting.length < end) return null;
  const record = waiting.subarray(LENGTH_BYTES, end);
  waiting = waiting.subarray(end);
  return record;
}

function judged(record: Buffer): unknown {
  const before = cpuUsage();
  const fault = verify(record);
  const { user, system } = cpuUsage(before);
  return { fault, cpu_ms: (user + system) / MICROS_A_MS };
}

function told(record: Buffer): unknown {
  return retell(JSON.parse(record.toString()) as CheckedRecord);
}

const answerTo = process.argv[2] === 'retell' ? told : judged;

for await (const chunk of process.stdin) {
  waiting = Buffer.concat([waiting, chunk as Buffer]);
  for (let record = nextRecord(); record !== null; record = nextRecord()) {
    process.stdout.write(`${JSON.stringify(answerTo(record))}\n`);
  }
}
