import { networks } from '../wallet/networks';
import type { CommandParameter } from './command.schema';

/** The venues whose market data PT shows, as they are typed. */
export const venues = ['binance', 'bybit', 'hyperliquid'];

/** Where commands name a chain, they know the same seven. */
export const chainParameter = {
  name: 'chain',
  keyed: true,
  type: 'choice',
  choices: networks.map(({ id }) => id),
  required: false,
} as const satisfies Omit<CommandParameter, 'meaning'>;
