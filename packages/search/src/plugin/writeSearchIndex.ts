import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@pt-docs/pages';
import { NAMES_PATH, writeIndex } from '../engine/indexFile';
import { compactIndex } from './compactIndex';
import { buildRecords, type SearchVocabulary } from './searchRecords';

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Writes the index that the browser loads: `search-index.json` with the names, and the texts under a name with their hash.
 */
export async function writeSearchIndex(
  outDir: string,
  pages: readonly Page[],
  vocabulary: SearchVocabulary,
): Promise<void> {
  const records = buildRecords(pages, vocabulary);
  const { names, texts, file } = writeIndex(compactIndex(records), (content) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return `/assets/search/texts.${hash}.json`;
  });
  await Promise.all([write(path.join(outDir, file), texts), write(path.join(outDir, NAMES_PATH), names)]);
}
