import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Packages, UpstreamFile } from './filesInUse';

export const RECORD = fileURLToPath(new URL('../../../upstream/files.json', import.meta.url));

type RecordedFile = UpstreamFile & {
  readonly sha256: string;
  /** Four digits of each line's hash: they tell where a file changed without a copy of it. */
  readonly lines: string;
};
type UpstreamRecord = { readonly version: string; readonly files: readonly RecordedFile[] };

type Change = UpstreamFile & { readonly what: string };

const REMEDY =
  'Restore it with git, or look at the installed version and run "npm run upstream -- --update".';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const lineHashes = (text: string) => text.split('\n').map((line) => hash(line).slice(0, 4));

export function versionIn(packages: Packages): string {
  const { version } = JSON.parse(
    readFileSync(path.join(packages, '@docusaurus/core/package.json'), 'utf8'),
  ) as { version: string };
  return version;
}

export function readRecord(file = RECORD): UpstreamRecord {
  let record: Partial<UpstreamRecord>;
  try {
    record = JSON.parse(readFileSync(file, 'utf8')) as Partial<UpstreamRecord>;
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}. ${REMEDY}`);
  }
  const { version, files } = record;
  if (typeof version !== 'string' || !Array.isArray(files) || files.length === 0) {
    throw new Error(`${file} holds no version or no files. ${REMEDY}`);
  }
  return { version, files };
}

/** The files as they are in these packages. One that isn't there is left out. */
export function takeRecord(packages: Packages, files: readonly UpstreamFile[]): UpstreamRecord {
  return {
    version: versionIn(packages),
    files: files.flatMap((file) => {
      const place = path.join(packages, file.package, file.path);
      if (!existsSync(place)) {
        return [];
      }
      const text = readFileSync(place, 'utf8');
      return [{ ...file, sha256: hash(text), lines: lineHashes(text).join('') }];
    }),
  };
}

/** Whole or not at all: a full disk leaves the old record. */
export function writeRecord(record: UpstreamRecord, file = RECORD): void {
  const unfinished = `${file}.new`;
  try {
    // One line per file, so that a diff shows which ones changed.
    const files = record.files.map((each) => `\n  ${JSON.stringify(each)}`);
    writeFileSync(unfinished, `{ "version": "${record.version}", "files": [${files}\n] }\n`);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new Error(
      `${file} could not be written: ${(error as Error).message}. The old record is unchanged. Make room or set its permissions, then run the command again.`,
    );
  }
}

/** Where a file differs, by its lines in the new version. */
export function changedLines(before: readonly string[], after: readonly string[]): string {
  let first = 0;
  while (first < Math.min(before.length, after.length) && before[first] === after[first]) {
    first += 1;
  }
  let same = 0;
  while (
    same < Math.min(before.length, after.length) - first &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  ) {
    same += 1;
  }
  const last = after.length - same;
  if (last <= first) {
    return `lines removed after line ${first}`;
  }
  return last === first + 1 ? `line ${last} changed` : `lines ${first + 1} to ${last} changed`;
}

/** Which recorded files are others in these packages. */
export function changesIn(packages: Packages, { files }: UpstreamRecord): Change[] {
  return files.flatMap(({ sha256, lines, ...file }) => {
    const place = path.join(packages, file.package, file.path);
    if (!existsSync(place)) {
      return [{ ...file, what: 'is gone' }];
    }
    const text = readFileSync(place, 'utf8');
    return hash(text) === sha256
      ? []
      : [{ ...file, what: changedLines(lines.match(/.{4}/g) ?? [], lineHashes(text)) }];
  });
}

/** One sentence for each change, and the command that shows it. */
export function describeChanges(changes: readonly Change[], from: string, to: string): string[] {
  return changes.map(({ package: name, path: file, what, usedBy }) =>
    [
      `${name}/${file}: ${what} since ${from} (${usedBy}).`,
      from === to
        ? `This is not the file that was recorded for ${from}: reinstall the packages with "npm ci".`
        : `See: npm diff --diff=${name}@${from} --diff=${name}@${to} ${file}`,
    ].join(' '),
  );
}

/** What to do about them, once. */
export const ADVICE =
  'Carry over what matters (guides/upgrading.md), then record what you have looked at with "npm run upstream -- --update".';
