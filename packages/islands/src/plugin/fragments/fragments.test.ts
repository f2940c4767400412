import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getHtmlMinifier } from '@docusaurus/bundler';
import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { docFragmentIn } from './docFragment';
import docsRegistry from './docsRegistry.mjs';

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

it('the registry in the browser’s bundle stops the build when Docusaurus writes it in another way', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fragments-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'registry.js'), 'export default {};');
  writeFileSync(path.join(folder, 'routesChunkNames.json'), '{}');
  const change = (file: string, source: string) =>
    docsRegistry.call({ resourcePath: path.join(folder, file), addDependency: () => {} }, source);
  expect(() => change('registry.js', 'export default [];')).toThrow('finds no doc');
  expect(() => change('routesChunkNames.json', '{}')).toThrow('finds no doc');
});
