import leven from 'leven';

/** What a number counts. `time` is how long and `period` how often, both in hours; `pair` is two reserves of a pool. */
export type Unit = 'number' | 'money' | 'coin' | 'percent' | 'times' | 'time' | 'period' | 'pair';

export const DAY = 24;
export const WEEK = 168;
export const YEAR = 8_760;

type UnitNames = readonly [unit: Unit, worth: number, names: string];

/** Every unit that may stand behind a number, and what one of it is worth. A hyphen in a name is a space or nothing too. */
export const UNITS: readonly UnitNames[] = [
  ['percent', 1, '% percent pct'],
  ['percent', 0.01, 'bp bps basis-point basis-points'],
  ['times', 1, 'x × times'],
  ['time', 1, 'h hr hrs hour hours'],
  ['time', DAY, 'd day days'],
  ['time', WEEK, 'w wk wks week weeks'],
  ['time', YEAR, 'y yr yrs year years'],
  ['period', 1, 'hourly'],
  ['money', 1, 'usd usdt usdc dai dollar dollars'],
];

/** Words that are a unit without a number. */
export const PERIODS: readonly UnitNames[] = [
  ['period', 1, 'hourly'],
  ['period', DAY, 'daily'],
  ['period', WEEK, 'weekly'],
  ['period', YEAR, 'yearly annual annually annualise annualize annualised annualized p.a. per-annum'],
];

/** Wrapped coins have a price of their own. */
export const COINS: Readonly<Record<string, string>> = {
  BTC: 'btc bitcoin bitcoins xbt',
  ETH: 'eth ether ethereum',
  SOL: 'sol solana',
  XRP: 'xrp',
  BNB: 'bnb',
  DOGE: 'doge dogecoin',
  ADA: 'ada cardano',
  AVAX: 'avax',
  LTC: 'ltc litecoin',
  SUI: 'sui',
  TRX: 'trx tron',
  ARB: 'arb',
  HYPE: 'hype',
  PEPE: 'pepe',
  SHIB: 'shib',
  BONK: 'bonk',
  WBTC: 'wbtc',
  WETH: 'weth',
};

/** What else readers call the words of the calculations; a hyphen is a space or nothing too. */
const SYNONYMS: Readonly<Record<string, string>> = {
  // Beside a price, the verb says that it's the liquidation price. The noun may also ask for it.
  liquidatedat: 'liquidated-at liquidates-at liquidated-near liquidates-near',
  liquidationat: 'liquidation-at liq-at liquidation-price liq-price liquidation-price-at liq-price-at',
  liquidation: 'liq liquidate liquidated liquidates liquidations liquidating',
  breakeven: 'break-even break-evens',
  long: 'buy',
  short: 'sell',
  entry: 'entered enter entry-price',
  stop: 'stop-loss sl',
  leverage: 'lev leveraged',
  maintenance: 'mm mmr',
  risk: 'risking risked',
  account: 'balance equity capital',
  free: 'available',
  fee: 'fees commission commissions',
  size: 'position-size sizing',
  position: 'notional',
  margin: 'collateral',
  cross: 'cross-margin',
  isolated: 'isolated-margin',
  hold: 'holding',
  tolerance: 'slippage slippage-tolerance',
  perp: 'perps perpetual perpetuals',
  minimum: 'minimum-received min-received',
  at: '@',
};

const pairsOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([key, names]) => names.split(' ').map((name) => [name, key] as const));

const phrases = pairsOf(SYNONYMS)
  .filter(([name]) => name.includes('-'))
  // The longest first: `slippage tolerance` is one name.
  .sort(([one], [other]) => other.length - one.length)
  .map(([name, word]) => [new RegExp(`\\b${name.replaceAll('-', '[ -]?')}\\b`, 'g'), word] as const);
const words = new Map([...Object.keys(SYNONYMS).map((key) => [key, key] as const), ...pairsOf(SYNONYMS)]);
const coins = new Map(pairsOf(COINS));

/** `liquidated 50000` may tell either price. */
const LIQUIDATED = /\bliquidated (?=\$?\d)/g;

export const withPhrasesJoined = (text: string): string =>
  phrases
    .reduce((line, [phrase, word]) => line.replace(phrase, word), text)
    .replace(LIQUIDATED, 'liquidationat ');

/** Shorter words are too near to others. */
const LEAST_FOR_SLIPS = 7;
const longWords = Array.from(words).filter(([name]) => name.length >= LEAST_FOR_SLIPS);

/** One name for each thing; a long word may have one wrong letter. */
export const wordFor = (word: string): string =>
  words.get(word) ??
  (word.length < LEAST_FOR_SLIPS ? undefined : longWords.find(([name]) => leven(name, word) === 1)?.[1]) ??
  word;

/** By its name or as a linear contract of it: `eth`, `ethusdt`, `ethperp`. Inverse contracts (`ethusd`) are none of PT's. */
export const coinNamed = (word: string): string | undefined =>
  coins.get(word) ?? coins.get(word.replace(/(usdt|perp)$/, ''));

/** Words that shape a question and say nothing about its subject. */
const FILLERS = new Set(
  'a an the of at on in is are my me i for with and if to from by be it its would will whats what where how much many do does did can when there you get gets calculate calculator calc compute estimate please away'.split(
    ' ',
  ),
);

export const isFiller = (word: string): boolean => FILLERS.has(word);
