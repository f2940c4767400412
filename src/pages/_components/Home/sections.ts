/** The site's sections as the home page offers them, in reading order. */
export const sections = [
  {
    title: 'Workbench',
    to: '/docs/workbench/overview/',
    line: 'Charts with studies, drawings and metrics that price alone does not show.',
  },
  {
    title: 'Studies and metrics',
    to: '/docs/workbench/overview/studies-metrics/',
    line: 'Every metric with its formula, unit and sign, and where it misleads.',
  },
  {
    title: 'Dashboard',
    to: '/docs/dashboard/overview',
    line: 'A grid of widgets that follow one symbol.',
  },
  {
    title: 'Screener',
    to: '/docs/screener/overview',
    line: 'From every market to a short list, by filters you can read.',
  },
  {
    title: 'Alerts',
    to: '/docs/alerts/overview',
    line: 'Conditions watched on the server, confirmed when you want them to be.',
  },
  {
    title: 'Centralised exchange',
    to: '/docs/trading/centralised-exchange/',
    line: 'Connect Bybit with the fewest rights that work, and know the cost first.',
  },
  {
    title: 'Decentralised exchange',
    to: '/docs/trading/decentralised-exchange/',
    line: 'Swap from your own wallet and read the quote before you sign.',
  },
  {
    title: 'Community',
    to: '/docs/community/overview',
    line: 'Publish, clone, and run a group with clear roles.',
  },
  {
    title: 'Glossary and conventions',
    to: '/docs/others/overview',
    line: 'Terms, abbreviations, signs and units in one place.',
  },
] as const;
