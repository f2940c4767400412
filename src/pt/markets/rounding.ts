import { type SampleSymbol, workspaceMarkets } from '@site/data/samples/workspace';

/** A price on the symbol's tick. */
export const roundToTicks = (symbol: SampleSymbol, price: number) => {
  const { ticks } = workspaceMarkets[symbol];
  return Math.round(price * ticks) / ticks;
};
/** Whole lots: binary fractions would leave dust of a position. */
export const roundToLots = (symbol: SampleSymbol, quantity: number) => {
  const { lots } = workspaceMarkets[symbol];
  return Math.round(quantity * lots) / lots;
};
/** Down, never up: a size that is rounded up risks more than was meant. */
export const roundDownToLots = (symbol: SampleSymbol, quantity: number) => {
  const { lots } = workspaceMarkets[symbol];
  return Math.floor(Number((quantity * lots).toFixed(6))) / lots;
};
