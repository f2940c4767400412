import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../lib/projectCopy';

const PLUGIN = 'packages/islands/src/plugin/index.ts';

/** What leaves styles out, and what stands in its place: nothing is purged, and every page links every file. */
const CHANGES: readonly (readonly [string, string])[] = [
  ['options.plugins.push(purgeInfima(), dropUnusedTheme());', ''],
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is looked for in a source.
    '${linksFor(named, styles)}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above.
    '${Array.from(styles.keys(), (file) => `<link rel="stylesheet" href="/assets/css/${file}">`).join(``)}',
  ],
];

/** The same site with all styles of the framework and of ours on every page: the folder of its build. */
export function buildWithWholeStyles(): string {
  const directory = copyProject('whole-styles');
  const file = path.join(directory, PLUGIN);
  let source = readFileSync(file, 'utf8');
  for (const [from, to] of CHANGES) {
    if (!source.includes(from)) {
      throw new Error(`${PLUGIN} has no "${from}" any more: bench/styles/wholeStyles.ts must follow.`);
    }
    source = source.replace(from, () => to);
  }
  writeFileSync(file, source);
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'build'], {
    cwd: directory,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`The site with whole styles could not be built:\n${stderr}`);
  }
  return path.join(directory, 'build');
}
