import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { servingDirectory } from './buildFolders';
import { headersFile, redirectsFile } from './hosts/headersFile';
import { nginxFiles } from './hosts/nginx';
import type { ServingRules } from './rules';

function writeAll(directory: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(directory, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(directory, name), text);
  }
}

/** Writes what each host reads: `_headers` and `_redirects` into the site, the rest beside it. */
export function writeHostFiles(directory: string, rules: ServingRules): void {
  writeAll(directory, { _headers: headersFile(rules), _redirects: redirectsFile(rules) });
  const nginx = nginxFiles(rules);
  writeAll(servingDirectory(directory), {
    'rules.json': `${JSON.stringify(rules, null, 2)}\n`,
    'nginx.conf': nginx.conf,
    'nginx-maps.conf': nginx.maps,
    'nginx-site.conf': nginx.site,
  });
}
