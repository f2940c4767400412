import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json';

const read = (file: string) => readFileSync(file, 'utf8');
const inside = ['guides', 'packages', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => path.join(folder, name)),
);
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'DECISIONS.md',
  'CHANGELOG.md',
  'bench/RESULTS.md',
  ...inside,
];

/** Made by a build or an installation, so not in a fresh clone. */
const MADE = /^(build|build-serving|\.cache|node_modules|assets)(\/|$)/;
/** A word with a slash that is no path of this repository: commands, packages, addresses, globs, placeholders. */
const NO_PATH = /^[@/.$]|[\s<>*{}…=:]|\/\/|^(facebook|conf\.d|application|tools|pt-docs-embed-host)\//;
/** Documents may leave out how the name of a module or a test ends. */
const ENDINGS = ['', '.ts', '.tsx', '.spec.ts', '.test.ts'];
/** Where PATCHES.md looks. */
const FRAMEWORK = 'node_modules/@docusaurus';

const groups = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);
const isPath = (code: string) => code.includes('/') && !NO_PATH.test(code) && !MADE.test(code);

/** Paths in code spans; targets of links, from the document's own folder. */
function pathsIn(document: string): string[] {
  const text = read(document).replace(/```[\s\S]*?```/g, '');
  // GitHub answers under `actions/`.
  const links = groups(text, /\]\((?!https?:|#|\.\.\/\.\.\/actions\/)([^)#\s]+)[^)]*\)/g).map((target) =>
    path.join(path.dirname(document), target),
  );
  return [...groups(text, /`([^`\n]+)`/g).filter(isPath), ...links];
}

const scriptsIn = (document: string) => groups(read(document), /npm run ([a-z][\w:-]*)/g);
const benchmarksIn = (document: string) =>
  groups(read(document), /npm run bench -- ([a-z][\w-]*)/g).filter((name) => name !== 'all');

/** Some are in one file: `npm run bench` knows them by the names in its list. */
const isBenchmark = (name: string) => new RegExp(`^  '?${name}'?: \\{`, 'm').test(read('bench/main.ts'));

describe('the documents', () => {
  it.each(DOCUMENTS)('%s names only files and folders that exist', (document) => {
    const from = ['', path.dirname(document), path.join(path.dirname(document), 'src'), FRAMEWORK];
    const isThere = (file: string) =>
      from.some((folder) => ENDINGS.some((ending) => existsSync(path.join(folder, file + ending))));
    expect(pathsIn(document).filter((file) => !isThere(file))).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names only commands that exist', (document) => {
    expect(scriptsIn(document).filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
    expect(benchmarksIn(document).filter((name) => !isBenchmark(name))).toEqual([]);
  });

  it('what SECURITY.md says was tried is a test that isn’t skipped, by its title', () => {
    const tried = Array.from(
      read('SECURITY.md').matchAll(/^- `([^`]+\.ts)`: (.+)$/gm),
      ([, file = '', title = '']) => ({
        file,
        title,
      }),
    );
    expect(tried.length).toBeGreaterThan(15);
    const isThere = (source: string, title: string) =>
      source.includes(`it('${title}'`) || source.includes(`test('${title}'`);
    expect(tried.filter(({ file, title }) => !isThere(read(file), title))).toEqual([]);
    // `describe.skip(…)`, `test.fixme()`, `it.skipIf(…)`, and `only` on another test.
    const skipped = tried.filter(({ file }) =>
      /\.(?:skip|skipIf|runIf|fixme|todo|fails|only)\b/.test(read(file)),
    );
    expect(skipped, 'a test of these files may not run').toEqual([]);
  });
});
