const workbench = '/docs/workbench/overview';
const dashboard = '/docs/dashboard';

/**
 * Where a reader meets a symptom: the pages whose symptoms belong there, by the beginning of their addresses, of which the
 * longest decides; and what a whole section answers.
 */
export const areas = [
  {
    name: 'Alerts',
    icon: 'alerts',
    pages: ['/docs/alerts/'],
    sections: { 'The alert didn’t arrive': '/docs/alerts/alerts-panel#did-not-arrive' },
  },
  {
    name: 'Charts',
    icon: 'workbench',
    pages: [`${workbench}/`, '/docs/introduction/'],
    sections: { 'A command was refused': `${workbench}/using-the-workbench/workbench-cmds#refused` },
  },
  {
    name: 'Saving and sharing',
    icon: 'save',
    pages: [`${workbench}/saving-resaving-a-workbench`, `${workbench}/sharing/`],
    sections: {},
  },
  { name: 'Metrics', icon: 'metrics', pages: [`${workbench}/studies-metrics/`], sections: {} },
  { name: 'Dashboards', icon: 'dashboard', pages: [`${dashboard}/`], sections: {} },
  {
    name: 'Screeners',
    icon: 'screener',
    pages: ['/docs/screener/'],
    sections: { 'A filter was refused': '/docs/screener/screener-commands#refused' },
  },
  {
    name: 'Bybit',
    icon: 'trading',
    pages: ['/docs/trading/centralised-exchange/', '/docs/others/location-restrictions'],
    sections: {},
  },
  { name: 'Wallet and swaps', icon: 'link', pages: ['/docs/trading/decentralised-exchange/'], sections: {} },
  {
    name: 'Publishes and communities',
    icon: 'community',
    pages: ['/docs/community/', `${dashboard}/publishing/`, `${dashboard}/explorer`],
    sections: {},
  },
] as const;

type Area = (typeof areas)[number];

/** The area of a page's symptoms. */
export function areaOf(page: string): Area | undefined {
  const lengthIn = (area: Area) =>
    Math.max(0, ...area.pages.map((start) => (page.startsWith(start) ? start.length : 0)));
  const [best] = areas.toSorted((a, b) => lengthIn(b) - lengthIn(a));
  return best && lengthIn(best) > 0 ? best : undefined;
}
