import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileProblems } from './compileProblems';
import { brokenLinks } from './links';
import { renderProblems } from './renderProblems';

const idsOf = new Map([
  ['/', new Set<string>()],
  ['/docs/alerts/overview', new Set(['one', 'é'])],
]);
const isFile = (address: string) => address === '/robots.txt';
const linksOf = (...links: string[]) =>
  brokenLinks([{ route: '/docs/alerts/overview', links }], idsOf, isFile);

describe('links of a page', () => {
  it('lead to pages in both slash forms, to files, and to ids of the same or another page', () => {
    expect(
      linksOf(
        '/',
        '/docs/alerts/overview/',
        '#one',
        '/docs/alerts/overview?a=1#one',
        '#%C3%A9',
        '/robots.txt',
      ),
    ).toEqual([]);
  });

  it('that lead nowhere are told with the file, the link and the reason', () => {
    const problems = linksOf('/nope', './nope.mdx', '#two', '#100%', '/\\[');
    expect(problems).toHaveLength(5);
    expect(problems[0]).toMatch(
      /^docs\/alerts\/overview\.mdx links to \/nope: there is no such page\. Correct/,
    );
    expect(problems[2]).toContain('#two: /docs/alerts/overview has no element with the id "two".');
  });
});

it('a page that a component refuses is told in one sentence with its file and line', () => {
  const printed = `[ERROR] Error: Unable to build website for locale en.
      [errors]: [
        Error: Can't render static file for pathname "/docs/alerts/overview"
            at generateStaticFile (ssgRenderer.js:131:20) {
          [cause]: Error: <Term> does not know the id "kind: overview". Terms are defined in data/glossary/.
              at authorError (a7a25a50.js:533:12)
        }`;
  expect(renderProblems(printed)).toEqual([
    'docs/alerts/overview.mdx:5: <Term> does not know the id "kind: overview". Terms are defined in data/glossary/.',
  ]);
  expect(renderProblems('[ERROR] Error: Unable to build.')).toEqual([]);
});

it('mistakes of data/ are told as they are, without the stack below them', () => {
  const told = [
    'data/wallet/networks.ts, record "base", chainId: 8543. Compare both with chainlist.org.',
    'data/glossary/dex.yaml:7, record "dex", definitoin: There is no such field.',
    'data/glossary/dex.yaml:1: The file has no records.',
  ];
  expect(
    renderProblems(`${told.join('\n')}\n[ERROR] Error: The data has mistakes\n    at data (x.ts:1:1)`),
  ).toEqual(told);
});

it('each of several pages that fail has its own cause, whatever kind of error it is', () => {
  const report = (route: string, cause: string) =>
    `Error: Can't render static file for pathname "${route}"\n    at x (y.js:1:1) {\n [cause]: ${cause}\n   at z (y.js:2:2)\n }`;
  const printed = [
    report('/docs/alerts/overview', 'ReferenceError: rate is not defined'),
    report('/docs/screener/overview', 'Error: <Rule> needs an id.'),
  ].join('\n');
  expect(renderProblems(printed)).toEqual([
    expect.stringMatching(/^docs\/alerts\/overview\.mdx.*: rate is not defined$/),
    expect.stringMatching(/^docs\/screener\/overview\.mdx.*: <Rule> needs an id\.$/),
  ]);
});

it('each text that MDX or the bundler refused is one line with its place, cause and remedy', () => {
  const printed = `[ERROR] Error: Unable to build website for locale en.
  ╰─▶   × Error: MDX compilation failed for file "${process.cwd()}/docs/a.mdx"
          │ Cause: Unexpected character \`5\` (U+0035) before name, expected a character that can start a name
          │   "name": "9:12",
  × Cannot find module '@site/src/components/Nope' for matched aliased key '@site'
  ╰─▶   × Error: MDX compilation failed for file "${process.cwd()}/docs/c.mdx"
          │ Cause: Expected a closing tag for \`<Steps>\` (9:1-9:8)
          │   "name": "1:1",
  ╰─▶   × Error: MDX compilation failed for file "${process.cwd()}/docs/f.mdx"
          │ Cause: Markdown image with URL \`./none.webp\` in source file "docs/f.mdx" (9:31) couldn't be resolved to an existing local image file.`;
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'docs-')), 'page.mdx');
  writeFileSync(file, "import A from './a';\nimport Nope from '@site/src/components/Nope';\n");
  expect(compileProblems(printed, [file])).toEqual([
    'docs/a.mdx:9:12: Unexpected character `5` (U+0035) before name, expected a character that can start a name. Write &lt; for a < that begins no tag.',
    'docs/c.mdx:9:1: Expected a closing tag for `<Steps>` (9:1-9:8). Close what is opened, in the order in which it was opened.',
    "docs/f.mdx:9:31: Markdown image with URL `./none.webp` couldn't be resolved to an existing local image file. Correct its address, or put the picture there.",
    `${file}:2: there is no @site/src/components/Nope. Correct the import, or add the file.`,
  ]);
  expect(compileProblems('[ERROR] Error: Unable to build.', [file])).toEqual([]);
});
