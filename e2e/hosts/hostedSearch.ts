import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSiteServer, readRules } from '@pt-docs/serving';
import { searchHostOf } from '../../config/serving';
import { fail } from '../../scripts/lib/fail';

/**
 * The same site, configured for a hosted search service that does not exist: tests answer in its place. The
 * service's values are in the search dialog of each page, so a copy with other values stands for a second build.
 */
const DIRECTORY = '.cache/hosted-site';
const APP_ID = 'TESTAPP123';
const HOSTED = { appId: APP_ID, apiKey: '0123456789abcdef0123456789abcdef' };
/** The HTML minifier takes quotes away where it can. */
const WORKER = / data-worker="?[^" >]+"?/;
const CONFIG = /(?<= data-config=)(?<quote>["'])(?<config>.+?)\k<quote>/;

function configure(file: string): void {
  const html = readFileSync(file, 'utf8');
  const { config } = CONFIG.exec(html)?.groups ?? {};
  if (!config || !WORKER.test(html)) {
    fail(`${file} has no search dialog as e2e/hosts/hostedSearch.ts expects it.`);
  }
  const embedded = JSON.parse(config.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  const hosted = JSON.stringify({ ...embedded, indexName: 'pt-docs-test', hosted: HOSTED });
  writeFileSync(
    file,
    html
      .replace(WORKER, '')
      .replace(CONFIG, () => `"${hosted.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`),
  );
  for (const ending of ['.br', '.gz']) {
    rmSync(file + ending, { force: true });
  }
}

export function createHostedSearch() {
  rmSync(DIRECTORY, { recursive: true, force: true });
  cpSync('build', DIRECTORY, { recursive: true });
  for (const name of readdirSync(DIRECTORY, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(DIRECTORY, name);
    if (name.endsWith('.html') && readFileSync(file, 'utf8').match(/id="?__docusaurus/)) {
      configure(file);
    }
  }
  const rules = readRules('build');
  const policy = { ...rules.policy, 'connect-src': ["'self'", searchHostOf(APP_ID)] };
  return createSiteServer(DIRECTORY, { rules: { ...rules, policy } });
}
