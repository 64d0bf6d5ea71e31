import { useEffect, useReducer, useState } from 'react';
import { advance, NOTHING_YET, type Progress } from '../model/progress';
import type { Proof } from '../verifier';
import { theProver } from './prover';

interface ProofCourse {
  progress: Progress;
  /** The check broke off, and no verdict will come. */
  lost: boolean;
  again: () => void;
}

/** How far the check of a record has come. Other bytes begin another check. */
export function useProof(bytes: Uint8Array<ArrayBuffer>): ProofCourse {
  const [progress, dispatch] = useReducer(step, NOTHING_YET);
  const [tries, setTries] = useState(0);
  const [lostTry, setLostTry] = useState<number | null>(null);
  useEffect(() => {
    dispatch(null);
    return theProver().prove(bytes, dispatch, () => setLostTry(tries));
  }, [bytes, tries]);
  return { progress, lost: lostTry === tries && !progress.done, again: () => setTries((before) => before + 1) };
}

/** Null begins anew. */
function step(progress: Progress, proof: Proof | null): Progress {
  return proof === null ? NOTHING_YET : advance(progress, proof);
}
