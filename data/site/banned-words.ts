type BannedWord = {
  readonly word: string;
  /** What to write instead, or why not to write it. */
  readonly instead: string;
  /** Files where it stands on purpose. */
  readonly allowedIn?: readonly string[];
};

/** One word per thing, always the same; and no words that sell or belittle. Add a file to `allowedIn` only with a reason. */
export const bannedWords: readonly BannedWord[] = [
  { word: 'chart page', instead: 'write "workbench"' },
  { word: 'chart layout', instead: 'write "workbench"' },
  {
    word: 'indicators?',
    instead: 'write "study" for what is computed from bars and "metric" for the rest',
    // Once in each place where a newcomer looks for the word that they know.
    allowedIn: [
      'docs/workbench/overview/index.mdx',
      'docs/workbench/overview/studies-metrics/index.mdx',
      'docs/others/overview.mdx',
      'src/pages/markdown-page.mdx',
    ],
  },
  { word: 'trading signals?', instead: 'write "metric" or "reading"; nothing here tells readers to trade' },
  { word: 'scanners', instead: 'write "screener"' },
  { word: 'sync groups?', instead: 'write "link group"' },
  { word: 'alarms?', instead: 'write "alert"' },
  { word: 'forks?', instead: 'write "clone"', allowedIn: ['docs/others/overview.mdx'] },
  { word: 'clubs?', instead: 'write "community"' },
  { word: 'marketplace', instead: 'write "Explorer"' },
  { word: 'command palette', instead: 'write "command bar"' },
  { word: 'trading platforms?', instead: 'write "venue"' },
  { word: 'tickers?', instead: 'write "symbol"' },
  { word: 'simply', instead: 'leave it out; what is simple needs no word for it' },
  { word: 'easily', instead: 'leave it out' },
  { word: 'seamless(ly)?', instead: 'say what happens' },
  { word: 'powerful', instead: 'say what it does' },
  { word: 'guaranteed profits?', instead: 'never promise profit' },
  { word: 'risk-free', instead: 'name the risk' },
  {
    word: 'MATIC',
    instead: 'the currency of Polygon is POL',
    allowedIn: ['docs/trading/decentralised-exchange/adjust-rpcs-on-metamask.mdx'],
  },
  { word: 'centralized|decentralized|customize|realized|analyze', instead: 'use the British spelling' },
];
