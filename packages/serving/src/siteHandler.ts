import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { filesIn } from './filesIn';
import { copyPath, nearestCopies, wantsMarkdown } from './markdown';
import { formatPolicy, withFrameParents } from './policy';
import type { ServingRules } from './rules';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Headers = Readonly<Record<string, string>>;

/** The plain path of an address that ends in index.html or .html or repeats slashes; null when it is plain already. */
export function plainPath(pathname: string): string | null {
  const plain = pathname
    .replace(/[/\\]{2,}/g, '/')
    .replace(/\/index(\.html)?$/, '/')
    .replace(/\.html$/, '');
  return plain === pathname ? null : plain;
}

/** Compressed copies are chosen by a header, the other files are for other hosts, and the not-found page is no page. */
const HAS_NO_ADDRESS = /\.(br|gz)$|^\/_(headers|redirects)$|^\/404(\.html)?$/;

/** As sirv decodes it, which takes `%2E` for a dot. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The one form of a range that sirv reads correctly; a server may answer any other with the whole file. */
function isPlainRange(range: string): boolean {
  const { start, end } = range.match(/^bytes=(?<start>\d{1,15})-(?<end>\d{0,15})$/)?.groups ?? {};
  return start !== undefined && (end === '' || (Number(end) > 0 && Number(start) <= Number(end)));
}

/** sirv only looks for the name. `br;q=0` means that the client cannot read it. */
const acceptedEncodings = (header: string) =>
  header.replace(/\b(br|gzip)\s*;\s*q=0(\.0*)?(?=\s*(,|$))/gi, '');

function prepare(headers: IncomingHttpHeaders): void {
  if (headers.range !== undefined && (headers['if-range'] !== undefined || !isPlainRange(headers.range))) {
    delete headers.range;
  }
  if (headers['accept-encoding'] !== undefined) {
    headers['accept-encoding'] = String(acceptedEncodings(String(headers['accept-encoding'])));
  }
}

const isOneOf = (pathname: string, places: readonly string[]) =>
  places.some((place) => (place.endsWith('/') ? pathname.startsWith(place) : pathname === place));

function headersFor({ cache, hashedFolder, forOtherOrigins, types }: ServingRules) {
  return (pathname: string): Headers => {
    const ending = path.extname(pathname).slice(1);
    const type = types[ending];
    return {
      // A page has a Markdown copy, which another Accept header gets.
      ...(['', 'html', 'md'].includes(ending) && { Vary: 'Accept, Accept-Encoding' }),
      'Cache-Control': pathname.startsWith(hashedFolder) ? cache.hashed : cache.other,
      ...(isOneOf(pathname, forOtherOrigins) && { 'Access-Control-Allow-Origin': '*' }),
      ...(type && { 'Content-Type': type }),
    };
  };
}

/**
 * An address with a host of its own is for a proxy, which this is not. A fragment is never sent, and two hosts could mean
 * one site to a proxy and another one here. Nobody compresses a body that is not asked for.
 */
const isMalformed = ({ headers, headersDistinct }: IncomingMessage, url: string) =>
  !url.startsWith('/') ||
  url.includes('#') ||
  (headersDistinct.host?.length ?? 0) > 1 ||
  (headers['transfer-encoding'] ?? 'chunked') !== 'chunked';

function setAll(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
}

/**
 * Answers requests for one build. The files are listed once, here and by sirv: no path of a request ever reaches the file
 * system, so a NUL, a name that is too long or a path below a file cannot raise an error there.
 */
export function siteHandler(
  directory: string,
  rules: ServingRules,
  frameParents: readonly string[] = [],
): Handler {
  const root = path.resolve(directory);
  const files = new Set(filesIn(root).map((name) => `/${name.replaceAll('\\', '/')}`));
  const notFoundPage = readFileSync(path.join(root, '404.html'));
  const notFoundCopy = files.has('/404.md') ? readFileSync(path.join(root, '404.md'), 'utf8') : '';
  const copies = [...files].filter((file) => file.endsWith('.md') && file !== '/404.md');
  const always = {
    ...rules.headers,
    'Content-Security-Policy': formatPolicy(withFrameParents(rules.policy, frameParents)),
  };
  const headersOf = headersFor(rules);
  const redirects = new Map(
    rules.redirects.flatMap(({ from, ...target }) =>
      [from, `${from}/`].map((form) => [form, target] as const),
    ),
  );
  const serveFile = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => setAll(response, headersOf(pathname)),
  });

  function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const isCopy = notFoundCopy !== '' && (pathname.endsWith('.md') || wantsMarkdown(request.headers.accept));
    const nearest = () => nearestCopies(pathname, copies).map((copy) => `- [${copy}](${copy})`);
    const body = isCopy
      ? Buffer.from(`${notFoundCopy}\nThe nearest:\n\n${nearest().join('\n')}\n`)
      : notFoundPage;
    const headers = headersOf(isCopy ? '/404.md' : '/404.html');
    response.writeHead(404, { ...headers, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** The copy, for a client that would rather read Markdown. */
  function negotiated({ headers }: IncomingMessage, pathname: string): string | null {
    const copy = copyPath(decoded(pathname));
    return wantsMarkdown(headers.accept) && files.has(copy) ? copy : null;
  }

  /** sirv drops a last slash: without this a file, and a page by its file, would have a second address. */
  function hasNoAddress(pathname: string): boolean {
    const name = decoded(pathname).replace(/(?<=.)\/$/, '');
    const isFile = () => files.has(name) || files.has(`${name}.html`);
    return HAS_NO_ADDRESS.test(name) || (pathname.length > 1 && pathname.endsWith('/') && isFile());
  }

  function redirect(response: ServerResponse, pathname: string, query: string | undefined): boolean {
    const plain = plainPath(pathname);
    const target =
      redirects.get(decoded(plain ?? pathname)) ?? (plain === null ? null : { to: plain, status: 301 });
    if (target === null) {
      return false;
    }
    response
      .writeHead(target.status, {
        Location: target.to + (query === undefined ? '' : `?${query}`),
        'Cache-Control': rules.cache.other,
      })
      .end();
    return true;
  }

  return (request, response) => {
    setAll(response, always);
    const url = request.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (isMalformed(request, url)) {
      response.writeHead(400).end();
      return;
    }
    const [pathname = '/', query] = url.split(/\?(.*)/s, 2);
    if (hasNoAddress(pathname)) {
      answerNotFound(request, response);
    } else if (!redirect(response, pathname, query)) {
      prepare(request.headers);
      request.url = negotiated(request, pathname) ?? url;
      serveFile(request, response, () => answerNotFound(request, response));
    }
  };
}
