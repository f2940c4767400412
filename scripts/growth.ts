import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail } from './lib/fail';
import { run } from './lib/run';

/**
 * `node scripts/bootstrap.mjs growth`: a site that can grow, by commands in any order. In a copy of this checkout, `npm run new` makes ten pages, two
 * posts and a figure, what stands as TODO is written, and then every check and the browser tests of pages have to pass. One word of one
 * doc is changed: few files may differ from the build before. Then commands that write run, and the checks pass again.
 */
const PAGES = 10;
/**
 * The page, its fragment, the table of fragments, its Markdown copy, llms-full.txt, two files of the search index, the manifest of
 * offline reading. A file whose name carries a hash counts once; compressed files count with theirs.
 */
const FILES_OF_A_WORD = 8;
const cwd = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-growth-'));
process.on('exit', () => rmSync(cwd, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => process.exit(1));
}

function step(command: string, env: NodeJS.ProcessEnv = {}): void {
  console.log(`\n▶ ${command}`);
  if (run('sh', ['-euc', command], { cwd, env: { ...process.env, ...env } }) !== 0) {
    fail(`"${command}" failed in a copy with ${PAGES} new pages. The lines above say why.`);
  }
}

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(path.join(cwd, file), change(readFileSync(path.join(cwd, file), 'utf8')));

/** As CONTRIBUTING says; then what an author does with the TODOs. Sentences differ: one paragraph on ten pages would be a fault. */
function create(what: string, file: string, options: string, topic: string, links = ''): void {
  step(
    `npm run --silent new -- ${what} --title "${topic}" --description "A generated page about ${topic}, long enough for search results." ${options}`,
  );
  const sentences = Array.from(
    { length: 22 },
    (_, index) => `Point ${index + 1} of ${topic} says what a reader can do next, and why it helps them.`,
  );
  edit(file, (text) =>
    text
      .replace(/^- TODO: (.*)$/gm, `- For ${topic}: $1`)
      .replace(/^## TODO: (.*?)(?= \{)/gm, `## ${topic}: $1`)
      .replace(/^TODO:.*$/m, `${sentences.join(' ')}\n\n${links}`)
      .replace(/TODO:[^<\n]*/g, `Read on about ${topic}.`),
  );
}

// Hard links where the file system has them. Files of a cache are written in place: the copy needs its own.
run('sh', [
  '-euc',
  `git ls-files -coz --exclude-standard | tar --null --ignore-failed-read -cT - 2>/dev/null | tar -xC "$0"
  cp -al node_modules "$0/" 2>/dev/null || cp -a node_modules "$0/"
  rm -rf "$0/node_modules/.cache" && git init -q "$0"`,
  cwd,
]);

const page = (index: number) => `alerts/growing-page-${index % PAGES}`;
for (let index = 0; index < PAGES; index += 1) {
  const links = [1, 2].map(
    (next) => `- [Growing page ${(index + next) % PAGES}](/docs/${page(index + next)})`,
  );
  const kind = index % 2 ? 'overview' : 'how-to';
  create(
    `page ${page(index)}`,
    `docs/${page(index)}.mdx`,
    `--kind ${kind}`,
    `Growing page ${index}`,
    links.join('\n'),
  );
}
for (const date of ['2024-01-15', '2024-02-15']) {
  create(`post news-${date}`, `blog/${date}-news-${date}.mdx`, `--date ${date}`, `News of ${date}`);
}
step(
  'npm run --silent new -- figure GrowingShare --title "How much is filled" --try "move the share to the right."',
);
const shown = `docs/${page(0)}.mdx`;
const FIGURE =
  "\n---\n\nimport GrowingShare from '@site/src/figures/GrowingShare';\n\nSee how much is filled.\n\n<GrowingShare />\n";
edit(shown, (text) => text.replace(/\n---\n/, FIGURE));
step('npm run --silent derive && npm run --silent check');
// What CONTRIBUTING says to do when these pages are published. The checks at the end run with the longer list.
step('npm run --silent derive -- published');
step('npm run --silent test:e2e -- --project=site /pages\\\\.spec /routes\\\\.spec');

renameSync(path.join(cwd, 'build'), path.join(cwd, 'before'));
edit(shown, (text) => text.replace('Point 9 of', 'Point nine of'));
// Both builds are from scratch, as a host's are: what comes from the bundler's cache has other hashes while scripts are minified,
// and the loader of scripts, which every page names, gets other variable names by them.
step('rm -r node_modules/.cache && npm run --silent build');
step(`test $(diff -rq --exclude='*.br' --exclude='*.gz' before build | grep -vc '^Only in before') -le ${FILES_OF_A_WORD} ||
  { echo 'One word of a doc changes more than ${FILES_OF_A_WORD} files:'; diff -rq --exclude='*.br' --exclude='*.gz' before build; false; }`);
// What these leave behind is nobody's concern: every check still passes.
step(
  'rm -r before; npm run mcp -- pack && npm pack --ignore-scripts=false ./packages/embed/host --pack-destination .cache && npm run bench && npm run search -- funding',
);
step('npm run --silent check');
console.log(`\n${PAGES} new pages, two posts and a figure passed every check.`);
