import { useSyncExternalStore } from 'react';
import { MOST_BYTES } from './verifier';

/** A record from the reader's own disk. It stays in this page: nothing sends or stores it. */
export interface DroppedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

let dropped: DroppedFile | null = null;
const listeners = new Set<() => void>();

/** Reads a file as the one looked at; of one that is too long, as much as shows that it is. */
export async function takeFile(file: File): Promise<void> {
  const content = await file.slice(0, MOST_BYTES + 1).arrayBuffer();
  put({ name: file.name, bytes: new Uint8Array(content) });
}

export function forgetFile(): void {
  put(null);
}

function put(file: DroppedFile | null): void {
  dropped = file;
  listeners.forEach((listener) => listener());
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The file looked at; null if there is none. */
export function useDroppedFile(): DroppedFile | null {
  return useSyncExternalStore(listen, () => dropped);
}
