import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@pt-docs/pages';
import { NAMES_PATH, writeIndex } from '../engine/indexFile';
import { compactIndex } from './compactIndex';
import { buildRecords, type SearchVocabulary } from './searchRecords';

export type SearchIndexOptions = SearchVocabulary & {
  /** Where to write all records with their whole text, for the hosted service and for measurements. */
  readonly recordsFile: string;
};

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Writes the index that the browser loads: `search-index.json` with the names, and the texts under a name with their hash.
 * The full records go to `recordsFile`: beside the site, because no browser needs them.
 */
export async function writeSearchIndex(
  outDir: string,
  pages: readonly Page[],
  { recordsFile, ...vocabulary }: SearchIndexOptions,
): Promise<void> {
  const records = buildRecords(pages, vocabulary);
  const { names, texts, file } = writeIndex(compactIndex(records), (content) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return `/assets/search/texts.${hash}.json`;
  });
  await Promise.all([
    write(path.join(outDir, file), texts),
    write(path.join(outDir, NAMES_PATH), names),
    write(recordsFile, JSON.stringify(records)),
  ]);
}
