import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail } from './lib/fail';
import { run } from './lib/run';

/**
 * `npm run test:growth`: a site that can grow. In a copy of this checkout, `npm run new` makes ten pages, two posts and a figure, what
 * stands as TODO is written, and then every check and the browser tests of pages and routes have to pass.
 */
const PAGES = 10;
const copy = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-growth-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => process.exit(1));
}

function step(name: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  console.log(`\n▶ ${name}`);
  if (run(command, args, { cwd: copy, env: { ...process.env, ...env } }) !== 0) {
    fail(
      `The site could not grow: ${name} failed in a copy with ${PAGES} new pages. The lines above say why.`,
    );
  }
}

/** As CONTRIBUTING says. */
const create = (what: string, name: string, options: Readonly<Record<string, string>>) =>
  step(`npm run new -- ${what} ${name}`, 'npm', [
    ...['run', '--silent', 'new', '--', what, name],
    ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]),
  ]);

/** Distinct sentences: the same paragraph on ten pages would be a fault of its own. */
const sentences = (topic: string) =>
  Array.from(
    { length: 22 },
    (_, index) =>
      `Point ${index + 1} of ${topic} says what a reader of this page can do next, and why it helps them.`,
  ).join(' ');

/** What an author does with the TODOs of a new file. */
function write(file: string, topic: string, links: readonly string[]): void {
  const target = path.join(copy, file);
  const text = readFileSync(target, 'utf8')
    .replace(/^- TODO:.*$/gm, '')
    .replace(/^## TODO: (.*?)(?= \{)/gm, `## ${topic}: $1`)
    .replace(/^TODO:.*$/m, `${sentences(topic)}\n\n${links.join('\n')}`)
    .replace(/TODO:[^<\n]*/g, `Read on about ${topic}.`);
  writeFileSync(target, text);
}

const name = (index: number) => `growing-page-${index % PAGES}`;
const about = (what: string) => `A generated page about ${what}, long enough to be shown in search results.`;

console.log(`A copy of this checkout in ${copy}`);
const here = process.cwd();
const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { encoding: 'utf8' });
for (const file of files.split('\0').filter((each) => each && existsSync(each))) {
  cpSync(file, path.join(copy, file));
}
// Hard links where the file system has them; links of workspaces lead into the copy.
run('sh', [
  '-c',
  `cp -al "${here}/node_modules" "${copy}/" 2>/dev/null || cp -a "${here}/node_modules" "${copy}/"`,
]);
if (!existsSync(path.join(copy, 'node_modules/.bin/biome'))) {
  fail(`The copy in ${copy} is not whole: is the disk full?`);
}
run('git', ['init', '-q'], { cwd: copy });

for (let index = 0; index < PAGES; index += 1) {
  const title = `Growing page ${index}`;
  const kind = index % 2 ? 'overview' : 'how-to';
  create('page', `alerts/${name(index)}`, { title, kind, description: about(title) });
  const links = [1, 2].map(
    (next) => `- [Growing page ${(index + next) % PAGES}](/docs/alerts/${name(index + next)})`,
  );
  write(`docs/alerts/${name(index)}.mdx`, title, links);
}
for (const date of ['2024-01-15', '2024-02-15']) {
  const title = `News of ${date}`;
  create('post', `news-${date}`, { title, date, description: about(title) });
  write(`blog/${date}-news-${date}.mdx`, title, []);
}
create('figure', 'GrowingShare', { title: 'How much is filled', try: 'move the share to the right.' });
const shown = path.join(copy, `docs/alerts/${name(0)}.mdx`);
writeFileSync(
  shown,
  readFileSync(shown, 'utf8').replace(
    /\n---\n/,
    "\n---\n\nimport GrowingShare from '@site/src/figures/GrowingShare';\n\nSee how much is filled.\n\n<GrowingShare />\n",
  ),
);
step('npm run components', 'npm', ['run', '--silent', 'components']);

step('npm run check', 'npm', ['run', '--silent', 'check']);
step(
  'browser tests of pages and routes',
  'npm',
  ['run', '--silent', 'test:e2e', '--', '--project=site', '/pages\\.spec', '/routes\\.spec'],
  { PT_E2E_PORT: process.env.PT_E2E_PORT ?? '47410' },
);
console.log(`\n${PAGES} new pages, two posts and a figure passed every check.`);
