import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serving } from '../../../config/serving';
import { BUILD, builtFiles } from '../site';

const { cache, redirects } = serving;
const TYPES = { ...serving.types, png: 'image/png' };

/** What must come back. `file` is the file of build/ whose bytes are the answer. */
export type Expected = {
  readonly status: number | readonly number[];
  readonly file?: string;
  readonly location?: string;
  readonly type?: string;
  readonly cache?: string;
  readonly encoding?: 'br' | 'gzip' | 'none';
  readonly range?: readonly [number, number];
  readonly vary?: RegExp;
};
export type RequestCase = {
  readonly what: string;
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly expected: Expected;
};

type Short = readonly [
  what: string,
  target: string,
  expected: Expected,
  headers?: RequestCase['headers'],
  method?: string,
];
const rows = (list: readonly Short[]): RequestCase[] =>
  list.map(([what, target, expected, headers = {}, method = 'GET']) => ({
    what,
    target,
    expected,
    headers,
    method,
  }));

const DOC = '/docs/alerts/overview';
const DOC_FILE = 'docs/alerts/overview/index.html';

const firstFile = (pattern: RegExp) => builtFiles().find((file) => pattern.test(file)) ?? '';
const SCRIPT = firstFile(/^assets\/js\/main\.[^/]*\.js$/);
const STYLE = firstFile(/^assets\/css\/styles\.[^/]*\.css$/);
const INDEX = firstFile(/^assets\/search\/texts\.[^/]*\.json$/);

const page = (file: string): Expected => ({ status: 200, file, type: TYPES.html, cache: cache.other });
const NOT_FOUND: Expected = { status: 404, file: '404.html', type: TYPES.html, cache: cache.other };
/** Malformed: some servers refuse it, some look for a file of that name and find none. */
const REFUSED: Expected = { status: [400, 403, 404] };
const moved = (location: string): Expected => ({ status: 301, location });

const sitemapPaths = Array.from(
  readFileSync(path.join(BUILD, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, address = '']) => new URL(address).pathname,
);

const fileOf = (pathname: string) => path.posix.join(pathname.slice(1), 'index.html');
const otherSlashForm = (pathname: string) =>
  pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`;

const canonical: RequestCase[] = sitemapPaths.flatMap((target) => [
  { what: 'a page', target, expected: page(fileOf(target)) },
  { what: 'a page by its file', target: `/${fileOf(target)}`, expected: moved(target) },
  ...(target === '/'
    ? []
    : [
        {
          what: 'the other slash form',
          target: otherSlashForm(target),
          expected: page(fileOf(target)),
        },
        {
          what: 'its Markdown copy',
          target: `${target.replace(/\/$/, '')}.md`,
          expected: { status: 200, file: `${target.slice(1).replace(/\/$/, '')}.md`, type: TYPES.md },
        },
      ]),
]);

const forms: RequestCase[] = rows([
  ['the search page', '/search?q=x', page('search/index.html')],
  ['index.html of the site', '/index.html', moved('/')],
  ['.html', `${DOC}.html`, moved(DOC)],
  ['.html with a query', `${DOC}.html?a=1&b=%2F`, moved(`${DOC}?a=1&b=%2F`)],
  ['two slashes at the start', `/${DOC}`, moved(DOC)],
  ['slashes inside', '/docs///alerts/overview', moved(DOC)],
  ['slashes in the query only', `${DOC}?next=//x`, page(DOC_FILE)],
  ...redirects.flatMap(({ from, to, status }): Short[] => [
    ['a redirect', from, { status, location: to }],
    ['a redirect with a slash', `${from}/`, { status, location: to }],
    ['a redirect by its file', `${from}/index.html`, { status, location: to }],
  ]),
  ...['/404.html', '/404', '/404/'].map((target): Short => ['the not-found page itself', target, NOT_FOUND]),
  ['the copy of the not-found page', '/404.md', { status: 404 }],
  ['a page with escaped slashes', DOC.replace(/\/(?!docs)/g, '%2f'), page(DOC_FILE)],
  ['rules of other hosts', '/_headers', NOT_FOUND],
  ['a compressed copy by name', `/${DOC_FILE}.br`, NOT_FOUND],
  ['the not-found page, escaped', '/404%2Ehtml', NOT_FOUND],
  ['a file with a slash', '/sitemap.xml/', NOT_FOUND],
  ...redirects.map(
    ({ from, to, status }): Short => [
      'a redirect, escaped',
      `/%${from.charCodeAt(1).toString(16)}${from.slice(2)}`,
      { status, location: to },
    ],
  ),
  ['hidden files', '/.git/config', NOT_FOUND],
  ['a path below a file', '/robots.txt/x', NOT_FOUND],
  ['a lone surrogate', '/%ed%a0%80', REFUSED],
]);

const missing: RequestCase[] = rows([
  ['no such page', '/nope', NOT_FOUND],
  ['a folder that is no page', '/docs/alerts', NOT_FOUND],
  ['a missing hashed file', '/assets/js/main.00000000.js', NOT_FOUND],
]);

const OTHER_FILES =
  'search-index.json help-ids.json embed/host.js embed/host.d.ts sitemap.xml robots.txt llms.txt img/favicon.svg ' +
  'share-cards/docs/alerts/overview.png blog/rss.xml blog/feed.json opensearch.xml';

const file = (name: string, kept: string): RequestCase => ({
  what: 'a file',
  target: `/${name}`,
  expected: { status: 200, file: name, type: typeOf(name), cache: kept },
});
const files: RequestCase[] = [
  ...[SCRIPT, STYLE, INDEX].map((name) => file(name, cache.hashed)),
  ...OTHER_FILES.split(' ').map((name) => file(name, cache.other)),
];

function typeOf(file: string): string {
  return Object.entries(TYPES).find(([ending]) => file.endsWith(`.${ending}`))?.[1] ?? '';
}

const EVIL = 'evil.example';
const hostile: RequestCase[] = [
  ['traversal', '/../../etc/passwd'],
  ['encoded traversal', '/%2e%2e/%2e%2e/etc/passwd'],
  ['encoded slashes', '/..%2f..%2fetc%2fpasswd'],
  ['backslash traversal', '/..\\..\\etc\\passwd'],
  ['encoded backslash traversal', '/..%5c..%5cetc%5cpasswd'],
  ['an encoded NUL', '/%00'],
  ['a NUL behind a page', `${DOC}%00.html`],
  ['a broken escape', '/docs/%E0%A4%A'],
  ['a lone per cent', '/%'],
  ['an encoded backslash and a host', `/%5c${EVIL}/`],
  ['a backslash and a host', `/\\${EVIL}/`],
  ['encoded slashes and a host', `/%2f%2f${EVIL}/index.html`],
  ['slashes and a host', `//${EVIL}`],
  ['slash, backslash and a host', `/\\/${EVIL}.html`],
  ['an encoded line break', '/%0d%0aSet-Cookie:%20a=b//x'],
  ['an encoded line break before .html', '/x%0d%0aLocation:%20https://evil.example.html'],
  ['a variable', '/$host$uri.html'],
].map(([what = '', target = '']) => ({ what, target, expected: { status: [301, 302, 400, 403, 404] } }));

const forged: RequestCase[] = rows([
  ['a forged host', `${DOC}.html`, moved(DOC), { Host: EVIL }],
  ['a forged host at a redirect', '/docs', { status: 302 }, { Host: EVIL }],
  ['a forged forwarded host', '/docs/', { status: 302 }, { 'X-Forwarded-Host': EVIL }],
  ['an address of another host', `http://${EVIL}/index.html`, { status: [301, 400, 404] }],
  ['a target without a slash', 'docs', REFUSED],
  ['a path of 20,000 characters', `/${'a'.repeat(20_000)}`, { status: [400, 404, 414, 431] }],
  ['2,000 folders', `/${'a/'.repeat(2_000)}`, NOT_FOUND],
  ['a query of 4,000 characters', `${DOC}?${'q'.repeat(4_000)}`, page(DOC_FILE)],
]);

const negotiated: RequestCase[] = [
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', 'none'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'none'],
  ['gzip;q=1, br;q=0.5', 'br'],
  ['identity, br;q=0.1', 'br'],
  ['br;q=0, *', 'none'],
  ['x-brotli-br', 'none'],
].flatMap(([accepted = '', encoding]) =>
  [DOC_FILE, SCRIPT, STYLE, INDEX, 'llms.txt', 'sitemap.xml'].map((file) => ({
    what: `accepts ${accepted}`,
    target: file === DOC_FILE ? DOC : `/${file}`,
    headers: { 'Accept-Encoding': accepted },
    expected: { status: 200, file, type: typeOf(file), encoding: encoding as 'br' | 'gzip' | 'none' },
  })),
);

const end = readFileSync(path.join(BUILD, SCRIPT)).length;
const part = (from: number, to: number): Expected => ({ status: 206, file: SCRIPT, range: [from, to] });
const ranges: RequestCase[] = rows([
  ['HEAD of a page', DOC, page(DOC_FILE), {}, 'HEAD'],
  ['HEAD of a script', `/${SCRIPT}`, { status: 200, file: SCRIPT, type: TYPES.js }, {}, 'HEAD'],
  ['POST', DOC, { status: 405 }, { 'Content-Length': '0' }, 'POST'],
  ['DELETE', DOC, { status: 405 }, {}, 'DELETE'],
  ['a method that does not exist', DOC, { status: [400, 405, 501] }, {}, 'BREW'],
  ['a range', `/${SCRIPT}`, part(10, 19), { Range: 'bytes=10-19' }],
  ['a range to the end', `/${SCRIPT}`, part(end - 5, end - 1), { Range: `bytes=${end - 5}-` }],
  ['a range past the end', `/${SCRIPT}`, { status: 416 }, { Range: `bytes=${end + 5}-` }],
  ['a range backwards', `/${SCRIPT}`, { status: [200, 416] }, { Range: 'bytes=9-5' }],
  ['the last bytes', `/${SCRIPT}`, { status: [200, 206] }, { Range: 'bytes=-5' }],
]);

const copy = (file: string): Expected => ({ status: 200, file, type: TYPES.md, vary: /accept\b(?!-)/i });
const NO_COPY: Expected = { status: 404, type: TYPES.md };
const agent = (accept: string) => ({ Accept: accept });
const markdown: RequestCase[] = rows([
  ['Markdown of a page', DOC, copy('docs/alerts/overview.md'), agent('text/markdown')],
  ['Markdown first', DOC, copy('docs/alerts/overview.md'), agent('text/markdown, text/html;q=0.7, */*')],
  ...['text/html, text/markdown', 'TEXT/Markdown; Charset="utf-8"'].map(
    (accept): Short => [accept, DOC, copy('docs/alerts/overview.md'), agent(accept)],
  ),
  ...[
    'text/html, text/markdown;q=0.5',
    'text/markdown;q=0.9, text/html;q=0.8',
    'text/markdown;q=0.8',
    'text/markdown;q=0, */*',
    'text/markdown;variant=other, */*;q=0.1',
    ';q=,,/;',
  ].map((accept): Short => [accept, DOC, page(DOC_FILE), agent(accept)]),
  ['anything', DOC, { ...page(DOC_FILE), vary: /accept\b(?!-)/i }, agent('*/*')],
  ['Markdown of no page', '/docs/alerts/nope', NO_COPY, agent('text/markdown')],
  ['no such copy', '/docs/alerts/nope.md', NO_COPY],
  [
    'an Accept header of 8 kB',
    DOC,
    { status: [200, 400, 431] },
    agent(`text/markdown,${'x/y,'.repeat(1_900)}`),
  ],
]);

export const requests: readonly RequestCase[] = [
  ...canonical,
  ...markdown,
  ...forms,
  ...missing,
  ...files,
  ...hostile,
  ...forged,
  ...negotiated,
  ...ranges,
];
export const CONDITIONAL = [DOC, `/${SCRIPT}`, '/sitemap.xml'];
