import { describe, expect, it } from 'vitest';
import { median, ServerClock } from './serverClock';

describe('ServerClock', () => {
  it('knows nothing before anything was heard', () => {
    expect(new ServerClock(() => 5).now()).toBeNull();
  });

  it('takes the middle of a ping for the moment the server spoke', () => {
    let local = 100;
    const clock = new ServerClock(() => local);
    local = 140;
    clock.measured(100, 5_000);
    // Sent at 100, back at 140: the server said 5000 at about 120.
    expect(clock.now()).toBe(5_020);
  });

  it('is not misled by one slow answer', () => {
    let local = 0;
    const clock = new ServerClock(() => local);
    for (const [sent, back] of [
      [0, 20],
      [100, 120],
      [200, 1_200],
      [1_300, 1_320],
    ] as const) {
      local = back;
      // The server's clock is exactly 1000 ahead; the slow answer was slow on its way back alone.
      clock.measured(sent, sent + 10 + 1_000);
    }
    expect(clock.now()).toBe(local + 1_000);
  });

  it('begins anew when the device has slept and its clock stood still', () => {
    let local = 0;
    const clock = new ServerClock(() => local);
    for (const sent of [0, 4_000, 8_000, 12_000, 16_000]) {
      local = sent + 40;
      clock.measured(sent, 1_000_000 + sent + 20);
    }
    // Three minutes pass of which the local clock knows nothing.
    local = 20_040;
    clock.measured(20_000, 1_000_000 + 180_000 + 20_020);
    expect(clock.now()).toBe(1_000_000 + 180_000 + 20_040);
  });

  it('believes a hint only while there is nothing better', () => {
    let local = 10;
    const clock = new ServerClock(() => local);
    clock.hinted(1_000);
    expect(clock.now()).toBe(1_000);
    local = 20;
    clock.hinted(9_000);
    expect(clock.now()).toBe(1_010);
    clock.forget();
    expect(clock.now()).toBeNull();
  });
});

describe('median', () => {
  it('is the middle, or between the two in the middle', () => {
    expect(median([])).toBeNull();
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 9])).toBe(3);
  });
});
