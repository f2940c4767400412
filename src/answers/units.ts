import leven from 'leven';

/** What a number counts. `time` is how long and `period` how often, both in hours; `pair` is two reserves of a pool. */
export type Unit = 'number' | 'money' | 'coin' | 'percent' | 'times' | 'time' | 'period' | 'pair';

export const DAY = 24;
export const WEEK = 168;
export const YEAR = 8_760;
/** A year with interest on interest. It stands among the periods as a length that no other has. */
export const APY = YEAR + 1;
/** A twelfth of a year. */
export const MONTH = YEAR / 12;

type Row = readonly [unit: Unit, worth: number, names: string];

/** Every unit that may stand behind a number, and what one of it is worth. A hyphen in a name is a space or nothing too. */
export const UNITS: readonly Row[] = [
  ['percent', 1, '% percent pct'],
  ['percent', 0.01, 'bp bps basis-point basis-points'],
  ['times', 1, 'x ×'],
  ['time', 1, 'h hr hrs hour hours'],
  ['time', DAY, 'd day days'],
  ['time', WEEK, 'w wk wks week weeks'],
  ['time', MONTH, 'mo mos month months'],
  ['time', YEAR, 'y yr yrs year years'],
  ['period', 1, 'hourly'],
  ['money', 1, 'usd usdt usdc dai dollar dollars'],
];

/** Words that are a unit without a number. */
export const PERIODS: readonly Row[] = [
  ['period', 1, 'hourly'],
  ['period', DAY, 'daily'],
  ['period', WEEK, 'weekly'],
  ['period', MONTH, 'monthly'],
  ['period', YEAR, 'yearly annual annually annualise annualize annualised annualized apr p.a. per-annum'],
  ['period', APY, 'apy'],
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
  liquidation: 'liq liquidate liquidated liquidates liquidations liquidating',
  breakeven: 'break-even break-evens',
  long: 'buy',
  short: 'sell',
  entry: 'entered enter entry-price',
  exit: 'exited exit-price close closing',
  stop: 'stop-loss sl',
  target: 'take-profit tp',
  leverage: 'lev leveraged',
  maintenance: 'mm mmr',
  risk: 'risking risked',
  account: 'balance equity capital',
  fee: 'fees commission commissions',
  position: 'notional',
  hold: 'holding',
  pnl: 'profit profits roi p&l',
  basis: 'premium',
  loss: 'losses lose losing lost drawdown drop dropped down fall fell decline',
  recover: 'recovery recovering back',
  gain: 'gains rise up',
  compounded: 'compounding',
  tolerance: 'slippage slippage-tolerance',
  perp: 'perps perpetual perpetuals',
  futures: 'future',
  reward: 'rr risk-reward risk-to-reward',
  at: '@',
};

const pairsOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([key, names]) => names.split(' ').map((name) => [name, key] as const));

const phrases = pairsOf(SYNONYMS)
  .filter(([name]) => name.includes('-'))
  // The longest first: `slippage tolerance` is one name.
  .map(([name, word]) => [new RegExp(`\\b${name.replaceAll('-', '[ -]?')}\\b`, 'g'), word] as const);
const words = new Map([...Object.keys(SYNONYMS).map((key) => [key, key] as const), ...pairsOf(SYNONYMS)]);
const coins = new Map(pairsOf(COINS));

export const withPhrasesJoined = (text: string): string =>
  phrases.reduce((line, [phrase, word]) => line.replace(phrase, word), text);

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
  'a an the of at on in is are my me i for with and if to from by be it its would will whats what where how much many do does did can there you get gets pt calculate calculator calc compute estimate please away'.split(
    ' ',
  ),
);

export const isFiller = (word: string): boolean => FILLERS.has(word);
