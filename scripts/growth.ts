import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail } from './lib/fail';
import { run } from './lib/run';

/**
 * `npm run test:growth`: a site that can grow. In a copy of this checkout, `npm run new` makes ten pages, two posts and a figure, what
 * stands as TODO is written, and then every check and the browser tests of pages and routes have to pass. At last one word of one
 * doc is changed: few files may differ from the build before. Other commands run in between, and the checks pass again.
 */
const PAGES = 10;
/**
 * The page, its fragment, the table of fragments, its Markdown copy, llms-full.txt, two files of the search index, the manifest of
 * offline reading. A file whose name carries a hash counts once; compressed files count with theirs.
 */
const FILES_OF_A_WORD = 8;
const checkout = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-growth-'));
process.on('exit', () => rmSync(checkout, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => process.exit(1));
}

function step(name: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  console.log(`\n▶ ${name}`);
  if (run(command, args, { cwd: checkout, env: { ...process.env, ...env } }) !== 0) {
    fail(
      `The site could not grow: ${name} failed in a copy with ${PAGES} new pages. The lines above say why.`,
    );
  }
}

/** Text that looks like a tag, and what authors know from other Docusaurus sites. All of it must reach the doc's fragment. */
const MARKUP = `
## Delete the \\<div> that fired {/* #delete */}

This is text.

:::tip
A tip stands in a box.
:::

<details><summary>More about it</summary>It opens without a script.</details>

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs><TabItem value="one" label="One">First panel</TabItem><TabItem value="two" label="Two">Second panel</TabItem></Tabs>

\`\`\`js
const price = 1;
\`\`\`
`;
const RENDERED = [
  /Delete the &lt;div(>|&gt;) that fired/,
  /theme-admonition-tip/,
  /<details/,
  /data-island="?docusaurus-tabs/,
  /aria-label="Copy the code"/,
];

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
  const target = path.join(checkout, file);
  const text = readFileSync(target, 'utf8')
    .replace(/^- TODO: (.*)$/gm, `- For ${topic}: $1`)
    .replace(/^## TODO: (.*?)(?= \{)/gm, `## ${topic}: $1`)
    .replace(/^TODO:.*$/m, `${sentences(topic)}\n\n${links.join('\n')}`)
    .replace(/TODO:[^<\n]*/g, `Read on about ${topic}.`);
  writeFileSync(target, text);
}

const name = (index: number) => `growing-page-${index % PAGES}`;
const about = (what: string) => `A generated page about ${what}, long enough to be shown in search results.`;

console.log(`A copy of this checkout in ${checkout}`);
const here = process.cwd();
const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { encoding: 'utf8' });
for (const file of files.split('\0').filter((each) => each && existsSync(each))) {
  cpSync(file, path.join(checkout, file));
}
// Hard links where the file system has them; links of workspaces lead into the copy.
run('sh', [
  '-c',
  `cp -al "${here}/node_modules" "${checkout}/" 2>/dev/null || cp -a "${here}/node_modules" "${checkout}/"`,
]);
// Files of a cache are written in place: the copy needs its own.
rmSync(path.join(checkout, 'node_modules/.cache'), { recursive: true, force: true });
if (!existsSync(path.join(checkout, 'node_modules/.bin/biome'))) {
  fail(`The copy in ${checkout} is not whole: is the disk full?`);
}
run('git', ['init', '-q'], { cwd: checkout });

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
const shown = path.join(checkout, `docs/alerts/${name(0)}.mdx`);
writeFileSync(
  shown,
  readFileSync(shown, 'utf8').replace(
    /\n---\n/,
    "\n---\n\nimport GrowingShare from '@site/src/figures/GrowingShare';\n\nSee how much is filled.\n\n<GrowingShare />\n",
  ),
);
writeFileSync(shown, readFileSync(shown, 'utf8') + MARKUP);
step('npm run derive', 'npm', ['run', '--silent', 'derive']);

step('npm run check', 'npm', ['run', '--silent', 'check']);
const e2e = ['run', '--silent', 'test:e2e', '--', '--project=site', '--grep-invert', '@all'];
step('browser tests of pages and routes', 'npm', [...e2e, '/pages\\.spec', '/routes\\.spec']);
const inBuild = (file: string) => JSON.parse(readFileSync(path.join(checkout, 'build', file), 'utf8'));
const fragment: string = inBuild(inBuild('fragments.json').docs[`/docs/alerts/${name(0)}`].fragment);
const lost = RENDERED.filter((markup) => !markup.test(fragment));
if (lost.length > 0) {
  fail(`The fragment of docs/alerts/${name(0)}.mdx has nothing like ${lost.join(' or ')}.`);
}

function builtFiles(folder: string): ReadonlyMap<string, string> {
  const whole = path.join(checkout, folder);
  return new Map(
    readdirSync(whole, { recursive: true, encoding: 'utf8' })
      .filter((file) => !/\.(br|gz)$/.test(file) && statSync(path.join(whole, file)).isFile())
      .map((file) => [file, readFileSync(path.join(whole, file), 'latin1')]),
  );
}

renameSync(path.join(checkout, 'build'), path.join(checkout, 'before'));
writeFileSync(shown, readFileSync(shown, 'utf8').replace('This is text.', 'This is \\<div>.'));
// Both builds are from scratch, as a host's are: what comes from the bundler's cache has other hashes while scripts are minified,
// and the loader of scripts, which every page names, gets other variable names by them.
rmSync(path.join(checkout, 'node_modules/.cache'), { recursive: true });
step('a build with one other word', 'npm', ['run', '--silent', 'build']);
const before = builtFiles('before');
const different = Array.from(builtFiles('build')).filter(([file, content]) => before.get(file) !== content);
if (different.length > FILES_OF_A_WORD) {
  fail(
    `One word of a doc changes ${different.length} files, more than ${FILES_OF_A_WORD}. Find out why they depend on the words of another page:\n${different.map(([file]) => file).join('\n')}`,
  );
}
// What these leave behind is nobody's concern: every check still passes.
step('npm run mcp:pack', 'npm', ['run', '--silent', 'mcp:pack']);
step('the packed host kit', 'npm', [
  'pack',
  '--silent',
  './packages/embed/host',
  '--pack-destination',
  '.cache',
]);
step('npm run bench', 'npm', ['run', '--silent', 'bench']);
step('a build for another brand', 'npm', ['run', '--silent', 'build'], { PT_PRODUCT_NAME: 'Acme' });
step('npm run check, again', 'npm', ['run', '--silent', 'check']);
console.log(`\n${PAGES} new pages, two posts and a figure passed every check.`);
