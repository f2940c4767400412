import { networks } from '../wallet/networks';
import type { CommandParameter } from './schema';

/** The venues whose market data PT shows, as they are typed. */
export const venues = ['binance', 'bybit', 'hyperliquid'];

/** The styles of data/workbench/chart-styles.ts, without its texts. A test holds the two together. */
export const styleIds = 'candles hollow-candles bars line step area baseline heikin-ashi renko'.split(' ');

/** Whose market a symbol is. */
export const venueParameter: CommandParameter = {
  name: 'venue',
  keyed: true,
  type: 'choice',
  choices: venues,
  default: 'the one shown now',
  meaning: 'Whose trades make the bars.',
};

export const typeParameter: CommandParameter = {
  name: 'type',
  keyed: true,
  type: 'choice',
  choices: ['spot', 'perp', 'dated'],
  default: 'perp',
  meaning: 'Which market to open where one name stands for several.',
};

/** Where commands name a chain, they know the same seven. */
export const chainParameter = {
  name: 'chain',
  keyed: true,
  type: 'choice',
  choices: networks.map(({ id }) => id),
} as const satisfies Omit<CommandParameter, 'meaning'>;
