import { useQuery } from '@tanstack/react-query';
import type { ReplayFeed } from '@/protocol';
import { useDroppedFile } from './dropped';
import { feedOf } from './model/feed';
import { withShortNames } from './model/progress';
import { ProverLost, theProver } from './proving/prover';
import type { CheckedRecord, Proof } from './verifier';

/** The replay feed of the record that was dropped on the check page, made here from the record alone. */
export function useDroppedFeed(): { pending: boolean; feed: ReplayFeed | null } {
  const file = useDroppedFile();
  const { data, isPending } = useQuery({
    queryKey: ['dropped', file],
    queryFn: async () => {
      const record = file === null ? null : await recordIn(file.bytes);
      return record === null ? null : feedOf(record, await theProver().retell(record));
    },
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  });
  return { pending: isPending, feed: data ?? null };
}

/** The record in a file if it can be read as one, whatever is wrong with it otherwise. */
function recordIn(bytes: Uint8Array<ArrayBuffer>): Promise<CheckedRecord | null> {
  return new Promise((resolve, reject) => {
    const onProof = (proof: Proof): void => {
      if (proof.kind === 'record') resolve(withShortNames(proof.record));
      if (proof.kind === 'verdict') resolve(null);
    };
    theProver().prove(bytes, onProof, () => reject(new ProverLost()));
  });
}
