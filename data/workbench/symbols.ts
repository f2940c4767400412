import { networks } from '../wallet/networks';
import { withIds } from '../withIds';
import type { SymbolType } from './types';

/** What a pane can show, and how to ask for it. */
export const symbolTypes = /* @__PURE__ */ withIds<SymbolType>({
  perp: {
    name: 'Perpetual',
    meaning: 'A future that never expires. PT opens it when you leave `type=` out.',
    written: 'As the venue writes it: BTCUSDT on Binance and Bybit, BTC on Hyperliquid.',
    venues: 'Binance, Bybit, Hyperliquid',
    command: 'symbol BTCUSDT venue=bybit',
    synonyms: ['perp', 'perpetual', 'swap contract'],
  },
  spot: {
    name: 'Spot',
    meaning: 'The coin itself, bought and sold for another coin.',
    written: 'The same name as the perpetual, with type=spot.',
    venues: 'Binance, Bybit, Hyperliquid',
    command: 'symbol BTCUSDT venue=binance type=spot',
    synonyms: ['spot market', 'cash'],
  },
  dated: {
    name: 'Dated future',
    meaning: 'A quarterly future that settles on its expiry date.',
    written: 'As the venue writes it, with type=dated where the name stands for several markets.',
    venues: 'Binance, Bybit',
    command: 'symbol BTCUSDT venue=binance type=dated',
    synonyms: ['quarterly', 'delivery future', 'expiry'],
  },
  pool: {
    name: 'DEX pool',
    meaning: 'One pool on one chain. The same pair can have several pools with different prices.',
    written: 'The address of the pool, with the chain it’s on.',
    venues: `The ${networks.length} chains PT swaps on`,
    command: 'symbol 0x88e6a0c2ddd26feeb64f039a2c41296fcb3f5640 chain=ethereum',
    synonyms: ['pair', 'liquidity pool', 'DEX pair', 'pool address'],
  },
});

/** What PT opens when one name stands for several markets and no type is given. */
export const defaultSymbolType = 'perp' satisfies SymbolType['id'];
