/*
 * The page's verifier as a program, for comparing it with the server's: reads records from standard input, each after
 * its length in four bytes (big-endian), and answers each with a line: its first fault as JSON, or null.
 */
import { cpuUsage } from 'node:process';
import { verify } from '../src/features/fairness/verifier/index.ts';

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

for await (const chunk of process.stdin) {
  waiting = Buffer.concat([waiting, chunk as Buffer]);
  for (let record = nextRecord(); record !== null; record = nextRecord()) {
    const before = cpuUsage();
    const fault = verify(record);
    const { user, system } = cpuUsage(before);
    process.stdout.write(`${JSON.stringify({ fault, cpu_ms: (user + system) / MICROS_A_MS })}\n`);
  }
}
