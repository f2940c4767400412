import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Packages, UpstreamFile } from './filesInUse';

export const RECORD = fileURLToPath(new URL('../../../upstream/files.json', import.meta.url));

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

/** The files as they are in these packages. One that isn't there is left out. */
export const takeRecord = (packages: Packages, files: readonly UpstreamFile[]): UpstreamRecord => ({
  version: versionIn(packages),
  files: files.flatMap((file) => {
    const sha256 = hashOf(packages, file);
    return sha256 === null ? [] : [{ ...file, sha256 }];
  }),
});

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
