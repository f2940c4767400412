import { ratio } from '../formulas/metrics/ratio';
import {
  annualised,
  changePercent,
  feeAprPercent,
  floatSharePercent,
  poolFees,
  priceMultiple,
  sharePercent,
  valuation,
} from '../formulas/screener/screener';
import { saleImpact } from '../formulas/trading/amm';
import type { WorkedExample } from './example';

export const poolLiquidityExample: WorkedExample = {
  title: 'both sides of a pool',
  text: 'A pool holds {eth} ETH and {usdc} USDC, and ETH trades at {price} USDC. Its liquidity is ${liquidity}. A seller of ETH can never take out more than the {usdc} USDC, and gets a far worse price long before.',
  values: { eth: 1_000, usdc: 2_000_000, price: 2_000, liquidity: 4_000_000 },
  recompute: ({ eth = 0, usdc = 0, price = 0 }) => ({
    liquidity: eth * price + usdc,
  }),
};

export const turnoverExample: WorkedExample = {
  title: 'volume against liquidity',
  text: 'A pool with ${liquidity} of liquidity traded ${volume} in 24h. That’s {turnover} times the liquidity. A pool with ${smallLiquidity} and the same volume traded {smallTurnover} times its liquidity, which is usually bots trading in circles.',
  values: {
    liquidity: 8_000_000,
    volume: 6_000_000,
    turnover: 0.75,
    smallLiquidity: 50_000,
    smallTurnover: 120,
  },
  recompute: ({ liquidity = 0, volume = 0, smallLiquidity = 0 }) => ({
    turnover: ratio(volume, liquidity),
    smallTurnover: ratio(volume, smallLiquidity),
  }),
};

export const buysSellsExample: WorkedExample = {
  title: 'from counts to the ratio',
  text: '{buys} buys and {sells} sells in 24h give a ratio of {ratio}: {share}% of the swaps are buys. The other way round, {sells} buys and {buys} sells give {inverse}. Both are equally one-sided: a band needs two ends.',
  values: { buys: 270, sells: 30, ratio: 9, share: 90, inverse: 0.11 },
  recompute: ({ buys = 0, sells = 0 }) => ({
    ratio: ratio(buys, sells),
    share: sharePercent(buys, buys + sells),
    inverse: ratio(sells, buys),
  }),
};

export const uniqueTradersExample: WorkedExample = {
  title: 'a busy pool with few people in it',
  text: '{swaps} swaps in 24h came from {traders} addresses, {each} swaps per address. In another pool {manyTraders} addresses made the same {swaps} swaps, {manyEach} each. Volume can’t tell the two apart.',
  values: { swaps: 300, traders: 12, each: 25, manyTraders: 200, manyEach: 1.5 },
  recompute: ({ swaps = 0, traders = 0, manyTraders = 0 }) => ({
    each: ratio(swaps, traders),
    manyEach: ratio(swaps, manyTraders),
  }),
};

export const feeAprExample: WorkedExample = {
  title: 'from one day of volume to a yearly rate',
  text: 'A pool with a fee of {feePercent}% traded ${volume} in 24h and has ${liquidity} of liquidity. The day’s fees are ${fees}, so fee APR is ${fees} × 365 ÷ ${liquidity} = {apr}%.',
  values: { feePercent: 0.3, volume: 5_000_000, liquidity: 8_000_000, fees: 15_000, apr: 68.4 },
  recompute: ({ feePercent = 0, volume = 0, liquidity = 0 }) => {
    const fees = poolFees(volume, feePercent);
    return { fees, apr: feeAprPercent(fees, 1, liquidity) };
  },
};

export const poolPriceImpactExample: WorkedExample = {
  title: 'three sizes in one pool',
  text: 'A constant-product pool holds {eth} ETH and {usdc} USDC and charges {feePercent}%. Selling {small} ETH has a price impact of {smallImpact}%. With {medium} ETH it’s {mediumImpact}%, and with {large} ETH it’s {largeImpact}%. The fee comes on top, and the pool’s own price falls about twice as far.',
  values: {
    eth: 1_000,
    usdc: 2_000_000,
    feePercent: 0.3,
    small: 0.5,
    smallImpact: 0.05,
    medium: 5,
    mediumImpact: 0.5,
    large: 100,
    largeImpact: 9.07,
  },
  decimals: { mediumImpact: 2 },
  recompute: ({ eth = 0, usdc = 0, feePercent = 0, small = 0, medium = 0, large = 0 }) => {
    const pool = { reserveIn: eth, reserveOut: usdc, fee: feePercent / 100 };
    const percent = (amount: number) => saleImpact(pool, amount) * 100;
    return { smallImpact: percent(small), mediumImpact: percent(medium), largeImpact: percent(large) };
  },
};

export const marketCapExample: WorkedExample = {
  title: 'what one trade does to a market cap',
  text: '{circulating} tokens circulate and the price is ${price}: market cap ${marketCap}. Someone buys {bought} tokens at ${newPrice} and pays ${paid}. Market cap is now ${newMarketCap}, which is ${added} more.',
  values: {
    circulating: 400_000_000,
    price: 0.5,
    marketCap: 200_000_000,
    bought: 1_000,
    newPrice: 0.55,
    paid: 550,
    newMarketCap: 220_000_000,
    added: 20_000_000,
  },
  decimals: { price: 2 },
  recompute: ({ circulating = 0, price = 0, bought = 0, newPrice = 0 }) => {
    const marketCap = valuation(price, circulating);
    const newMarketCap = valuation(newPrice, circulating);
    return { marketCap, newMarketCap, paid: valuation(newPrice, bought), added: newMarketCap - marketCap };
  },
};

export const fdvExample: WorkedExample = {
  title: 'one token, three FDVs',
  text: 'The price is ${price}, the maximum supply {max} and the total supply {total}, of which {burned} are on a burn address. By maximum supply FDV is ${byMax}, by total supply ${byTotal}, and by total minus burned ${byRemaining}.',
  values: {
    price: 0.5,
    max: 1_000_000_000,
    total: 820_000_000,
    burned: 20_000_000,
    byMax: 500_000_000,
    byTotal: 410_000_000,
    byRemaining: 400_000_000,
  },
  decimals: { price: 2 },
  recompute: ({ price = 0, max = 0, total = 0, burned = 0 }) => ({
    byMax: valuation(price, max),
    byTotal: valuation(price, total),
    byRemaining: valuation(price, total - burned),
  }),
};

export const floatShareExample: WorkedExample = {
  title: 'market cap, FDV and float share',
  text: '{circulating} tokens circulate out of a maximum of {max}, and the price is ${price}. Market cap is ${marketCap}, FDV is ${fdv} and float share is {float}%. The other {locked}% aren’t in public hands yet.',
  values: {
    circulating: 400_000_000,
    max: 1_000_000_000,
    price: 0.5,
    marketCap: 200_000_000,
    fdv: 500_000_000,
    float: 40,
    locked: 60,
  },
  decimals: { price: 2 },
  recompute: ({ circulating = 0, max = 0, price = 0 }) => {
    const marketCap = valuation(price, circulating);
    const fdv = valuation(price, max);
    const float = floatSharePercent(marketCap, fdv);
    return { marketCap, fdv, float, locked: 100 - float };
  },
};

export const revenueExample: WorkedExample = {
  title: 'who keeps the fees',
  text: 'Users paid ${fees} in 30 days, and ${suppliers} of it went to liquidity providers. Revenue is ${revenue}, {share}% of the fees.',
  values: { fees: 4_000_000, suppliers: 3_000_000, revenue: 1_000_000, share: 25 },
  recompute: ({ fees = 0, suppliers = 0 }) => {
    const revenue = fees - suppliers;
    return { revenue, share: sharePercent(revenue, fees) };
  },
};

export const priceToFeesExample: WorkedExample = {
  title: 'P/F on FDV and on market cap',
  text: 'FDV is ${fdv}. Fees of the last 30 days are ${fees}, a yearly rate of ${yearly}. P/F is {multiple}. On the market cap of ${marketCap} it would be {circulating}: the float share of {float}% is the whole difference.',
  values: {
    fdv: 500_000_000,
    fees: 4_000_000,
    yearly: 48_666_667,
    multiple: 10.3,
    marketCap: 200_000_000,
    circulating: 4.1,
    float: 40,
  },
  recompute: ({ fdv = 0, fees = 0, marketCap = 0 }) => {
    const multiple = priceMultiple(fdv, fees, 30);
    const float = floatSharePercent(marketCap, fdv);
    return {
      yearly: annualised(fees, 30),
      multiple,
      float,
      circulating: (multiple * float) / 100,
    };
  },
};

export const priceToSalesExample: WorkedExample = {
  title: 'P/S beside P/F',
  text: 'FDV is ${fdv} and revenue of the last 30 days is ${revenue}. P/S is {multiple}. With fees of ${fees}, P/F is {feesMultiple}: fees are {factor} times revenue.',
  values: {
    fdv: 500_000_000,
    revenue: 1_000_000,
    multiple: 41.1,
    fees: 4_000_000,
    feesMultiple: 10.3,
    factor: 4,
  },
  recompute: ({ fdv = 0, revenue = 0, fees = 0 }) => {
    const multiple = priceMultiple(fdv, revenue, 30);
    const feesMultiple = priceMultiple(fdv, fees, 30);
    return { multiple, feesMultiple, factor: multiple / feesMultiple };
  },
};

export const unlocksExample: WorkedExample = {
  title: 'an unlock against the float and against volume',
  text: '{tokens} tokens unlock within 30 days and {circulating} circulate, which makes {share}%. At ${price} they’re worth ${value}. With ${volume} traded per day, that’s {days} days of volume.',
  values: {
    tokens: 12_000_000,
    circulating: 400_000_000,
    share: 3,
    price: 0.5,
    value: 6_000_000,
    volume: 2_000_000,
    days: 3,
  },
  decimals: { price: 2, share: 1 },
  recompute: ({ tokens = 0, circulating = 0, price = 0, volume = 0 }) => {
    const value = valuation(price, tokens);
    return { share: sharePercent(tokens, circulating), value, days: ratio(value, volume) };
  },
};

export const searchInterestExample: WorkedExample = {
  title: 'the same week, two windows',
  text: 'This week a term has {level} units of search traffic. In a window whose busiest week had {peak}, it reads {score}. In a longer window that still contains a week of {widePeak}, the same week reads {wideScore}.',
  values: { level: 40, peak: 80, score: 50, widePeak: 160, wideScore: 25 },
  recompute: ({ level = 0, peak = 0, widePeak = 0 }) => ({
    score: sharePercent(level, peak),
    wideScore: sharePercent(level, widePeak),
  }),
};

export const changedPercentExample: WorkedExample = {
  title: 'what changed% measures',
  text: 'A network had {before} active addresses in the 7 days before, and {now} in the last 7 days, a rise of {change}%. Supply in profit went from {shareBefore}% to {shareNow}%. That’s {points} points, but a change of {shareChange}%. changed% means the second.',
  values: {
    before: 70_000,
    now: 84_000,
    change: 20,
    shareBefore: 50,
    shareNow: 55,
    points: 5,
    shareChange: 10,
  },
  recompute: ({ before = 0, now = 0, shareBefore = 0, shareNow = 0 }) => ({
    change: changePercent(now, before),
    points: shareNow - shareBefore,
    shareChange: changePercent(shareNow, shareBefore),
  }),
};
