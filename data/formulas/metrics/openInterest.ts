import { ratio } from './ratio';

/** A feed that counts the long and the short of each contract reports twice what is open. */
export function singleSided(bothSides: number): number {
  return bothSides / 2;
}

export function openInterestUsd(openInterestCoin: number, price: number): number {
  return openInterestCoin * price;
}

export function percentChange(from: number, to: number): number {
  return ratio((to - from) * 100, from);
}

/** From the share of accounts that are net long; at 100% there is no short account to divide by. */
export function longShortRatio(longSharePercent: number): number {
  return ratio(longSharePercent, 100 - longSharePercent);
}

/** The share of accounts behind a ratio, which is easier to picture than the ratio. */
export function longShare(longShort: number): number {
  return ratio(longShort * 100, 1 + longShort);
}

type Liquidation = { readonly position: 'long' | 'short'; readonly price: number; readonly quantity: number };

/** By the position that was closed. The order that closes a long is a sell, so feeds disagree on "side". */
export function liquidatedUsd(liquidations: readonly Liquidation[], position: 'long' | 'short'): number {
  return liquidations
    .filter((liquidation) => liquidation.position === position)
    .reduce((total, { price, quantity }) => total + price * quantity, 0);
}
