import path from 'node:path';
import { search } from '../../../../config/search';
import { servingDirectory } from '../../../serving/src/server.mjs';
import type { RecordKind } from '../indexFile';

/** Anchors that start like this are records of their own kind: their row or heading answers a query by itself. */
export type AnchorKinds = Readonly<Record<string, RecordKind>>;

export const anchorKinds: AnchorKinds = {
  'cmd-': 'command',
  'err-': 'code',
  'revert-': 'code',
};

/** Files that the digest writes beside the pages; the browser and the server know them by these names. */
export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';

/**
 * The records with their whole text, for `npm run search:publish` and the benchmark. Beside the site, not in it, where a
 * build that fails later does not replace those of the last one.
 */
export const recordsFileOf = (outDir: string) => path.join(servingDirectory(outDir), 'records.json');

/** Pages that readers and search engines may find and that say nothing of their own: no record, no twin, no line in llms.txt. */
const NOT_DIGESTED: readonly string[] = [`/${search.searchPagePath}`];

export const isDigested = (route: string) => !NOT_DIGESTED.includes(route.replace(/(?<=.)\/$/, ''));
