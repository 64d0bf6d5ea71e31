import { useState } from 'react';
import type { Table } from '@/protocol';
import { failedStep } from './seating';

export interface FailedStep {
  /** Who lost their seat, the viewer apart. */
  names: string[];
  you: boolean;
}

/** Remembers that a ready step came to nothing, until the next one begins or the viewer has sat down again. */
export function useFailedStep(table: Table): FailedStep | null {
  const [before, setBefore] = useState(table);
  const [failed, setFailed] = useState<FailedStep | null>(null);
  if (before !== table) {
    const now = failedStep(before, table);
    setBefore(table);
    if (now !== null) setFailed(now);
    else if (table.state === 'ready' || (failed?.you === true && table.you !== null)) setFailed(null);
  }
  return failed;
}
