import type { IconName } from '@site/src/components/layout/Icon';

type Section = {
  readonly icon: IconName;
  readonly title: string;
  readonly to: string;
  readonly line: string;
};

/** The site's sections as the home page offers them, in reading order. */
export const sections: readonly Section[] = [
  {
    icon: 'workbench',
    title: 'Workbench',
    to: '/docs/workbench/overview/',
    line: 'Charts with studies, drawings and data that price alone doesn’t show.',
  },
  {
    icon: 'metrics',
    title: 'Studies and metrics',
    to: '/docs/workbench/overview/studies-metrics/',
    line: 'What each number means, its unit and sign, and where it misleads.',
  },
  {
    icon: 'dashboard',
    title: 'Dashboard',
    to: '/docs/dashboard/overview',
    line: 'A grid of widgets that follow one symbol.',
  },
  {
    icon: 'screener',
    title: 'Screener',
    to: '/docs/screener/overview',
    line: 'Turn all markets into a short list with plain filters.',
  },
  {
    icon: 'alerts',
    title: 'Alerts',
    to: '/docs/alerts/overview',
    line: 'Get pinged when price or a metric hits your level.',
  },
  {
    icon: 'trading',
    title: 'Centralised exchange',
    to: '/docs/trading/centralised-exchange/',
    line: 'Connect Bybit with the fewest rights, and see the cost first.',
  },
  {
    icon: 'link',
    title: 'Decentralised exchange',
    to: '/docs/trading/decentralised-exchange/',
    line: 'Swap from your own wallet, and know the worst case first.',
  },
  {
    icon: 'community',
    title: 'Community',
    to: '/docs/community/overview',
    line: 'Publish your work, clone other people’s, run a group.',
  },
  {
    icon: 'book',
    title: 'Help',
    to: '/docs/others/overview',
    line: 'Act now, symptoms, questions, signs, units and every term.',
  },
];
