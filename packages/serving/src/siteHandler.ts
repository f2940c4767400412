import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { markdownPath } from '@pt-docs/pages/client';
import send from 'send';
import { accepts, WANTS_MARKDOWN } from './accept';
import { filesIn } from './filesIn';
import { formatPolicy } from './policy';
import type { ServingRules } from './rules';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Headers = Readonly<Record<string, string>>;

/**
 * The plain path of an address that ends in index.html or .html or repeats slashes, as the list of routes writes it; null
 * when it is plain already. `folderPages` are the routes that end in a slash.
 */
function plainPath(pathname: string, folderPages: readonly string[]): string | null {
  const single = pathname.replace(/[/\\]{2,}/g, '/');
  const page = single.replace(/(\/index)?(\.html)?$/, '');
  const plain = page !== single && folderPages.includes(`${page}/`) ? `${page}/` : page;
  return plain === pathname ? null : plain;
}

/** Compressed files are chosen by a header, the other files are for other hosts, and the not-found page is no page. */
const HAS_NO_ADDRESS = /\.(br|gz)$|^\/_(headers|redirects)$|^\/404(\.html|\.md|\/)?$/;

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** In the order in which they are preferred. */
const CODINGS = [
  { name: 'br', ending: '.br', isAccepted: new RegExp(accepts('br'), 'i') },
  { name: 'gzip', ending: '.gz', isAccepted: new RegExp(accepts('gzip'), 'i') },
];
const MARKDOWN = new RegExp(WANTS_MARKDOWN, 'i');
const wantsMarkdown = ({ headers }: IncomingMessage) => MARKDOWN.test(headers.accept ?? '');

const isOneOf = (pathname: string, places: readonly string[]) =>
  places.some((place) => (place.endsWith('/') ? pathname.startsWith(place) : pathname === place));

function headersFor({ cache, hashedFolder, forOtherOrigins, types }: ServingRules) {
  return (pathname: string): Headers => {
    const ending = path.extname(pathname).slice(1);
    const type = types[ending];
    return {
      // A page has a Markdown copy, which another Accept header gets.
      Vary: ['', 'html', 'md'].includes(ending) ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
      'Cache-Control': pathname.startsWith(hashedFolder) ? cache.hashed : cache.other,
      ...(isOneOf(pathname, forOtherOrigins) && { 'Access-Control-Allow-Origin': '*' }),
      ...(type && { 'Content-Type': type }),
    };
  };
}

/** An address with a host of its own is for a proxy, which this is not, and a fragment is never sent. */
const isMalformed = (url: string) => !url.startsWith('/') || url.includes('#');

function setAll(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
}

/** By content: every instance of a build answers with the same. */
const etagOf = (file: string) => `"${createHash('sha1').update(readFileSync(file)).digest('base64url')}"`;

const NOT_FOUND = '/404.html';
const NOT_FOUND_MARKDOWN = '/404.md';

/** On this machine any local app may show the pages in a frame: they take its messages too (packages/embed). */
const LOCAL_PARENTS = 'http://localhost:* http://127.0.0.1:*';
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Asked on this machine itself. A proxy asks here too, for readers elsewhere, and by default with our own address as host. */
const isLocal = ({ headers }: IncomingMessage) =>
  /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(headers.host ?? '') &&
  !PROXY_HEADERS.some((name) => name in headers);

type Redirect = { readonly to: string; readonly status: number };

/**
 * One finished build. Its files are listed once: no path of a request ever reaches the file system, so a NUL, a name that is
 * too long or a path below a file cannot raise an error there.
 */
class BuiltSite {
  private readonly root: string;
  private readonly files: ReadonlySet<string>;
  private readonly etags = new Map<string, string>();
  private readonly policy: string;
  private readonly localPolicy: string;
  private readonly headersOf: (pathname: string) => Headers;
  private readonly redirects: ReadonlyMap<string, Redirect>;

  constructor(
    directory: string,
    private readonly rules: ServingRules,
  ) {
    this.root = path.resolve(directory);
    this.files = new Set(filesIn(this.root).map((name) => `/${name.replaceAll('\\', '/')}`));
    this.policy = formatPolicy(rules.policy);
    this.localPolicy = this.policy.replace(/(?<=frame-ancestors [^;]*)(?=;|$)/, ` ${LOCAL_PARENTS}`);
    this.headersOf = headersFor(rules);
    this.redirects = new Map(
      rules.redirects.flatMap(({ from, ...target }) =>
        [from, `${from}/`].map((form) => [form, target] as const),
      ),
    );
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    setAll(response, {
      ...this.rules.headers,
      'Content-Security-Policy': isLocal(request) ? this.localPolicy : this.policy,
    });
    const url = request.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (isMalformed(url)) {
      response.writeHead(400).end();
      return;
    }
    const [pathname = '/', query] = url.split(/\?(.*)/s, 2);
    if (HAS_NO_ADDRESS.test(decoded(pathname)) || !this.redirect(response, pathname, query)) {
      this.sendFile(request, response, this.fileAt(pathname, request) ?? this.notFound(pathname, request));
    }
  }

  private redirect(response: ServerResponse, pathname: string, query: string | undefined): boolean {
    const plain = plainPath(pathname, this.rules.folderPages);
    const target =
      this.redirects.get(decoded(plain ?? pathname)) ?? (plain === null ? null : { to: plain, status: 301 });
    if (target === null) {
      return false;
    }
    response
      .writeHead(target.status, {
        Location: target.to + (query === undefined ? '' : `?${query}`),
        'Cache-Control': this.rules.cache.other,
      })
      .end();
    return true;
  }

  /** A page has both slash forms, a file has one. A client that would rather read Markdown gets the copy. */
  private fileAt(pathname: string, request: IncomingMessage): string | undefined {
    const name = decoded(pathname);
    const forms = name.endsWith('/') ? [`${name}index.html`] : [name, `${name}/index.html`, `${name}.html`];
    const markdown = wantsMarkdown(request) ? [markdownPath(name)] : [];
    return HAS_NO_ADDRESS.test(name)
      ? undefined
      : [...markdown, ...forms].find((form) => this.files.has(form));
  }

  private notFound(pathname: string, request: IncomingMessage): string {
    const isMarkdown = pathname.endsWith('.md') || wantsMarkdown(request);
    return isMarkdown && this.files.has(NOT_FOUND_MARKDOWN) ? NOT_FOUND_MARKDOWN : NOT_FOUND;
  }

  private etagOf(name: string): string {
    const etag = this.etags.get(name) ?? etagOf(path.join(this.root, name));
    this.etags.set(name, etag);
    return etag;
  }

  private sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const coding = CODINGS.find(
      ({ ending, isAccepted }) => this.files.has(file + ending) && isAccepted.test(accepted),
    );
    const name = file + (coding?.ending ?? '');
    const etag = this.etagOf(name);
    setAll(response, { ...this.headersOf(file), ...(coding && { 'Content-Encoding': coding.name }) });
    const isMissing = file === NOT_FOUND || file === NOT_FOUND_MARKDOWN;
    if (isMissing) {
      response.statusCode = 404;
    } else {
      response.setHeader('ETag', etag);
    }
    // There is no date to compare with: copies of one build differ in it.
    delete request.headers['if-unmodified-since'];
    send(request, encodeURI(name), {
      root: this.root,
      acceptRanges: !isMissing,
      cacheControl: false,
      dotfiles: 'allow',
      etag: false,
      index: false,
      lastModified: false,
    })
      // A range that the file hasn't, or a condition that doesn't hold; else a file that disappears between two builds.
      .on('error', (error: Error & { status: number }) =>
        error.status === 416 || error.status === 412
          ? response.writeHead(error.status).end()
          : response.emit('error', error),
      )
      .pipe(response);
  }
}

/** Answers requests for one build by its rules. */
export function siteHandler(directory: string, rules: ServingRules): Handler {
  const site = new BuiltSite(directory, rules);
  return (request, response) => site.answer(request, response);
}
