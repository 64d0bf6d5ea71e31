const KEPT = 9;
/** So far a measurement may miss the others by chance, besides what its own slowness explains. */
const TOLERANCE_MS = 250;

/**
 * How far the server's clock is ahead of ours, from pings. The device's own time of day is not believed: local time
 * is a monotonic clock, and the median makes single slow answers harmless.
 */
export class ServerClock {
  private samples: number[] = [];
  private hint: number | null = null;

  /** @param local milliseconds of a clock that never jumps, such as `performance.now` */
  constructor(private readonly local: () => number) {}

  /** A ping sent at local time `sentAt` came back now and says the server's time was `serverNow`. */
  measured(sentAt: number, serverNow: number): void {
    const backAt = this.local();
    const sample = serverNow - (sentAt + backAt) / 2;
    const believed = median(this.samples);
    // However slow the answer was on one of its two ways, the truth lies within half of its time. If what was believed
    // lies farther off, it holds no more: while the device slept its clock stood still.
    const possible = (backAt - sentAt) / 2 + TOLERANCE_MS;
    const jumped = believed !== null && Math.abs(sample - believed) > possible;
    this.samples = jumped ? [sample] : [...this.samples, sample].slice(-KEPT);
  }

  /** Any message says roughly what time it is: enough until the first ping is back. */
  hinted(serverNow: number): void {
    this.hint ??= serverNow - this.local();
  }

  /** After a sleep the local clock may have stood still: begin again. */
  forget(): void {
    this.samples = [];
    this.hint = null;
  }

  /** The server's time now, in milliseconds since 1970. Null before anything has been heard. */
  now(): number | null {
    const offset = median(this.samples) ?? this.hint;
    return offset === null ? null : this.local() + offset;
  }
}

export function median(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
