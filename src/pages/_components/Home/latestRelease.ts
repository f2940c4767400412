/** The newest release in blog/, as the home page names it; home.test.ts compares the two. */
export const latestRelease = {
  page: '/blog/release-v2.8.6',
  version: 'v2.8.6',
  line: 'Two-way syncing, alerts confirmed at bar close, custom tokens on seven chains, link groups and clone credit.',
} as const;
