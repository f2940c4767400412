import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { servingDirectory } from './buildFolders';
import { caddyfile } from './hosts/caddy';
import { headersFile, redirectsFile } from './hosts/headersFile';
import { nginxSite } from './hosts/nginx';
import type { ServingRules } from './rules';

function writeAll(directory: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(directory, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(directory, name), text);
  }
}

/** Writes what each host reads: `_headers` and `_redirects` into the site, the rest beside it. */
export function writeHostFiles(directory: string, rules: ServingRules, { host }: { host: string }): void {
  writeAll(directory, { _headers: headersFile(rules), _redirects: redirectsFile(rules) });
  writeAll(servingDirectory(directory), {
    'rules.json': `${JSON.stringify(rules, null, 2)}\n`,
    'nginx.conf': nginxSite(rules),
    Caddyfile: caddyfile(rules, { address: host, root: '/srv/pt-docs' }),
  });
}
