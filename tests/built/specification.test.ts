import type { AddressInfo } from 'node:net';
import { createSiteServer, readRules } from '@pt-docs/serving';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { docsOptions } from '../../config/content';
import { clause } from '../clauses';
import { published } from '../published';
import { BUILD, readBuiltPages } from './site';

const server = createSiteServer(BUILD);
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = (address: string) => fetch(origin + address, { redirect: 'manual' });
const statuses = async (addresses: readonly string[]) =>
  Promise.all(addresses.map(async (address) => [address, (await ask(address)).status]));
const expectEach = async (addresses: readonly string[], status: number) =>
  expect(await statuses(addresses)).toEqual(addresses.map((address) => [address, status]));

const pages = new Map(readBuiltPages().map((page) => [page.route, page.tree]));
const docs = [...published.keys()].filter((route) => route.startsWith('/docs/'));
const treeOf = (route: string) => pages.get(route.replace(/\/$/, '') || '/') ?? expect.fail(route);

it(clause('Home page'), async () => {
  await expectEach(['/'], 200);
  expect(textOf(treeOf('/'))).toContain('Your New Workspace');
});

it(clause('Docs root'), async () => {
  const { status, headers } = await ask('/docs');
  expect([status, headers.get('Location')]).toEqual([302, '/docs/introduction/getting-started']);
});

it(clause('Docs'), async () => {
  const areas = [
    'introduction',
    'alerts',
    'community',
    'dashboard',
    'screener',
    'trading',
    'workbench',
    'others',
  ];
  expect(areas.filter((area) => !docs.some((route) => route.startsWith(`/docs/${area}/`)))).toEqual([]);
  await expectEach(docs, 200);
});

it(clause('Blog'), async () => {
  await expectEach(['/blog', '/blog/archive', '/blog/release-v2.8.5', '/blog/release-v2.8.6'], 200);
  const blog = treeOf('/blog');
  const posts = selectAll('article', blog);
  expect(posts.length).toBeGreaterThanOrEqual(2);
  expect(posts.filter((post) => !/\d min read/.test(textOf(post)))).toEqual([]);
  expect(textOf(select('aside nav', blog) ?? blog)).toMatch(/2023.*2\.8\.6.*2\.8\.5/);
});

it(clause('Page outside the docs'), () => expectEach(['/markdown-page'], 200));

it(clause('Plain addresses'), async () => {
  for (const form of ['.html', '/index.html', '/index']) {
    expect((await ask(`/docs/alerts/overview${form}`)).headers.get('Location')).toBe('/docs/alerts/overview');
  }
});

it(clause('Not found'), async () => {
  const others = [
    '/nope',
    '/docs/nope',
    '/docs/trading',
    '/blog/tags',
    '/blog/authors',
    '/offline',
    '/404',
    '/docs/%E0%A4%A',
  ];
  await expectEach(others, 404);
  expect(await (await ask('/offline')).text()).toContain('Page Not Found');
});

it(clause('Language'), () => {
  const roots = Array.from(pages.values(), (tree) => select('html', tree)?.properties);
  expect(new Set(roots.map((root) => `${root?.lang} ${root?.dir}`))).toEqual(new Set(['en ltr']));
});

it(clause('Docs version'), () => {
  const versions = docs.map(
    (route) => select('meta[name="docusaurus_version"]', treeOf(route))?.properties.content,
  );
  expect([new Set(versions), docsOptions.versions.current.label]).toEqual([new Set(['current']), 'Next']);
});

it(clause('Sidebar'), () => {
  const without = docs.filter((route) => !select('aside .theme-doc-sidebar-menu', treeOf(route)));
  expect(without).toEqual(['/docs/introduction/about-pt']);
});

it(clause('Contents of a page'), () => {
  for (const route of docs) {
    const [text, contents] = ['theme-doc-markdown', 'theme-doc-toc-desktop'].map((name) =>
      select(`.${name}`, treeOf(route)),
    );
    const headings = selectAll(':is(h2, h3)[id]', text).map(({ properties }) => `#${properties.id}`);
    expect(
      selectAll('a', contents).map(({ properties }) => properties.href),
      route,
    ).toEqual(headings);
  }
});

it(clause('No other calls'), () => {
  const { policy } = readRules(BUILD);
  const sources = Object.entries(policy).flatMap(([name, list]) => (name.endsWith('-src') ? list : []));
  expect(policy['connect-src']).toEqual(["'self'"]);
  expect(sources.filter((source) => /^https?:|^\*/.test(source))).toEqual([]);
});

it('tells the crawler of hosted search each page’s language and tag', () => {
  const tagsOf = (route: string) => {
    const { tree } = readBuiltPages().find((page) => page.route === route) ?? {};
    return ['language', 'docusaurus_tag'].map(
      (name) => tree && select(`meta[name="docsearch:${name}"]`, tree)?.properties.content,
    );
  };
  expect(tagsOf('/')).toEqual(['en', 'default']);
  const docs = readBuiltPages().filter(({ route }) => route.startsWith('/docs/'));
  expect(docs.map(({ route }) => tagsOf(route))).toEqual(docs.map(() => ['en', 'docs-default-current']));
});
