import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../../../config/brand';
import { environment } from '../../../config/env';
import { helpIds } from '../../../data/help-ids';
import { brokenTargets } from '../../embed/src/plugin/checkTargets';
import { writeOffline } from '../../offline/src/plugin/writeOffline';
import { compressFolder } from './compress';
import { caddyfile } from './hosts/caddy';
import { headersFile, redirectsFile } from './hosts/headersFile';
import { nginxSite } from './hosts/nginx';
import { joined } from './inlineHashes';
import { readPages } from './readPages';
import { servingRules } from './rules';
import { servingDirectory } from './server.mjs';
import { robotsText, securityText } from './wellKnown';

/** The app's help buttons rely on them: a build whose pages lost one is no build. */
function checkHelpIds(pages: Awaited<ReturnType<typeof readPages>>): void {
  const byAddress = new Map(
    pages.map(({ name, ids }) => [`/${name.replace(/(\/?index)?\.html$/, '')}`, new Set(ids)]),
  );
  const broken = brokenTargets(helpIds, byAddress);
  if (broken.length > 0) {
    throw new Error(
      `Help ids lead nowhere: correct page or section in data/help-ids.ts, never the id.\n${broken.join('\n')}`,
    );
  }
}

function writeAll(directory: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * What must come after everything else of a build. The framework runs the last hooks of all plugins at the same time, so
 * a plugin cannot know that pages, feeds and indexes are complete: `scripts/build.mjs` calls this when they are. Whatever
 * else needs the finished site belongs here, before the compressed copies.
 */
export async function finishBuild(directory: string): Promise<void> {
  await writeOffline(directory, { isOn: environment.hasOfflineReading, siteTitle: brand.siteTitle });
  const pages = await readPages(directory);
  checkHelpIds(pages);
  const rules = servingRules(joined(pages));
  writeAll(directory, {
    'robots.txt': robotsText(brand),
    '.well-known/security.txt': securityText(brand, new Date()),
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
  });
  // Beside the site, not in it: nobody needs to ask for these.
  writeAll(servingDirectory(directory), {
    'rules.json': `${JSON.stringify(rules, null, 2)}\n`,
    'nginx.conf': nginxSite(rules),
    Caddyfile: caddyfile(rules, { address: new URL(brand.siteUrl).host, root: '/srv/pt-docs' }),
  });
  await compressFolder(directory);
}
