import type { TradingRule } from './trading-rules.schema';

/** Statements about trading that more than one page needs. */
export const tradingRules = [
  {
    id: 'close',
    about: 'Close',
    rule: 'Close sends a reduce-only market order for the whole position. PT asks first.',
  },
  {
    id: 'fees',
    about: 'Fees',
    rule: 'PT adds no fee of its own to orders or swaps. You pay the venue’s fee, or the pool’s fee and gas.',
  },
  {
    id: 'made-elsewhere',
    about: 'Orders made on Bybit',
    rule: 'Positions and orders you make on Bybit show in PT, including kinds that PT can’t place itself.',
  },
  {
    id: 'margin-mode',
    about: 'Margin mode',
    rule: 'The margin mode is a setting of your Bybit account. Change it on Bybit.',
  },
  {
    id: 'rpc',
    about: 'Where a swap is sent',
    rule: 'Swaps go through the chain’s public RPC, or through the one set in your wallet.',
  },
  {
    id: 'minimum-received',
    about: 'Minimum received',
    rule: 'If a swap would pay less than the minimum received, it reverts and you keep your tokens, minus gas. A token that takes a tax on transfers can still land you with less.',
  },
  {
    id: 'price-impact',
    about: 'Price impact',
    rule: 'Most of what price impact costs you goes to arbitrageurs who bring the pool’s price back. Liquidity providers keep the pool fee.',
  },
  {
    id: 'base-fee',
    about: 'Base fee',
    rule: 'Ethereum burns the base fee. OP Mainnet, Base and Arbitrum don’t: they collect it instead.',
  },
  {
    id: 'compare-address',
    about: 'Checking an address',
    rule: 'Compare the whole address, not just the first and last characters: look-alike addresses match exactly there.',
  },
] as const satisfies readonly TradingRule[];
