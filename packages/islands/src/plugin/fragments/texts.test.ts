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
    writeTexts(folder, ['/', '/docs/one']);
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
    writeTexts(folder, ['/', '/docs/one']);
    const before = versionIn('index.html');
    writeFileSync(path.join(folder, 'docs/one/index.html'), page('<p>Two</p>'));
    writeFileSync(path.join(folder, 'index.html'), '<head></head><main>Home</main>');
    writeTexts(folder, ['/', '/docs/one']);
    expect(versionIn('index.html')).not.toBe(before);
  });
});

describe('the registry of a reader’s bundle', () => {
  const entry = (file: string) =>
    `  "5adf": [() => import(/* webpackChunkName: "5adf" */ "${file}"), "${file}", require.resolveWeak("${file}")],\n`;
  const change = (file: string, source: string) =>
    docsRegistry.call({ resourcePath: path.join('.docusaurus', file) }, source);
  const registry = (...files: string[]) =>
    change('registry.js', `export default {\n${files.map(entry).join('').trimEnd()}};\n`);

  it('names no module of a doc, and every post', () => {
    const changed = registry('@site/docs/alerts/overview.mdx', '@site/blog/post.mdx');
    expect(changed).not.toContain('alerts/overview');
    expect(changed).toContain(entry('@site/blog/post.mdx').trimEnd());
    expect(changed).toContain('export default { ...docsIn(routesChunkNames),');
    expect(registry('@site/blog/post.mdx', '@site/docs/last.mdx')).toMatch(/\};\n$/);
  });

  it('finds a doc by its address', () => {
    const routes = {
      '/docs/alerts/overview-1a2': { __comp: '17', content: '5adf' },
      '/docs-175': { __comp: 'a9', __props: '00' },
      '/blog/post-9c1': { __comp: 'cc', content: '420f' },
    };
    expect(JSON.parse(change('routesChunkNames.json', JSON.stringify(routes)))).toEqual({
      ...routes,
      '/docs/alerts/overview-1a2': { __comp: '17', content: '/docs/alerts/overview' },
    });
  });

  it('stops the build when the framework writes it in another way', () => {
    expect(() => change('registry.js', 'export default [];')).toThrow('framework has changed');
    expect(() => change('routesChunkNames.json', '{}')).toThrow('framework has changed');
  });
});
