/** The site's sections as the home page offers them, in reading order. */
export const sections = [
  {
    title: 'Workbench',
    to: '/docs/workbench/overview/',
    line: 'Charts with studies, drawings and data that price alone doesn’t show.',
  },
  {
    title: 'Studies and metrics',
    to: '/docs/workbench/overview/studies-metrics/',
    line: 'What each number means, its unit and sign, and where it misleads.',
  },
  {
    title: 'Dashboard',
    to: '/docs/dashboard/overview',
    line: 'A grid of widgets that follow one symbol.',
  },
  {
    title: 'Screener',
    to: '/docs/screener/overview',
    line: 'Cut every market down to a short list with plain filters.',
  },
  {
    title: 'Alerts',
    to: '/docs/alerts/overview',
    line: 'Get pinged when price or a metric hits your level.',
  },
  {
    title: 'Centralised exchange',
    to: '/docs/trading/centralised-exchange/',
    line: 'Connect Bybit with the fewest rights, and see the cost first.',
  },
  {
    title: 'Decentralised exchange',
    to: '/docs/trading/decentralised-exchange/',
    line: 'Swap from your own wallet without surprises.',
  },
  {
    title: 'Community',
    to: '/docs/community/overview',
    line: 'Publish your work, clone other people’s, run a group.',
  },
  {
    title: 'Glossary and help',
    to: '/docs/others/overview',
    line: 'Symptoms, questions, limits, signs and every term.',
  },
] as const;
