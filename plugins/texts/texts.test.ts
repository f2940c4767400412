import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import docsRegistry from './docsRegistry.mjs';
import { textIn } from './drawnText';
import { writeTexts } from './index';

const page = (text: string) =>
  '<head><link rel="stylesheet" href="/assets/css/styles.1.css"><link rel="stylesheet" href="/assets/css/components-FactTable.2.css"></head>' +
  `<article><div class="theme-doc-markdown markdown">${text}</div><div class=foot></div></article>`;

describe('the text of a drawn page', () => {
  it('ends where its own element ends', () => {
    const text = '<p>One</p><div class=a><div>two</div></div><p>three</p>';
    expect(textIn(page(text))).toBe(text);
  });

  it('is none on a page that is no doc', () => {
    expect(textIn('<main><div>Home</div></main>')).toBeNull();
  });

  it('does not go on for ever', () => {
    expect(() => textIn('<div class="theme-doc-markdown markdown"><div></div>')).toThrow('does not end');
  });
});

describe('files of texts', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
    mkdirSync(path.join(folder, 'docs/one'), { recursive: true });
    writeFileSync(path.join(folder, 'docs/one/index.html'), page('<p>One</p>'));
    writeFileSync(path.join(folder, 'index.html'), '<head></head><main>Home</main>');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const versionIn = (file: string) =>
    readFileSync(path.join(folder, file), 'utf8').match(/<meta name="pt-texts" content="(\w+)">/)?.[1] ?? '';

  it('hold the text and the styles that only some pages link; every page says where they are', () => {
    writeTexts(folder);
    const version = versionIn('docs/one/index.html');
    expect(version).toMatch(/^\w{8}$/);
    expect(versionIn('index.html')).toBe(version);
    const file = path.join(folder, 'assets/texts', version, 'docs/one.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      styles: ['/assets/css/components-FactTable.2.css'],
      html: '<p>One</p>',
    });
    expect(readdirSync(path.join(folder, 'assets/texts'))).toEqual([version]);
  });

  it('have another address when a text has changed', () => {
    writeTexts(folder);
    const before = versionIn('index.html');
    writeFileSync(path.join(folder, 'docs/one/index.html'), page('<p>Two</p>'));
    writeFileSync(path.join(folder, 'index.html'), '<head></head><main>Home</main>');
    writeTexts(folder);
    expect(versionIn('index.html')).not.toBe(before);
  });
});

describe('the registry of a reader’s bundle', () => {
  const entry = (file: string) =>
    `"5adf": [() => import(/* webpackChunkName: "5adf" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

  it('loads a doc by its address', () => {
    expect(docsRegistry(entry('@site/docs/alerts/creating-an-alert.mdx'))).toContain(
      '"5adf": [() => loadDoc("/docs/alerts/creating-an-alert"), 0, 0],',
    );
    expect(docsRegistry(entry('@site/docs/workbench/overview/index.mdx'))).toContain(
      'loadDoc("/docs/workbench/overview")',
    );
  });

  it('takes what another loader has made shorter', () => {
    const short = entry('@site/docs/one.mdx').replace(/, "[^"]+", (?=require)/, ', 0, ');
    expect(docsRegistry(short)).toContain('loadDoc("/docs/one")');
  });

  it('leaves posts alone, and stops the build when there are no docs', () => {
    const post = entry('@site/blog/post.mdx');
    expect(docsRegistry(post + entry('@site/docs/one.mdx'))).toContain(post);
    expect(() => docsRegistry(post)).toThrow('no doc');
  });
});
