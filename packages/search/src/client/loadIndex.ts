import {
  INDEX_VERSION,
  type IndexFile,
  POINTER_PATH,
  type Pointer,
  readIndexFile,
} from '../engine/indexFile';

/** A host that never answers must not leave the reader waiting for good. */
const PATIENCE_MS = 15_000;

async function fetchJson(address: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response.json();
}

function readPointer(value: unknown): Pointer {
  const pointer = value as Pointer | null;
  if (pointer?.version !== INDEX_VERSION || !/^\/assets\/search\/[\w.]+\.json$/.test(pointer.file)) {
    throw new Error(`${POINTER_PATH} names no index that this version of the site can read.`);
  }
  return pointer;
}

/** The pointer is asked for anew each time, the index it names comes from the cache once it was there. */
export async function loadIndex(): Promise<IndexFile> {
  const pointer = readPointer(await fetchJson(POINTER_PATH, 'no-cache'));
  return readIndexFile(await fetchJson(pointer.file, 'default'));
}
