import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createSiteServer } from '@pt-docs/serving';
import { runQuietly } from '../run';

type Result = { readonly problem?: string | undefined; readonly skipped?: string; readonly note?: string };
type Checker = { readonly name: string; readonly check: (build: string) => Promise<Result> };
type Ended = { readonly code: number; readonly output: string };

/** A project of its own: what only this command needs is not installed with the site. */
export const THIRD_PARTY = 'scripts/third-party';

const runTool = (name: string, args: readonly string[]) =>
  runQuietly(`${THIRD_PARTY}/node_modules/.bin/${name}`, args, { NO_COLOR: '1' });

const judge = ({ code, output }: Ended): Result => (code === 0 ? {} : { problem: output.trim() });

/** Every page against the standard; rules in scripts/third-party/html-validate.config.mjs. */
async function pages(build: string): Promise<Result> {
  return judge(
    await runTool('html-validate', [
      '--config',
      `${THIRD_PARTY}/html-validate.config.mjs`,
      '--formatter',
      'text',
      build,
    ]),
  );
}

/** The lockfile holds a hash for every package and no address that is not https. */
async function lockfile(): Promise<Result> {
  const args = ['--path', 'package-lock.json', '--type', 'npm', '--validate-https', '--validate-integrity'];
  return judge(await runTool('lockfile-lint', args));
}

/** Known weaknesses in the scripts that browsers load. The list of them is fetched, so there may be none to compare with. */
async function weaknesses(build: string): Promise<Result> {
  const result = await runTool('retire', ['--path', build, '--outputformat', 'text', '--exitwith', '13']);
  if (result.code !== 0 && /Error downloading|ENOTFOUND|ECONNREFUSED|ETIMEDOUT/.test(result.output)) {
    return { skipped: 'the list of known weaknesses could not be fetched from the network' };
  }
  return judge(result);
}

/** Every link of the served site, found by a crawler. Links to other sites are theirs to keep. */
async function links(build: string): Promise<Result> {
  const server = createSiteServer(build);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const skip = `^(?!${origin})`;
  const result = await runTool('linkinator', [
    origin,
    '--recurse',
    '--concurrency',
    '20',
    '--skip',
    skip,
    '--format',
    'json',
  ]);
  server.close();
  server.closeAllConnections();
  const { links: found = [] } = readJson(result.output) ?? {};
  const asked = found.filter(({ state }) => state !== 'SKIPPED');
  const broken = asked.filter(({ state }) => state !== 'OK').map(({ url, parent }) => `${url} on ${parent}`);
  if (asked.length < 100) {
    return { problem: `The crawler found ${asked.length} links only.\n${result.output.slice(0, 500)}` };
  }
  return { problem: broken.join('\n') || undefined, note: `${asked.length} addresses` };
}

const PAGE_LINK = / href="?(?<page>\/[^"#? >]*)(?<hash>#[^" >]*)?"?/g;

/** The checker knows files, not servers: addresses of pages get the slash that leads to their folder. */
function withFolders(html: string): string {
  return html.replace(PAGE_LINK, (...match) => {
    const { page, hash = '' } = match.at(-1) as { page: string; hash?: string };
    const isFile = page.endsWith('/') || /\.[a-z]\w*$/i.test(page);
    return ` href="${page}${isFile ? '' : '/'}${hash}"`;
  });
}

/** Every link with its anchor, over the files. The not-found page is left out: it has no address of its own. */
async function anchors(build: string): Promise<Result> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-anchors-'));
  cpSync(build, copy, { recursive: true });
  rmSync(path.join(copy, '404.html'));
  const pages = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  for (const name of pages) {
    const file = path.join(copy, name);
    writeFileSync(file, withFolders(readFileSync(file, 'utf8')));
  }
  const result = await runTool('check-html-links', [copy]);
  rmSync(copy, { recursive: true });
  const [, count] = result.output.match(/(\d+) internal links/) ?? [];
  const isClean = result.code === 0 && Number(count) > 1000 && !result.output.includes('missing');
  return isClean ? { note: `${count} links` } : { problem: result.output.trim() };
}

type CrawledLink = { readonly url: string; readonly parent: string; readonly state: string };

function readJson(text: string): { readonly links?: readonly CrawledLink[] } | null {
  try {
    return JSON.parse(text.slice(text.indexOf('{')));
  } catch {
    return null;
  }
}

/** Each returns a problem, a reason why it was skipped, or neither. */
export const thirdPartyCheckers: readonly Checker[] = [
  { name: 'html-validate on every page', check: pages },
  { name: 'lockfile-lint', check: lockfile },
  { name: 'retire on the scripts', check: weaknesses },
  { name: 'linkinator over the served site', check: links },
  { name: 'check-html-links over the files, with anchors', check: anchors },
];
