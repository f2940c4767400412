import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { OfflineFile, OfflineManifest } from '../client/manifest';
import { HASH_LENGTH } from '../client/names';

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
function fileAddress(file: string): string {
  const plain = file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');
  return encodeURI(`/${plain}`);
}

/** Of text the compressed size, which stands beside it by now. Pictures and typefaces are compressed in themselves. */
const sizeOf = (file: string) => (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

/** The finished site as "save for offline" fetches it. `shown` are addresses of pictures in its pages. */
export function listFiles(outDir: string, shown: readonly string[] = []): OfflineManifest {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => isNeeded(name) || shown.includes(fileAddress(name)))
    .toSorted()
    .map((name) => ({ name, file: path.join(outDir, name) }))
    .filter(({ file }) => statSync(file).isFile())
    .map(
      ({ name, file }): OfflineFile => ({
        path: fileAddress(name),
        bytes: sizeOf(file),
        hash: hashOf(readFileSync(file)),
      }),
    );
  return { version: hashOf(JSON.stringify(files)), files };
}
