import { type IndexFile, NAMES_PATH, type NamesFile, readNames, withTexts } from '../engine/indexFile';

/** A host that never answers must not leave the reader waiting for good. */
const PATIENCE_MS = 15_000;

async function fetchJson(address: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response.json();
}

type Names = IndexFile & Pick<NamesFile, 'file'>;

/** Asked for anew each time: it says where the newest texts are. */
export const loadNames = async (): Promise<Names> => readNames(await fetchJson(NAMES_PATH, 'no-cache'));

/** Their name has a hash, so the browser's cache answers after the first time. */
export const loadTexts = async (names: Names): Promise<IndexFile> =>
  withTexts(names, await fetchJson(names.file, 'default'));
