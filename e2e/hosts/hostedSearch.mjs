import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSiteServer, readRules } from '@pt-docs/serving';
import { searchHostsOf } from '../../config/serving.ts';
import { fail } from '../../scripts/lib/fail.ts';

/**
 * The same site, configured for a hosted search service that does not exist: tests answer in its place. The
 * service's values are one record in one script, so a copy with another record stands for a second build.
 */
const DIRECTORY = '.cache/hosted-site';
const EMBEDDED = 'appId:"embedded",apiKey:"embedded",indexName:"pt-docs",hosted:!1';
const APP_ID = 'TESTAPP123';
const HOSTED = `appId:"${APP_ID}",apiKey:"0123456789abcdef0123456789abcdef",indexName:"pt-docs-test",hosted:!0`;

rmSync(DIRECTORY, { recursive: true, force: true });
cpSync('build', DIRECTORY, { recursive: true });

const scripts = path.join(DIRECTORY, 'assets/js');
const configured = readdirSync(scripts)
  .filter((name) => name.endsWith('.js'))
  .map((name) => path.join(scripts, name))
  .filter((file) => readFileSync(file, 'utf8').includes(EMBEDDED));
const [main] = configured;
if (main === undefined || configured.length > 1) {
  fail(
    `The search configuration stands in ${configured.length} scripts of build/, expected in one: see e2e/hosts/hostedSearch.mjs.`,
  );
}
writeFileSync(main, readFileSync(main, 'utf8').replace(EMBEDDED, HOSTED));
for (const ending of ['.br', '.gz']) {
  rmSync(main + ending, { force: true });
}

const rules = readRules('build');
const policy = { ...rules.policy, 'connect-src': ["'self'", ...searchHostsOf(APP_ID)] };

createSiteServer(DIRECTORY, { rules: { ...rules, policy } }).listen(Number(process.env.PORT));
