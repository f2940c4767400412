import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishPages } from '../finishPages';
import { docFragmentIn } from './docFragment';
import docsRegistry from './docsRegistry.mjs';

const doc = (content: string) =>
  '<head><meta name="islands-scripts" content="/assets/js/runtime.1.js /assets/js/main.2.js"></head>' +
  `<article><div class="theme-doc-markdown markdown">${content}</div><div class=foot></div></article>`;
const HOME = '<head><meta name=islands-scripts content=/assets/js/main.2.js></head><main>Home</main>';

describe('the fragment of a rendered doc', () => {
  it('ends where its own element ends', () => {
    const content = '<p>One</p><div class=a><div>two</div></div><p>three</p>';
    expect(docFragmentIn(doc(content))).toBe(content);
  });

  it('is null on a page that is not a doc', () => {
    expect(docFragmentIn(HOME)).toBeNull();
  });

  it('must be closed', () => {
    expect(() => docFragmentIn('<div class="theme-doc-markdown markdown"><div></div>')).toThrow('not closed');
  });
});

let folder: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const entry = (name: string, file: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],\n`;
const registryOf = (entries: Readonly<Record<string, string>>) =>
  `export default {\n${Object.entries(entries)
    .map(([name, file]) => entry(name, file))
    .join('')
    .trimEnd()}};\n`;

const REGISTRY = {
  '17': '@theme/DocItem',
  a9: '@theme/DocsRoot',
  cc: '@theme/BlogPostPage',
  '5adf': '@site/docs/alerts/overview.mdx',
  '420f': '@site/blog/post.mdx',
  '77aa': '@site/handbook/last.mdx',
};
const ROUTES = {
  '/docs/alerts/overview-1a2': { __comp: '17', content: '5adf' },
  '/docs-175': { __comp: 'a9', __props: '00' },
  '/blog/post-9c1': { __comp: 'cc', content: '420f' },
  '/handbook/last/-7f1': { __comp: '17', content: '77aa' },
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fragments-'));
  write('registry.js', registryOf(REGISTRY));
  write('routesChunkNames.json', JSON.stringify(ROUTES));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('finished pages', () => {
  beforeEach(() => {
    write(
      'client-manifest.json',
      JSON.stringify({
        origins: { '17': ['17'] },
        assets: { '17': { js: [{ file: 'assets/js/17.4.js' }] } },
      }),
    );
    write('assets/css/page-FactTable.5.css', '.table_x1y2{color:red}');
    write('docs/alerts/overview/index.html', doc('<p class=table_x1y2>One</p>'));
    write('index.html', HOME);
  });

  const finish = () =>
    finishPages({
      outDir: folder,
      generatedFilesDir: folder,
      baseUrl: '/',
      routesPaths: ['/', '/docs/alerts/overview'],
    });
  const folderIn = (file: string) =>
    read(file).match(/<meta name="islands-fragments" content="\/(assets\/fragments\/\w{8})">/)?.[1] ?? '';

  it('name the folder of the fragments, which hold the HTML of a doc and its own styles', () => {
    finish();
    const fragments = folderIn('docs/alerts/overview/index.html');
    expect(folderIn('index.html')).toBe(fragments);
    expect(JSON.parse(read(`${fragments}/docs/alerts/overview.json`))).toEqual({
      styles: ['/assets/css/page-FactTable.5.css'],
      html: '<p class=table_x1y2>One</p>',
    });
    expect(readdirSync(path.join(folder, 'assets/fragments'))).toHaveLength(1);
  });

  it('link the styles that they use, and name their chunks before the main script', () => {
    finish();
    const html = read('docs/alerts/overview/index.html');
    expect(html).toContain('<link rel="stylesheet" href="/assets/css/page-FactTable.5.css">');
    expect(html).toContain('content="/assets/js/runtime.1.js /assets/js/main.2.js /assets/js/17.4.js"');
    expect(read('index.html')).not.toContain('page-FactTable');
  });

  it('have another folder when a doc has changed', () => {
    finish();
    const before = folderIn('index.html');
    write('docs/alerts/overview/index.html', doc('<p>Two</p>'));
    write('index.html', HOME);
    finish();
    expect(folderIn('index.html')).not.toBe(before);
  });

  it('must come from our template', () => {
    write('index.html', '<head><script src=/assets/js/main.2.js defer></script></head>');
    expect(finish).toThrow('index.html does not name its scripts. Set `ssrTemplate`');
  });
});

describe('the registry in the browser’s bundle', () => {
  const change = (file: string, source = read(file)) =>
    docsRegistry.call({ resourcePath: path.join(folder, file), addDependency: () => {} }, source);

  it('names no module of a doc, and every post', () => {
    const changed = change('registry.js');
    expect(changed).not.toContain('alerts/overview');
    expect(changed).not.toContain('handbook');
    expect(changed).toContain(entry('420f', '@site/blog/post.mdx').trimEnd());
    expect(changed).toContain('export default { ...docEntries(routesChunkNames),');
    expect(changed).toMatch(/\};\n$/);
  });

  it('finds the docs of every docs plugin by their pathnames', () => {
    expect(JSON.parse(change('routesChunkNames.json'))).toEqual({
      ...ROUTES,
      '/docs/alerts/overview-1a2': { __comp: '17', content: '/docs/alerts/overview' },
      '/handbook/last/-7f1': { __comp: '17', content: '/handbook/last/' },
    });
  });

  it('stops the build when Docusaurus writes it in another way', () => {
    expect(() => change('registry.js', 'export default [];')).toThrow('finds no doc');
    write('registry.js', 'export default {};');
    expect(() => change('routesChunkNames.json')).toThrow('finds no doc');
  });
});
