import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../../packages/serving/src/server.mjs';

/** A project of its own: what only this command needs is not installed with the site. */
export const THIRD_PARTY = 'scripts/third-party';

/** Runs a checker beside this process; returns its exit code and all it said. */
function runBeside(name, args) {
  return new Promise((resolve) => {
    let said = '';
    const child = spawn(`${THIRD_PARTY}/node_modules/.bin/${name}`, args, {
      env: { ...process.env, NO_COLOR: '1' },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    child.on('error', ({ message }) => resolve({ code: 127, said: message }));
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

const judge = ({ code, said }) => (code === 0 ? {} : { problem: said.trim() });

/** Every page against the standard; rules in scripts/third-party/html-validate.config.mjs. */
async function pages(build) {
  return judge(
    await runBeside('html-validate', [
      '--config',
      `${THIRD_PARTY}/html-validate.config.mjs`,
      '--formatter',
      'text',
      build,
    ]),
  );
}

/** The lockfile holds a hash for every package and no address that is not https. */
async function lockfile() {
  const args = ['--path', 'package-lock.json', '--type', 'npm', '--validate-https', '--validate-integrity'];
  return judge(await runBeside('lockfile-lint', args));
}

/** Known weaknesses in the scripts that browsers load. The list of them is fetched, so there may be none to compare with. */
async function weaknesses(build) {
  const result = await runBeside('retire', ['--path', build, '--outputformat', 'text', '--exitwith', '13']);
  if (result.code !== 0 && /Error downloading|ENOTFOUND|ECONNREFUSED|ETIMEDOUT/.test(result.said)) {
    return { skipped: 'the list of known weaknesses could not be fetched from the network' };
  }
  return judge(result);
}

/** Every link of the served site, found by a crawler. Links to other sites are theirs to keep. */
async function links(build) {
  const server = createSiteServer(build);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const skip = `^(?!${origin})`;
  const result = await runBeside('linkinator', [
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
  const { links: found = [] } = readJson(result.said) ?? {};
  const asked = found.filter(({ state }) => state !== 'SKIPPED');
  const broken = asked.filter(({ state }) => state !== 'OK').map(({ url, parent }) => `${url} on ${parent}`);
  if (asked.length < 100) {
    return { problem: `The crawler found ${asked.length} links only.\n${result.said.slice(0, 500)}` };
  }
  return { problem: broken.join('\n') || undefined, note: `${asked.length} addresses` };
}

const PAGE_LINK = / href="?(?<page>\/[^"#? >]*)(?<hash>#[^" >]*)?"?/g;

/** The checker knows files, not servers: addresses of pages get the slash that leads to their folder. */
function withFolders(html) {
  return html.replace(PAGE_LINK, (...match) => {
    const { page, hash = '' } = match.at(-1);
    const isFile = page.endsWith('/') || /\.[a-z]\w*$/i.test(page);
    return ` href="${page}${isFile ? '' : '/'}${hash}"`;
  });
}

/** Every link with its anchor, over the files. The not-found page is left out: it has no address of its own. */
async function anchors(build) {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-anchors-'));
  cpSync(build, copy, { recursive: true });
  rmSync(path.join(copy, '404.html'));
  const pages = readdirSync(copy, { recursive: true }).filter((name) => name.endsWith('.html'));
  for (const name of pages) {
    const file = path.join(copy, name);
    writeFileSync(file, withFolders(readFileSync(file, 'utf8')));
  }
  const result = await runBeside('check-html-links', [copy]);
  rmSync(copy, { recursive: true });
  const [, count] = result.said.match(/(\d+) internal links/) ?? [];
  const isClean = result.code === 0 && Number(count) > 1000 && !result.said.includes('missing');
  return isClean ? { note: `${count} links` } : { problem: result.said.trim() };
}

function readJson(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{')));
  } catch {
    return null;
  }
}

/** Checkers that others wrote; each returns a problem, a reason why it was skipped, or neither. */
export const outsideCheckers = [
  { name: 'html-validate on every page', check: pages },
  { name: 'lockfile-lint', check: lockfile },
  { name: 'retire on the scripts', check: weaknesses },
  { name: 'linkinator over the served site', check: links },
  { name: 'check-html-links over the files, with anchors', check: anchors },
];
