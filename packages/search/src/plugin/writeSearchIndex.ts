import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@pt-docs/built-pages';
import { INDEX_VERSION, POINTER_PATH, type Pointer } from '../engine/indexFile';
import { compactIndex } from './compactIndex';
import { buildRecords, type SearchVocabulary } from './searchRecords';

export type SearchIndexOptions = SearchVocabulary & {
  /** Origin of the site, such as `https://docs.pt.example`. */
  readonly siteUrl: string;
  /** Where to write all records with their whole text, for the hosted service and for measurements. */
  readonly recordsFile: string;
};

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Writes the index that the browser loads, under a name with its hash, and `search-index.json`, which names it. The full
 * records go to `recordsFile`: beside the site, because no browser needs them.
 */
export async function writeSearchIndex(
  outDir: string,
  pages: readonly Page[],
  { siteUrl, recordsFile, ...vocabulary }: SearchIndexOptions,
): Promise<void> {
  const records = buildRecords(pages, vocabulary);
  const index = JSON.stringify(compactIndex(records));
  const hash = createHash('sha256').update(index).digest('hex').slice(0, 8);
  const pointer: Pointer = { version: INDEX_VERSION, file: `/assets/search/index.${hash}.json` };
  await Promise.all([
    write(path.join(outDir, pointer.file), index),
    write(path.join(outDir, POINTER_PATH), JSON.stringify(pointer)),
    write(recordsFile, JSON.stringify({ siteUrl, ...records })),
  ]);
}
