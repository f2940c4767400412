import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../config/brand';
import { environment } from '../config/env';
import { writeOffline } from '../plugins/offline/writeOffline';
import { servingDirectory } from '../scripts/lib/server.mjs';
import { compressFiles } from './compress';
import { caddyfile } from './hosts/caddy';
import { headersFile, redirectsFile } from './hosts/headersFile';
import { nginxSite } from './hosts/nginx';
import { inlineHashesOf } from './inlineHashes';
import { servingRules } from './rules';
import { robotsText, securityText } from './wellKnown';

const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));

const pagesIn = (directory: string) =>
  filesIn(directory)
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(path.join(directory, name), 'utf8') }));

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
  const rules = servingRules(inlineHashesOf(pagesIn(directory)));
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
  await compressFiles(directory, filesIn(directory));
}
