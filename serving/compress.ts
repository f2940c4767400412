import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Endings of text. Images are compressed already. */
export const COMPRESSED = new Set([
  'css',
  'html',
  'js',
  'json',
  'md',
  'svg',
  'ts',
  'txt',
  'webmanifest',
  'xml',
]);

/** Below this a compressed copy saves less than its headers cost. */
const SMALLEST = 1_024;

/** The slowest brotli for scripts and styles, which every page loads; one step less costs pages 2 % and a third of the time. */
const qualityFor = (name: string) => (/\.(js|css)$/.test(name) ? 11 : 10);

async function compressFile(file: string): Promise<void> {
  const { size } = await stat(file);
  if (size < SMALLEST) {
    return;
  }
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityFor(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  await Promise.all([
    brotli(content, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
    deflate(content, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ]);
}

/** Writes a brotli and a gzip copy beside every text file. The work is done by Node's thread pool, on all cores. */
export async function compressFiles(directory: string, names: readonly string[]): Promise<void> {
  const texts = names.filter((name) => COMPRESSED.has(path.extname(name).slice(1)));
  await Promise.all(texts.map((name) => compressFile(path.join(directory, name))));
}
