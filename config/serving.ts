import type { ServingConfig } from '@pt-docs/serving';
import { docsOptions } from './content';
import { embedOrigins } from './embed';
import { environment } from './env';

/** Where the hosted search service answers. */
export const searchHostOf = (appId: string) => `https://${appId.toLowerCase()}-dsn.algolia.net`;

/**
 * How the finished site is served: the one source. `packages/serving` writes from it what each host reads (Netlify and
 * Cloudflare Pages, nginx), and the server of `npm start` uses it itself. The hashes of the content-security policy
 * are not here: they change with every build and are read from the finished HTML.
 */
export const serving = {
  /** No X-Frame-Options: it cannot name the app, `frame-ancestors` can. */
  headers: {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), clipboard-write=(self), fullscreen=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Everything here is public. An app may isolate itself, or show the docs in a sandboxed frame, which has no origin.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  hashedFolder: '/assets/',
  cache: {
    hashed: 'public, max-age=31536000, immutable',
    other: 'no-cache',
    // A file that was not there yet while a deploy was under way is missing for a day at most.
    hashedWith404: 'public, max-age=86400',
  },
  /**
   * What the app loads from its own origin: the host module and the help ids. And the doc fragments and the typeface: in a
   * sandboxed frame the docs themselves count as another origin.
   */
  forOtherOrigins: ['/embed/', '/help-ids.json', '/fragments.json', '/assets/fragments/', '/assets/fonts/'],
  /** Not permanent: the first page of the docs may change. */
  redirects: [
    { from: `/${docsOptions.routeBasePath}`, to: '/docs/introduction/getting-started', status: 302 },
  ],
  /** Text, the same on every host: some know neither Markdown nor TypeScript declarations. Other files get the host's own types. */
  types: {
    css: 'text/css; charset=utf-8',
    html: 'text/html; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json',
    md: 'text/markdown; charset=utf-8',
    svg: 'image/svg+xml',
    ts: 'text/plain; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    webmanifest: 'application/manifest+json',
    xml: 'application/xml',
  },
  frameParents: embedOrigins,
  connectTo: environment.hostedSearch ? [searchHostOf(environment.hostedSearch.appId)] : [],
} as const satisfies ServingConfig;
