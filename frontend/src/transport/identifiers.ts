/** Random hex digits from the browser's generator; also where `crypto.randomUUID` is missing (plain http). */
export function randomHex(bits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bits / 8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ACTION_ID_BITS = 128;

/** A new `action_id`: one for each intention, kept through all its tries. */
export function newActionId(): string {
  return randomHex(ACTION_ID_BITS);
}
