import { useEffect, useReducer } from 'react';
import { advance, NOTHING_YET, type Progress } from '../model/progress';
import type { Proof } from '../verifier';
import { theProver } from './prover';

/** How far the check of a record has come. Other bytes begin another check. */
export function useProof(bytes: Uint8Array<ArrayBuffer>): Progress {
  const [progress, dispatch] = useReducer(step, NOTHING_YET);
  useEffect(() => {
    dispatch(null);
    return theProver().prove(bytes, dispatch);
  }, [bytes]);
  return progress;
}

/** Null begins anew. */
function step(progress: Progress, proof: Proof | null): Progress {
  return proof === null ? NOTHING_YET : advance(progress, proof);
}
