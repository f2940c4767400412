import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { OfflineFile, OfflineManifest } from '../client/manifest';
import { HASH_LENGTH } from '../client/names';

const compress = promisify(brotliCompress);
/** Close to what hosts send, at a fraction of the time. */
const QUALITY = 5;

export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/**
 * What a reader without network can use: pages and their Markdown copies, all scripts and styles, the index. Every page
 * is the index of its folder; other HTML is from `static/` and for machines.
 */
const NEEDED = /^(assets\/|img\/|(search-index|fragments)\.json$)|(^|\/)index\.html$|\.md$/;
/** Not pages of the docs, or kept by the worker itself. */
const NOT_NEEDED = /^(404\.(html|md)$|assets\/offline\/.*\.html|serving\/|embed\/)|\.(map|br|gz)$/;

const isNeeded = (file: string) => NEEDED.test(file) && !NOT_NEEDED.test(file);

/** The address of a file, as readers ask for it. */
function addressOf(file: string): string {
  const plain = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return encodeURI(`/${plain}`);
}

/** Most files are compressed already. */
async function sizeOf(file: string, content: Buffer): Promise<number> {
  const copy = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (
    copy?.size ?? (await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })).length
  );
}

async function describeFile(outDir: string, name: string): Promise<OfflineFile> {
  const file = path.join(outDir, name);
  const content = readFileSync(file);
  return { path: addressOf(name), bytes: await sizeOf(file, content), hash: hashOf(content) };
}

/** The finished site as "save for offline" fetches it. `shown` are addresses of pictures in its pages. */
export async function listFiles(outDir: string, shown: readonly string[] = []): Promise<OfflineManifest> {
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        (isNeeded(file) || shown.includes(addressOf(file))) && statSync(path.join(outDir, file)).isFile(),
    )
    .toSorted();
  const files = await Promise.all(names.map((file) => describeFile(outDir, file)));
  return { version: hashOf(JSON.stringify(files)), files };
}
