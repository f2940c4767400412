import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { formatPolicy, withFrameParents } from './policy.mjs';

/** The plain path of an address that ends in index.html or .html or repeats slashes; null when it is plain already. */
export function plainPath(pathname) {
  const plain = pathname
    .replace(/[/\\]{2,}/g, '/')
    .replace(/\/index(\.html)?$/, '/')
    .replace(/\.html$/, '');
  return plain === pathname ? null : plain;
}

/** Precompressed copies are answers to a header, files of other hosts are theirs, and the not-found page is no page. */
const HAS_NO_ADDRESS = /\.(br|gz)$|^\/_(headers|redirects)$|^\/404(\.html)?$/;

/** As sirv reads it, which takes `%2E` for a dot. What cannot be read is nobody's address. */
function decoded(pathname) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** One range in the form that sirv reads rightly; a server may answer any other with the whole file. */
function isPlainRange(range) {
  const { start, end } = range.match(/^bytes=(?<start>\d{1,15})-(?<end>\d{0,15})$/)?.groups ?? {};
  return start !== undefined && (end === '' || (Number(end) > 0 && Number(start) <= Number(end)));
}

/** sirv asks only whether a name occurs. `br;q=0` means that the client cannot read it. */
const acceptedEncodings = (header) => header.replace(/\b(br|gzip)\s*;\s*q=0(\.0*)?(?=\s*(,|$))/gi, '');

function prepare(headers) {
  if (headers.range !== undefined && (headers['if-range'] !== undefined || !isPlainRange(headers.range))) {
    delete headers.range;
  }
  if (headers['accept-encoding'] !== undefined) {
    headers['accept-encoding'] = acceptedEncodings(headers['accept-encoding']);
  }
}

function isOneOf(pathname, places) {
  return places.some((place) => (place.endsWith('/') ? pathname.startsWith(place) : pathname === place));
}

/** The headers of an address; `rules` come from serving/rules.ts. */
function headersFor(rules) {
  const { cache, hashedFolder, forOtherOrigins, types } = rules;
  return (pathname) => {
    const isOpen = isOneOf(pathname, forOtherOrigins);
    const type = types[path.extname(pathname).slice(1)];
    return {
      'Cache-Control': pathname.startsWith(hashedFolder) ? cache.hashed : cache.other,
      ...(isOpen && { 'Access-Control-Allow-Origin': '*' }),
      ...(type && { 'Content-Type': type }),
    };
  };
}

function setAll(response, headers) {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
}

/** Path → where it leads and how, in both slash forms. */
const redirectTable = (redirects) =>
  new Map(redirects.flatMap(({ from, ...target }) => [from, `${from}/`].map((form) => [form, target])));

/** What answers a request for one build: sirv has looked at its files once, and believes their sizes from then on. */
function answersFor(directory, { rules = readRules(directory), frameParents = [] }) {
  const root = path.resolve(directory);
  const notFoundPage = readFileSync(path.join(root, '404.html'));
  const always = {
    ...rules.headers,
    'Content-Security-Policy': formatPolicy(withFrameParents(rules.policy, frameParents)),
  };
  const headersOf = headersFor(rules);
  const redirectOf = redirectTable(rules.redirects);
  const serveFile = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => setAll(response, headersOf(pathname)),
  });

  function answerNotFound(request, response) {
    response.writeHead(404, {
      ...headersOf('/404.html'),
      'Content-Length': notFoundPage.length,
    });
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
  }

  /** sirv drops a last slash: a file would have a second address. */
  function hasNoAddress(pathname) {
    const name = decoded(pathname).replace(/(?<=.)\/$/, '');
    const isFile = () => statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile() ?? false;
    return HAS_NO_ADDRESS.test(name) || (pathname.endsWith('/') && isFile());
  }

  function redirect(response, pathname, query) {
    const plain = plainPath(pathname);
    const named = redirectOf.get(decoded(plain ?? pathname));
    if (plain === null && !named) {
      return false;
    }
    const { to, status } = named ?? { to: plain, status: 301 };
    const headers = {
      Location: to + (query === undefined ? '' : `?${query}`),
      'Cache-Control': rules.cache.other,
    };
    response.writeHead(status, headers).end();
    return true;
  }

  return (request, response) => {
    setAll(response, always);
    const url = request.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // An address with a host of its own is for a proxy, which this is not.
    if (!url.startsWith('/')) {
      response.writeHead(400).end();
      return;
    }
    const [pathname = '/', query] = url.split(/\?(.*)/s, 2);
    if (hasNoAddress(pathname)) {
      answerNotFound(request, response);
    } else if (!redirect(response, pathname, query)) {
      prepare(request.headers);
      serveFile(request, response, () => answerNotFound(request, response));
    }
  };
}

/** Changes with every build, last of all. */
const builtAt = (directory) => statSync(rulesFile(directory), { throwIfNoEntry: false })?.mtimeMs;

/**
 * The finished site as a static host would serve it, by the rules that the build wrote: plain paths, both slash forms,
 * precompressed files, 404.html for everything else. `frameParents` may show it in a frame beside those of the build.
 * A new build in the same place is served from its first request on.
 */
export function createSiteServer(directory, options = {}) {
  let answer = answersFor(directory, options);
  let built = builtAt(directory);
  return createServer((request, response) => {
    // A file that went between two builds: this answer ends, the server does not.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    const now = builtAt(directory);
    if (now !== undefined && now !== built) {
      try {
        answer = answersFor(directory, options);
        built = now;
      } catch {
        // Copied only in part so far. The next request looks again.
      }
    }
    answer(request, response);
  });
}

/** Beside the site, not in it: what only servers read. */
export const servingDirectory = (directory) => `${path.resolve(directory)}-serving`;

const rulesFile = (directory) => path.join(servingDirectory(directory), 'rules.json');

export function readRules(directory) {
  return JSON.parse(readFileSync(rulesFile(directory), 'utf8'));
}

/** One sentence when there is nothing to serve, or null. */
export function buildProblem(directory) {
  if (!existsSync(path.join(directory, '404.html'))) {
    return 'There is no finished site to serve. Run "npm run build" first, or "npm start" to do both.';
  }
  return existsSync(rulesFile(directory))
    ? null
    : `${directory}/ has no serving rules beside it: it was built by the framework alone. Run "npm run build".`;
}
