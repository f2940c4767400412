/** The newest release in blog/, as the home page announces it; home.test.ts compares the two. */
export const latestRelease = {
  page: '/blog/release-v2.8.6',
  version: 'v2.8.6',
  date: '24 October 2023',
  line: 'Two-way syncing, alerts confirmed at bar close, custom tokens on seven chains, link groups and clone credit.',
} as const;
