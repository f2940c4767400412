import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../config/brand';
import { environment } from '../config/env';
import { writeOffline } from '../plugins/offline/writeOffline';
import { servingDirectory } from '../scripts/lib/server.mjs';
import { inlineHashesOf } from './inlineHashes';
import { servingRules } from './rules';

const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));

const pagesIn = (directory: string) =>
  filesIn(directory)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(path.join(directory, name), 'utf8') }));

/**
 * What must come after everything else of a build. The framework runs the last hooks of all plugins at the same time,
 * so a plugin cannot know that the pages, feeds and indexes are complete: `scripts/build.mjs` calls this when it is over.
 * Steps that need complete pages belong here, in this order.
 */
export async function finishBuild(directory: string): Promise<void> {
  await writeOffline(directory, { isOn: environment.hasOfflineReading, siteTitle: brand.siteTitle });
  const rules = servingRules(inlineHashesOf(pagesIn(directory)));
  const beside = servingDirectory(directory);
  mkdirSync(beside, { recursive: true });
  writeFileSync(path.join(beside, 'rules.json'), `${JSON.stringify(rules, null, 2)}\n`);
}
