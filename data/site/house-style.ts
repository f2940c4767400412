type StyleRule = {
  /** A regular expression over the Markdown copy of a page, without code and addresses. */
  readonly pattern: string;
  /** What to write instead, or why not to write it. */
  readonly instead: string;
  /** Addresses where it stands on purpose. */
  readonly allowedOn?: readonly string[];
};

const GLOSSARY = '/docs/others/overview';

/** What `npm run words` warns of: other words for one thing, words that sell or belittle, numbers in another format. */
export const houseStyle: readonly StyleRule[] = [
  { pattern: 'chart (page|layout)', instead: '“workbench”' },
  {
    pattern: 'indicators?',
    instead: '“study” for what is computed from bars and “metric” for the rest',
    // Once in each place where a newcomer looks for the word that they know.
    allowedOn: [
      '/docs/workbench/overview',
      '/docs/workbench/overview/studies-metrics',
      GLOSSARY,
      '/markdown-page',
    ],
  },
  { pattern: 'trading signals?', instead: '“metric” or “reading”; nothing here tells readers to trade' },
  { pattern: 'scanners', instead: '“screener”' },
  { pattern: 'sync groups?', instead: '“link group”' },
  { pattern: 'alarms?', instead: '“alert”' },
  { pattern: 'forks?', instead: '“clone”', allowedOn: [GLOSSARY] },
  { pattern: 'clubs?', instead: '“community”' },
  { pattern: 'marketplace', instead: '“Explorer”' },
  { pattern: 'command palette', instead: '“command bar”' },
  { pattern: 'trading platforms?', instead: '“venue”' },
  { pattern: 'tickers?', instead: '“symbol”' },
  { pattern: 'simply|easily', instead: 'nothing; what is simple needs no word for it' },
  { pattern: 'seamless(ly)?|powerful', instead: 'what it does' },
  { pattern: 'guaranteed profits?|risk-free', instead: 'the risk; never promise profit' },
  {
    pattern: 'MATIC',
    instead: 'POL, the currency of Polygon',
    allowedOn: ['/docs/trading/decentralised-exchange/adjust-rpcs-on-metamask', GLOSSARY],
  },
  { pattern: 'centralized|decentralized|customize|realized|analyze', instead: 'the British spelling' },
  { pattern: 'dearer', instead: 'more expensive' },
  { pattern: 'nobody|somebody|whoever', instead: 'no one, someone, anyone who; or say who' },
  { pattern: 'What can go wrong', instead: 'a heading that names the symptom' },
  { pattern: 'You have then|never surely|comes about|ended key', instead: 'what a trader would say' },
  { pattern: '(is|are) for good', instead: 'can’t be changed later' },
  { pattern: '[\'"]', instead: '’ and “ ” in data and components' },
  { pattern: '\\d[\\s\\u00a0\\u202f]+%', instead: 'no space before %: 0.22%' },
  { pattern: '(?<![\\p{L}\\p{N}.,:/%)\\]-])-\\$?\\d[\\d.,]*', instead: 'the minus sign U+2212: −0.14' },
  {
    pattern: '\\$\\d[\\d.,]*[\\s\\u00a0]?(?:K|M|B|bn|thousand|million|billion)(?!\\w)',
    instead: 'k, m or b without a space: $67.1k',
  },
  { pattern: '\\$\\d[\\d.,]*[\\s\\u00a0][kmb](?!\\w)', instead: 'no space before the unit: $67.1k' },
];
