import { docsOptions } from './content';
import { embedOrigins } from './embed';
import { environment } from './env';

/**
 * How the finished site is served: the one source. `serving/` writes from it what each host reads (Netlify and
 * Cloudflare Pages, nginx, Caddy) and what `npm start` uses itself. Page weights and inline scripts change with every
 * build, so the hashes of the content-security policy are not here: they are read from the finished HTML.
 */

/** Names under this folder carry a hash of their content: they never change. Everything else is asked for again. */
export const HASHED_FOLDER = '/assets/';
export const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';
export const CACHE_AND_ASK = 'no-cache';
/** For a host that sends the headers of a file with its 404 too: a file that was not there yet is missed for a day at most. */
export const CACHE_A_DAY = 'public, max-age=86400';

/**
 * What the app loads from its own origin: the host module and the help ids (plugins/embed-host). And the texts of docs
 * (plugins/texts): in a sandboxed frame, whose origin is nobody's, the docs themselves count as another one.
 */
export const FOR_OTHER_ORIGINS = ['/embed/', '/help-ids.json', '/assets/fragments/'] as const;

/** Both slash forms lead on. Not permanent: the first page of the docs may change. */
export const redirects = [
  { from: `/${docsOptions.routeBasePath}`, to: '/docs/introduction/getting-started', status: 302 },
] as const;

/** By the end of the name, the same on every host: some know neither Markdown nor a source map of types. */
export const TYPES = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
} as const satisfies Readonly<Record<string, string>>;

/** Sent with every answer. No X-Frame-Options: it cannot name the app, `frame-ancestors` can. */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), clipboard-write=(self), fullscreen=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Everything here is public. An app may isolate itself, or show the docs in a sandboxed frame, whose origin is nobody's.
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** Style elements that scripts of libraries add to the page, as their text: the finished HTML does not show them. */
export const SCRIPTED_STYLES = [
  // The search provider's logo in DocSearch's dialog.
  '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}',
] as const;

/** The hosts that the hosted service's client asks, in its own order. */
function hostedSearchHosts(): string[] {
  const { hostedSearch } = environment;
  return hostedSearch ? searchHostsOf(hostedSearch.appId) : [];
}

export function searchHostsOf(appId: string): string[] {
  const hosts = [
    `${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  ];
  return hosts.map((host) => `https://${host.toLowerCase()}`);
}

/** What a policy may allow beside its own origin: hashes from the finished pages, hosts from the configuration. */
export type Policy = Readonly<Record<string, readonly string[]>>;
export type InlineHashes = {
  readonly scripts: readonly string[];
  readonly styleElements: readonly string[];
  readonly styleAttributes: readonly string[];
};

/** The policy without 'unsafe-inline'. An inline part that is not in the finished pages does not run. */
export function contentSecurityPolicy(
  { scripts, styleElements, styleAttributes }: InlineHashes,
  { frameParents = embedOrigins, searchHosts = hostedSearchHosts() } = {},
): Policy {
  const self = "'self'";
  const attributes = styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : ["'none'"];
  return {
    'default-src': ["'none'"],
    'script-src': [self, ...scripts],
    'style-src-elem': [self, ...styleElements],
    'style-src-attr': attributes,
    'img-src': [self, 'data:'],
    'font-src': [self],
    'connect-src': [self, ...searchHosts],
    'manifest-src': [self],
    'worker-src': [self],
    'base-uri': ["'none'"],
    'form-action': [self],
    'object-src': ["'none'"],
    'frame-ancestors': [self, ...frameParents],
  };
}
