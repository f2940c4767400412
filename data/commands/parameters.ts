import { networks } from '../wallet/networks';

/** The venues whose market data PT shows, as they are typed. */
export const venues = ['binance', 'bybit', 'hyperliquid'];

/** The styles of data/workbench/chart-styles.ts, without its texts. A test holds the two together. */
export const styleIds = 'candles hollow-candles bars line step area baseline heikin-ashi renko'.split(' ');

const venueParameter = `venue=${venues.join('|')} [the one shown now] Whose trades make the bars.`;

const typeParameter = 'type=spot|perp|dated [perp] Which market to open where one name stands for several.';

/** Where commands name a chain, they know the same seven. */
export const chainIds = networks.map(({ id }) => id).join('|');

/** Which market of a symbol is meant. */
export const symbolParameters = [
  venueParameter,
  typeParameter,
  'expiry=date|next [the nearest] For type=dated: the day as YYYY-MM-DD, or next for the second nearest.',
  `chain=${chainIds} [none] The chain of a DEX pool, needed with a pool address.`,
];

/** For a command whose settings are those of another: how a setting is written, without what it means. */
export const withoutMeaning = (line: string) => /^[^\s=]+[= ]\S+(?: \[.*?\])?/.exec(line)?.[0] ?? line;
