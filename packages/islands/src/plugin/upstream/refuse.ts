import { createRequire } from 'node:module';
import path from 'node:path';
import { ADVICE, changesIn, readRecord, versionIn } from './record';

const major = (version: string) => version.split('.')[0];

/** Internals are replaced (PATCHES.md), so another version must have the same files. */
export function refusedUpstream(packages: string, record = readRecord()): string[] {
  const version = versionIn(packages);
  if (major(version) !== major(record.version)) {
    return [
      `Docusaurus ${version} is installed, and this package replaces internals of version ${major(record.version)}. Install ${record.version}, or read guides/upgrading.md.`,
    ];
  }
  const changes = changesIn(packages, record);
  return changes.length > 0 ? [...changes, ADVICE] : [];
}

/** Stops the build before a bundler starts, if this version of Docusaurus isn't the one that was looked at. */
export function refuseUpstream(siteDir: string): void {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const problems = refusedUpstream(
    path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..'),
  );
  if (problems.length > 0) {
    throw new Error(`@pt-docs/islands cannot build this site.\n${problems.join('\n')}`);
  }
}
