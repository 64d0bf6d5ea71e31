import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, startWords } from '@/i18n';
import type { Clock } from '@/protocol';
import { ServerClock } from '@/transport';
import { peopleOf } from '../model/people';
import { aClock, aView } from '../gallery/builders';
import { MySeat } from '../scene/Mine';
import { ServerTimeContext } from './serverTime';

/**
 * What a player reads on the clock, held against a server whose clock has nothing to do with the device's. Answers
 * take `latency` ms each way, pings go out every four seconds.
 */
class World {
  /** Time in which the page stood still: no timer ran. */
  private slept = 0;
  readonly clock = new ServerClock(() => this.local());

  constructor(private readonly latency: number) {
    this.ping();
  }

  /** The device's monotonic clock. */
  local(): number {
    return performance.now() + this.slept;
  }

  /** What the server's clock truly shows. */
  server(): number {
    return SERVER_EPOCH + this.local();
  }

  /** Time goes on, and timers run. */
  pass(ms: number): void {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  }

  /** Time goes on while nothing runs, and then somebody looks at the page. */
  hide(ms: number): void {
    this.slept += ms;
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }

  private ping(): void {
    const sentAt = this.local();
    setTimeout(() => {
      const said = this.server();
      setTimeout(() => this.clock.measured(sentAt, said), this.latency);
    }, this.latency);
    setTimeout(() => this.ping(), 4_000);
  }
}

const SERVER_EPOCH = Date.UTC(2030, 0, 1);
const MOVE_MS = 20_000;

beforeAll(async () => {
  await startWords('en');
  await i18n.loadNamespaces('table');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
});
afterEach(() => vi.useRealTimers());

/** Shows the viewer's seat with a clock that began `ago` ms ago on the server. */
function lay(world: World, ago = 0, bank = 60_000): Clock {
  const starts = world.server() - ago;
  const clock = aClock({
    starts_at: starts,
    move_ends_at: starts + MOVE_MS,
    deadline_at: starts + MOVE_MS + bank,
    move_ms: MOVE_MS,
  });
  const [person] = peopleOf(aView());
  if (person === undefined) throw new Error('nobody sits there');
  render(
    <ServerTimeContext value={() => world.clock.now() ?? world.server()}>
      <MySeat person={person} dealer={false} turn clock={clock} />
    </ServerTimeContext>,
  );
  return clock;
}

/** Seconds as they stand there, and whether they are the bank's. */
function shown(): { seconds: number; bank: boolean } {
  const [minutes = 0, seconds = 0] = screen.getByRole('timer').textContent.split(':').map(Number);
  return { seconds: minutes * 60 + seconds, bank: screen.queryByText(/from your bank/i) !== null };
}

function expectRight(world: World, clock: Clock): void {
  const left = clock.move_ends_at - world.server();
  const { seconds, bank } = shown();
  const truth = left > 0 ? left : Math.max(0, clock.deadline_at - world.server());
  // Within a second, in which the move's time may also have just ended.
  if (Math.abs(left) > 1_000) {
    expect(bank).toBe(left <= 0);
    expect(Math.abs(seconds * 1_000 - truth)).toBeLessThanOrEqual(1_000);
  }
}

describe('the time shown', () => {
  it.each([0, 500])(
    'is the server’s to within a second, %i ms away, from the move to the end of the bank',
    (latency) => {
      const world = new World(latency);
      world.pass(2_000);
      const clock = lay(world);
      for (let i = 0; i < 80; i += 1) {
        expectRight(world, clock);
        world.pass(1_000);
      }
      world.pass(1_000);
      expect(shown().seconds).toBe(0);
    },
  );

  it.each([-600_000, 600_000])(
    'does not believe a device whose clock is wrong, or set by %i ms in between',
    (wrong) => {
      vi.setSystemTime(SERVER_EPOCH + wrong);
      const world = new World(50);
      world.pass(1_000);
      const clock = lay(world);
      world.pass(5_000);
      expectRight(world, clock);
      vi.setSystemTime(SERVER_EPOCH - wrong);
      world.pass(3_000);
      expectRight(world, clock);
      expect(shown().bank).toBe(false);
      vi.setSystemTime(SERVER_EPOCH + 2 * wrong);
      world.pass(15_000);
      expectRight(world, clock);
      expect(shown().bank).toBe(true);
    },
  );

  it('is right the moment somebody looks again after three minutes in another tab', () => {
    const world = new World(50);
    world.pass(1_000);
    const clock = lay(world, 0, 240_000);
    world.pass(4_000);
    world.hide(180_000);
    expectRight(world, clock);
    expect(shown()).toMatchObject({ bank: true });
  });

  it('stands at the full time until the first clock of a round starts', () => {
    const world = new World(50);
    world.pass(1_000);
    const clock = lay(world, -5_000);
    expect(shown().seconds).toBe(20);
    world.pass(4_500);
    expect(shown().seconds).toBe(20);
    world.pass(3_000);
    expectRight(world, clock);
    expect(shown().seconds).toBe(18);
  });
});
