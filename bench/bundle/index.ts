import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fail } from '../../scripts/lib/fail';
import { runTool } from '../../scripts/lib/run';
import { type Job, markOver } from '../lib/job';
import { type ModuleAccount, STATS_FILE } from './plugin';
import { REASONS } from './reasons';

/** From this size on a part needs a reason. */
const NEEDS_REASON_BYTES = 4_000;
/** The site's own configuration and the plugin that writes the account. */
const CONFIG = 'bench/bundle/docusaurus.config.ts';
const OUT_DIR = '.cache/stats-site';

/** A package, a folder of src/, or a file that Docusaurus generated. */
function partOf(file: string): string {
  const [, packageName] = file.match(/.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/) ?? [];
  const [, own] = file.match(/[\\/](packages[\\/][^\\/]+|src[\\/][^\\/]+)/) ?? [];
  return packageName ?? own ?? path.basename(file);
}

function sizesByPart(modules: readonly ModuleAccount[]): [string, number][] {
  const sizes = new Map<string, number>();
  for (const { file, type, size } of modules) {
    if (!type.startsWith('css')) {
      sizes.set(partOf(file), (sizes.get(partOf(file)) ?? 0) + size);
    }
  }
  return Array.from(sizes).toSorted(([, one], [, other]) => other - one);
}

/** What is in the main script, by package and folder, and why. */
export const bundle: Job = async () => {
  console.log('Building with the bundler’s account…');
  const code = runTool('docusaurus', ['build', '--config', CONFIG, '--out-dir', OUT_DIR], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) {
    fail('The site could not be built: the message above names the file and what to change.');
  }
  const parts = sizesByPart(JSON.parse(readFileSync(STATS_FILE, 'utf8')));
  const scripts = path.join(OUT_DIR, 'assets/js');
  const main = readdirSync(scripts).find((name) => /^main\.\w+\.js$/.test(name)) ?? '';
  const shipped = readFileSync(path.join(scripts, main));
  const total = parts.reduce((sum, [, size]) => sum + size, 0);

  console.log(
    '\nThe main script by part, in kB before it is made small, and why each part over 4 kB is there\n',
  );
  for (const [part, size] of parts) {
    if (size >= NEEDS_REASON_BYTES) {
      const kilobytes = (size / 1000).toFixed(1).padStart(7);
      const share = `${((100 * size) / total).toFixed(1)} %`.padStart(7);
      console.log(`${kilobytes} ${share}  ${part.padEnd(34)} ${REASONS[part] ?? '— no reason given'}`);
    }
  }
  console.log(
    `\n${(total / 1000).toFixed(1)} kB in ${parts.length} parts become ${(shipped.length / 1000).toFixed(1)} kB, ` +
      `${(brotliCompressSync(shipped).length / 1000).toFixed(1)} kB with brotli.`,
  );
  const unexplained = parts.filter(([part, size]) => size >= NEEDS_REASON_BYTES && !REASONS[part]);
  if (unexplained.length > 0) {
    console.log(`Give a reason in bench/bundle/reasons.ts: ${unexplained.map(([part]) => part).join(', ')}.`);
    markOver();
  }
};
