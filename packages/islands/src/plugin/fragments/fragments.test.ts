import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getHtmlMinifier } from '@docusaurus/bundler';
import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishPages } from '../finishPages';
import { docFragmentIn } from './docFragment';
import docsRegistry from './docsRegistry.mjs';

const DATA = '<script data-doc type=application/json>{}</script>';
const doc = (content: string) =>
  '<head><meta name="islands-scripts" content="/assets/js/runtime.1.js /assets/js/main.2.js"></head>' +
  `<article><div class="theme-doc-markdown markdown">${DATA}${content}</div><div class=foot></div></article>`;
const HOME =
  '<head><meta name=islands-scripts content="/assets/js/runtime.1.js /assets/js/main.2.js"></head><main>Home</main>';

/** The innerHTML of the element that holds the doc's data, by the HTML standard. */
function innerHtmlIn(page: string): string {
  const inner = (node: DefaultTreeAdapterTypes.Node): string | null => {
    const children = 'childNodes' in node ? node.childNodes : [];
    const isDoc = children.some(
      (child) => 'attrs' in child && child.attrs.some(({ name }) => name === 'data-doc'),
    );
    return isDoc
      ? serialize(node as DefaultTreeAdapterTypes.Element)
      : (children.map(inner).find((found) => found !== null) ?? null);
  };
  return inner(parse(page)) ?? '';
}

/** What an author may write, rendered as the site renders it and minified as Docusaurus minifies it. */
async function rendered(text: string): Promise<string> {
  const html = renderToStaticMarkup(
    createElement(
      'html',
      { lang: 'en' },
      createElement('head', null, createElement('title', null, text)),
      createElement(
        'body',
        null,
        createElement(
          'div',
          { className: 'theme-doc-markdown markdown' },
          createElement('script', { type: 'application/json', 'data-doc': '' }, '{}'),
          createElement('h2', { id: 'a', title: text }, text),
          createElement('div', null, createElement('img', { alt: text, src: '/a.png' })),
          createElement('div', { 'data-island': 'A', 'data-island-values': JSON.stringify({ text }) }, text),
          createElement('p', null, 'Last'),
        ),
        createElement('div', { className: 'pager' }, 'Next page'),
      ),
    ),
  );
  const { minify } = await getHtmlMinifier({ type: 'swc' });
  return (await minify(`<!DOCTYPE html>${html}`)).code;
}

describe('the fragment of a rendered doc', () => {
  it.each([
    'Delete the <div> that fired',
    'Close it with </div>',
    '</div></div></div>',
    '<!-- not a comment',
    '--> <!--',
    'He said "<div class=\'a\'>" & left',
    '</script><script>',
    '`a` > b < c',
  ])('is the element’s innerHTML with %j in heading, title, alt and island values', async (text) => {
    const page = await rendered(text);
    const fragment = docFragmentIn(page) ?? '';
    expect(serialize(parseFragment(fragment))).toBe(innerHtmlIn(page));
    expect(fragment).toContain('Last');
    expect(fragment).not.toContain('Next page');
  });

  it('is null on a page that is not a doc', () => {
    expect(docFragmentIn(HOME)).toBeNull();
    expect(docFragmentIn(`${HOME}<p>data-doc</p>`)).toBeNull();
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
      routesPaths: ['/', '/docs/alerts/overview'],
    });
  const OVERVIEW = '/docs/alerts/overview';
  const tableOf = () => JSON.parse(read('fragments.json'));
  const fragmentOf = (route: string): string => tableOf().docs[route].fragment;

  it('have a table of their fragments, which hold the HTML of a doc', () => {
    finish();
    expect(tableOf()).toEqual({
      scripts: '/assets/js/runtime.1.js /assets/js/main.2.js',
      docs: {
        [OVERVIEW]: {
          fragment: expect.stringMatching(/^\/assets\/fragments\/docs\/alerts\/overview\.\w{8}\.json$/),
          styles: ['/assets/css/page-FactTable.5.css'],
        },
      },
    });
    expect(JSON.parse(read(fragmentOf(OVERVIEW)))).toBe(`${DATA}<p class=table_x1y2>One</p>`);
  });

  it('link the styles that they use, and name their chunks before the main script', () => {
    finish();
    const html = read('docs/alerts/overview/index.html');
    expect(html).toContain('<link rel="stylesheet" href="/assets/css/page-FactTable.5.css">');
    expect(html).toContain('content="/assets/js/runtime.1.js /assets/js/main.2.js /assets/js/17.4.js"');
    expect(read('index.html')).not.toContain('page-FactTable');
  });

  it('give a doc that has changed another name, and leave the others and their pages as they are', () => {
    const routesPaths = ['/', OVERVIEW, '/docs/other'];
    const build = (text: string) => {
      write('index.html', HOME);
      write('docs/other/index.html', doc('<p>Other</p>'));
      write('docs/alerts/overview/index.html', doc(text));
      finishPages({ outDir: folder, generatedFilesDir: folder, routesPaths });
      return {
        changed: fragmentOf(OVERVIEW),
        other: fragmentOf('/docs/other'),
        pages: ['index.html', 'docs/other/index.html'].map(read),
      };
    };
    const before = build('<p>One</p>');
    const after = build('<p>Two</p>');
    expect(after.changed).not.toBe(before.changed);
    expect(after).toEqual({ ...before, changed: after.changed });
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
