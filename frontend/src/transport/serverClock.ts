const KEPT = 9;

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
    const half = (sentAt + this.local()) / 2;
    this.samples = [...this.samples, serverNow - half].slice(-KEPT);
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
