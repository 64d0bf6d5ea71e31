import { useEffect, useState } from 'react';
import type { Instant } from '@/protocol';
import type { TableConnection } from '@/transport';

const LOOK_EVERY_MS = 200;

/** Whole seconds left until an instant of the server's clock, never below zero; null while that is unknown. */
export function useCountdown(until: Instant | null, { clock }: TableConnection): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = (): void => {
      const now = clock.now();
      setLeft(until === null || now === null ? null : Math.max(0, Math.ceil((until - now) / 1000)));
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [until, clock]);
  return left;
}
