import { networks } from '../wallet/networks';

/** The venues whose market data PT shows, as they are typed. */
export const venues = ['binance', 'bybit', 'hyperliquid'];

/** The styles of data/workbench/chart-styles.ts, without its texts. A test holds the two together. */
export const styleIds = 'candles hollow-candles bars line step area baseline heikin-ashi renko'.split(' ');

export const venueParameter = `venue=${venues.join('|')} [the one shown now] Whose trades make the bars.`;

export const typeParameter =
  'type=spot|perp|dated [perp] Which market to open where one name stands for several.';

/** Where commands name a chain, they know the same seven. */
export const chainIds = networks.map(({ id }) => id).join('|');
