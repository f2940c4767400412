import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Packages, UpstreamFile } from './filesInUse';

export const RECORD = fileURLToPath(new URL('../../../upstream/files.json', import.meta.url));

const ROOT = path.resolve(RECORD, '../../../..');

type RecordedFile = UpstreamFile & { readonly sha256: string };
type UpstreamRecord = { readonly version: string; readonly files: readonly RecordedFile[] };

export function versionIn(packages: Packages): string {
  const { version } = JSON.parse(
    readFileSync(path.join(packages, '@docusaurus/core/package.json'), 'utf8'),
  ) as { version: string };
  return version;
}

export const readRecord = () => JSON.parse(readFileSync(RECORD, 'utf8')) as UpstreamRecord;

function hashOf(packages: Packages, file: UpstreamFile): string | null {
  const place = path.join(packages, file.package, file.path);
  return existsSync(place) ? createHash('sha256').update(readFileSync(place)).digest('hex') : null;
}

/** The files as they are in these packages. One that isn't there must not drop out of the record unseen. */
export function takeRecord(
  packages: Packages,
  files: readonly UpstreamFile[],
  recorded: readonly UpstreamFile[] = [],
): UpstreamRecord {
  const users = new Set(files.map(({ usedBy }) => usedBy));
  const stillUsed = recorded.filter(({ usedBy }) => users.has(usedBy) || isThere(usedBy));
  const gone = [...files, ...stillUsed].filter((file) => hashOf(packages, file) === null);
  if (gone.length > 0) {
    throw new Error(
      `Docusaurus ${versionIn(packages)} no longer has these files. Look at what was made from them, change or remove it, then record again:\n${gone
        .map((file) => `- ${file.package}/${file.path}, used by ${file.usedBy}`)
        .join('\n')}`,
    );
  }
  return {
    version: versionIn(packages),
    files: files.map((file) => ({ ...file, sha256: hashOf(packages, file) as string })),
  };
}

/** An override of a component that the framework no longer has looks like one of our own. */
const isThere = (usedBy: string) =>
  ['', '.tsx', '.ts'].some((ending) => existsSync(path.join(ROOT, usedBy + ending)));

export function writeRecord({ version, files }: UpstreamRecord): void {
  // One line per file, so that a diff shows which ones changed.
  const lines = files.map((each) => `\n  ${JSON.stringify(each)}`);
  writeFileSync(RECORD, `{ "version": "${version}", "files": [${lines}\n] }\n`);
}

/** One sentence for each recorded file that is another one in these packages, or gone. */
export const changesIn = (packages: Packages, { version, files }: UpstreamRecord): string[] =>
  files
    .filter((file) => hashOf(packages, file) !== file.sha256)
    .map(
      (file) =>
        `${file.package}/${file.path} isn’t the file of ${version} that ${file.usedBy} was made from. See: npm run upstream -- ${versionIn(packages)}`,
    );

/** What to do about them, once. */
export const ADVICE =
  'Carry over what matters (guides/upgrading.md), then record what you have looked at with "npm run upstream -- --update".';
