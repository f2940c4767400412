/** Written by `npm run derive`: scripts carry these few words instead of the data. */
export const recipeCount = 8;

export const latestRelease = {
  page: '/blog/release-v2.8.6',
  title: 'One chart, many places · 2.8.6',
  date: '24 October 2023',
  line: 'Two-way syncing, alerts confirmed at bar close, custom tokens on seven chains, link groups and clone credit.',
} as const;
