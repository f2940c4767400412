import type { ServingConfig } from './rules';

/** A site for the tests of this package. */
export const testConfig: ServingConfig = {
  headers: {
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  },
  hashedFolder: '/assets/',
  cache: { hashed: 'public, max-age=31536000', other: 'no-cache', hashedWith404: 'public, max-age=86400' },
  forOtherOrigins: ['/embed/', '/help-ids.json'],
  redirects: [{ from: '/docs', to: '/docs/start', status: 302 }],
  types: {
    html: 'text/html; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    js: 'text/javascript',
  },
  frameParents: [],
  connectTo: [],
};
