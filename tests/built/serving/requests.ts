import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serving } from '../../../config/serving';
import { BUILD, builtFiles } from '../site';

const { cache, redirects, types: TYPES } = serving;

/** What must come back. `file` is the file of build/ whose bytes are the answer. */
export type Expected = {
  readonly status: number | readonly number[];
  readonly file?: string;
  readonly location?: string;
  readonly type?: string;
  readonly cache?: string;
  readonly encoding?: 'br' | 'gzip' | 'none';
  readonly range?: readonly [number, number];
};
export type Row = {
  readonly what: string;
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly expected: Expected;
};

const DOC = '/docs/alerts/overview';
const DOC_FILE = 'docs/alerts/overview/index.html';

const firstFile = (pattern: RegExp) => builtFiles().find((file) => pattern.test(file)) ?? '';
const SCRIPT = firstFile(/^assets\/js\/main\.[^/]*\.js$/);
const STYLE = firstFile(/^assets\/css\/styles\.[^/]*\.css$/);
const INDEX = firstFile(/^assets\/search\/texts\.[^/]*\.json$/);

const page = (file: string): Expected => ({
  status: 200,
  file,
  type: TYPES.html,
  cache: cache.other,
});
const NOT_FOUND: Expected = { status: 404, file: '404.html', type: TYPES.html, cache: cache.other };
/** Malformed: some servers refuse it, some look for a file of that name and find none. */
const REFUSED: Expected = { status: [400, 403, 404] };
/** A file has one address, without a slash: Caddy leads to it. */
const NOT_WITH_SLASH: Expected = { status: [404, 308] };
const moved = (location: string): Expected => ({ status: 301, location });

const sitemapPaths = Array.from(
  readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, address = '']) => new URL(address).pathname,
);

const fileOf = (pathname: string) => path.posix.join(pathname.slice(1), 'index.html');
const otherSlashForm = (pathname: string) =>
  pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`;

const canonical: Row[] = sitemapPaths.flatMap((target) => [
  { what: 'a page', target, expected: page(fileOf(target)) },
  ...(target === '/'
    ? []
    : [
        { what: 'the other slash form', target: otherSlashForm(target), expected: page(fileOf(target)) },
        {
          what: 'its Markdown copy',
          target: `${target.replace(/\/$/, '')}.md`,
          expected: { status: 200, file: `${target.slice(1).replace(/\/$/, '')}.md`, type: TYPES.md },
        },
      ]),
]);

const forms: Row[] = [
  { what: 'the search page', target: '/search?q=x', expected: page('search/index.html') },
  { what: 'index.html of the site', target: '/index.html', expected: moved('/') },
  { what: 'index.html of a page', target: `${DOC}/index.html`, expected: moved(`${DOC}/`) },
  { what: 'index without its ending', target: `${DOC}/index`, expected: moved(`${DOC}/`) },
  { what: '.html', target: `${DOC}.html`, expected: moved(DOC) },
  { what: '.html with a query', target: `${DOC}.html?a=1&b=%2F`, expected: moved(`${DOC}?a=1&b=%2F`) },
  { what: 'two slashes at the start', target: `/${DOC}`, expected: moved(DOC) },
  { what: 'slashes inside', target: '/docs///alerts/overview', expected: moved(DOC) },
  { what: 'slashes in the query only', target: `${DOC}?next=//x`, expected: page(DOC_FILE) },
  ...redirects.flatMap(({ from, to, status }) => [
    { what: 'a redirect', target: from, expected: { status, location: to } },
    { what: 'a redirect with a slash', target: `${from}/`, expected: { status, location: to } },
    { what: 'a redirect with a query', target: `${from}?a=1`, expected: { status, location: `${to}?a=1` } },
  ]),
  { what: 'no such page', target: '/nope', expected: NOT_FOUND },
  { what: 'no such page, deep', target: '/docs/nope/nope', expected: NOT_FOUND },
  { what: 'a folder that is no page', target: '/docs/alerts', expected: NOT_FOUND },
  { what: 'a folder that is no page, with a slash', target: '/docs/alerts/', expected: NOT_FOUND },
  { what: 'the folder of hashed files', target: '/assets/', expected: NOT_FOUND },
  { what: 'a missing hashed file', target: '/assets/js/main.00000000.js', expected: NOT_FOUND },
  { what: 'the not-found page itself', target: '/404.html', expected: NOT_FOUND },
  { what: 'rules of other hosts', target: '/_headers', expected: NOT_FOUND },
  { what: 'a compressed copy by name', target: `/${DOC_FILE}.br`, expected: NOT_FOUND },
  { what: 'a compressed script by name', target: `/${SCRIPT}.gz`, expected: NOT_FOUND },
  { what: 'the not-found page, escaped', target: '/404%2Ehtml', expected: NOT_FOUND },
  { what: 'rules of other hosts, with a slash', target: '/_headers/', expected: NOT_WITH_SLASH },
  { what: 'a file with a slash', target: '/sitemap.xml/', expected: NOT_WITH_SLASH },
  { what: 'a compressed copy with a slash', target: `/${DOC_FILE}.br/`, expected: NOT_WITH_SLASH },
  { what: 'a page by its file, with a slash', target: `/${DOC_FILE}/`, expected: NOT_WITH_SLASH },
  ...redirects.map(({ from, to, status }) => ({
    what: 'a redirect, escaped',
    target: `/%${from.charCodeAt(1).toString(16)}${from.slice(2)}`,
    expected: { status, location: to },
  })),
  { what: 'hidden files', target: '/.git/config', expected: NOT_FOUND },
];

const files: Row[] = [
  {
    what: 'a script',
    target: `/${SCRIPT}`,
    expected: { status: 200, file: SCRIPT, type: TYPES.js, cache: cache.hashed },
  },
  {
    what: 'a style',
    target: `/${STYLE}`,
    expected: { status: 200, file: STYLE, type: TYPES.css, cache: cache.hashed },
  },
  {
    what: 'the index',
    target: `/${INDEX}`,
    expected: { status: 200, file: INDEX, type: TYPES.json, cache: cache.hashed },
  },
  ...[
    'search-index.json',
    'help-ids.json',
    'embed/host.js',
    'embed/host.d.ts',
    'sitemap.xml',
    'robots.txt',
    'llms.txt',
    'img/favicon.svg',
    'share-cards/docs/alerts/overview.png',
    'blog/rss.xml',
    'blog/feed.json',
    'opensearch.xml',
  ].map(
    (file): Row => ({
      what: 'a file',
      target: `/${file}`,
      expected: { status: 200, file, type: typeOf(file), cache: cache.other },
    }),
  ),
];

function typeOf(file: string): string {
  return Object.entries(TYPES).find(([ending]) => file.endsWith(`.${ending}`))?.[1] ?? '';
}

const EVIL = 'evil.example';
const hostile: Row[] = [
  ['traversal', '/../../etc/passwd'],
  ['traversal below a folder', '/docs/../../../etc/passwd'],
  ['encoded traversal', '/%2e%2e/%2e%2e/etc/passwd'],
  ['encoded slashes', '/..%2f..%2fetc%2fpasswd'],
  ['twice encoded', '/%252e%252e%252fetc%252fpasswd'],
  ['backslash traversal', '/..\\..\\etc\\passwd'],
  ['encoded backslash traversal', '/..%5c..%5cetc%5cpasswd'],
  ['an encoded NUL', '/%00'],
  ['a NUL behind a page', `${DOC}%00.html`],
  ['a NUL in a file', `/${SCRIPT}%00`],
  ['a broken escape', '/docs/%E0%A4%A'],
  ['a lone per cent', '/%'],
  ['not UTF-8', '/%ff%fe'],
  ['an encoded backslash and a host', `/%5c${EVIL}/`],
  ['an encoded backslash, a host, .html', `/%5c${EVIL}.html`],
  ['a backslash and a host', `/\\${EVIL}/`],
  ['a backslash, a host, index.html', `/\\${EVIL}/index.html`],
  ['encoded slashes and a host', `/%2f%2f${EVIL}/index.html`],
  ['slashes and a host', `//${EVIL}`],
  ['slashes and a host, index.html', `//${EVIL}/index.html`],
  ['slash, backslash and a host', `/\\/${EVIL}.html`],
  ['an encoded line break', '/%0d%0aSet-Cookie:%20a=b//x'],
  ['an encoded line break before .html', '/x%0d%0aLocation:%20https://evil.example.html'],
  ['an encoded tab', `/%09/${EVIL}/index.html`],
  ['a template', '/{{7*7}}/%7b%7bx%7d%7d.html'],
  ['a variable', '/$host$uri.html'],
  ['a placeholder', '/{http.request.host}.html'],
].map(([what = '', target = '']) => ({ what, target, expected: { status: [301, 302, 400, 403, 404] } }));

const forged: Row[] = [
  { what: 'a forged host', target: `${DOC}.html`, headers: { Host: EVIL }, expected: moved(DOC) },
  {
    what: 'a forged host at a redirect',
    target: '/docs',
    headers: { Host: EVIL },
    expected: { status: 302 },
  },
  {
    what: 'a forged forwarded host',
    target: '/docs/',
    headers: { 'X-Forwarded-Host': EVIL },
    expected: { status: 302 },
  },
  {
    what: 'a host with a line of its own',
    target: DOC,
    headers: { Host: `${EVIL}/x` },
    expected: { status: [200, 400] },
  },
  {
    what: 'an address of another host',
    target: `http://${EVIL}/index.html`,
    expected: { status: [301, 400, 404] },
  },
  { what: 'a target without a slash', target: 'docs', expected: REFUSED },
  { what: 'a raw NUL', target: '/docs/\0', expected: REFUSED },
  {
    what: 'a path of 6,000 characters',
    target: `/${'a'.repeat(6_000)}`,
    expected: { status: [400, 404, 414] },
  },
  {
    what: 'a path of 60,000 characters',
    target: `/${'a'.repeat(60_000)}`,
    expected: { status: [400, 404, 414, 431] },
  },
  { what: 'a name of 300 characters', target: `/docs/${'a'.repeat(300)}/x`, expected: NOT_FOUND },
  { what: '2,000 folders', target: `/${'a/'.repeat(2_000)}`, expected: NOT_FOUND },
  { what: 'a query of 4,000 characters', target: `${DOC}?${'q'.repeat(4_000)}`, expected: page(DOC_FILE) },
];

const negotiated: Row[] = [
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', 'none'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'none'],
].flatMap(([accepted = '', encoding]) =>
  [DOC_FILE, SCRIPT, STYLE, INDEX, 'llms.txt', 'sitemap.xml'].map((file) => ({
    what: `accepts ${accepted}`,
    target: file === DOC_FILE ? DOC : `/${file}`,
    headers: { 'Accept-Encoding': accepted },
    expected: { status: 200, file, type: typeOf(file), encoding: encoding as 'br' | 'gzip' | 'none' },
  })),
);

const scriptSize = readFileSync(path.join(BUILD, SCRIPT)).length;
const ranges: Row[] = [
  { what: 'HEAD of a page', method: 'HEAD', target: DOC, expected: page(DOC_FILE) },
  { what: 'HEAD of nothing', method: 'HEAD', target: '/nope', expected: NOT_FOUND },
  {
    what: 'HEAD of a script',
    method: 'HEAD',
    target: `/${SCRIPT}`,
    expected: { status: 200, file: SCRIPT, type: TYPES.js },
  },
  {
    what: 'POST',
    method: 'POST',
    target: DOC,
    headers: { 'Content-Length': '0' },
    expected: { status: 405 },
  },
  { what: 'DELETE', method: 'DELETE', target: DOC, expected: { status: 405 } },
  {
    what: 'a method that does not exist',
    method: 'BREW',
    target: DOC,
    expected: { status: [400, 405, 501] },
  },
  {
    what: 'a range',
    target: `/${SCRIPT}`,
    headers: { Range: 'bytes=10-19' },
    expected: { status: 206, file: SCRIPT, range: [10, 19] },
  },
  {
    what: 'a range to the end',
    target: `/${SCRIPT}`,
    headers: { Range: `bytes=${scriptSize - 5}-` },
    expected: { status: 206, file: SCRIPT, range: [scriptSize - 5, scriptSize - 1] },
  },
  {
    what: 'a range past the end',
    target: `/${SCRIPT}`,
    headers: { Range: `bytes=${scriptSize + 5}-` },
    expected: { status: 416 },
  },
  {
    what: 'a range backwards',
    target: `/${SCRIPT}`,
    headers: { Range: 'bytes=9-5' },
    expected: { status: [200, 416] },
  },
  {
    what: 'a range of letters',
    target: `/${SCRIPT}`,
    headers: { Range: 'bytes=a-z' },
    expected: { status: [200, 416] },
  },
  {
    what: 'the last bytes',
    target: `/${SCRIPT}`,
    headers: { Range: 'bytes=-5' },
    expected: { status: [200, 206] },
  },
];

export const requests: readonly Row[] = [
  ...canonical,
  ...forms,
  ...files,
  ...hostile,
  ...forged,
  ...negotiated,
  ...ranges,
];
export const CONDITIONAL = [DOC, `/${SCRIPT}`, '/sitemap.xml'];
