import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textIn } from './drawnText';
import { writeTexts } from './index';
import textLoader from './textLoader.mjs';

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

describe('the script of a doc', () => {
  const COMPILED = `
export const frontMatter = {
	title: 'One'
};
export const contentTitle = undefined;
export {default as metadata} from '@site/.docusaurus/one.json'
export const assets = {
};
import {Fragment as _Fragment, jsx as _jsx} from "react/jsx-runtime";
import {useMDXComponents as _provideComponents} from "@mdx-js/react";
import Part from '@site/src/components/Part';
export const toc = [{
  "value": "First",
  "id": "first",
  "level": 2
}];
function _createMdxContent(props) {
  return _jsx(Part, {text: "a sentence of the text"});
}
export default function MDXContent(props = {}) {}
`;
  const load = (source: string) => textLoader.call({ resourcePath: 'docs/one.mdx' }, source);

  it('keeps what stands around the text and nothing of it', () => {
    const script = load(COMPILED);
    for (const kept of ["title: 'One'", 'as metadata', 'contentTitle', 'assets', '"id": "first"']) {
      expect(script).toContain(kept);
    }
    for (const gone of ['sentence', 'components/Part', 'jsx-runtime', '@mdx-js']) {
      expect(script).not.toContain(gone);
    }
    expect(script).toContain('export default');
  });

  it('may have no headings', () => {
    expect(load(COMPILED.replace(/toc = \[[\s\S]*?\];/, 'toc = [];'))).toContain('export const toc = [];');
  });

  it('stops the build when MDX is compiled to something else', () => {
    expect(() => load('export default 1')).toThrow('docs/one.mdx');
  });
});
