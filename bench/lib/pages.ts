/** One page of each kind. A site that has no such page is left out of its row. */
export const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  'how-to': '/docs/workbench/overview/saving-resaving-a-workbench',
  'metric page': '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics',
  'command page': '/docs/workbench/overview/using-the-workbench/workbench-cmds',
  'blog post': '/blog/release-v2.8.6',
  search: '/search',
};
