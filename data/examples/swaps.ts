import {
  afterTransferTax,
  constantProductOutput,
  costAtMid,
  gasCost,
  midPrice,
  minimumReceived,
  type Pool,
  priceImpact,
  saleImpact,
} from '../formulas/trading/amm';
import type { WorkedExample } from './example';

type Values = WorkedExample['values'];

function numberOf(values: Values, name: string): number {
  const value = values[name];
  if (value === undefined) {
    throw new Error(
      `data/examples/swaps.ts: an example computes with "${name}", but doesn’t give its value.`,
    );
  }
  return value;
}

const fraction = (values: Values, name: string) => numberOf(values, name) / 100;

/** One pool for every example of a swap, so that readers can carry numbers from one to the next. */
const pool = { eth: 1_000, usdc: 2_000_000, fee: 0.3 };

const poolOf = (values: Values): Pool => ({
  reserveIn: numberOf(values, 'usdc'),
  reserveOut: numberOf(values, 'eth'),
  fee: fraction(values, 'fee'),
});

const quoteOf = (values: Values) => constantProductOutput(poolOf(values), numberOf(values, 'pay'));

export const swapCost: WorkedExample = {
  title: 'a swap in dollars',
  text: 'You pay {pay} USDC into a pool with {eth} ETH and {usdc} USDC, fee {fee}%. What you get is worth {worth} USDC at the mid price.\nPool fee: {feePaid} USDC.\nPrice impact: {impactPaid} USDC.\nTogether: {cost} USDC, before gas.',
  values: { ...pool, pay: 10_000, worth: 9_920.55, feePaid: 30, impactPaid: 49.45, cost: 79.45 },
  decimals: { feePaid: 2 },
  recompute: (values) => {
    const cost = costAtMid(poolOf(values), numberOf(values, 'pay'));
    return {
      worth: quoteOf(values) * midPrice(poolOf(values)),
      feePaid: cost.fee,
      impactPaid: cost.impact,
      cost: cost.total,
    };
  },
};

export const impactTwoWays: WorkedExample = {
  title: 'one swap, two numbers for its impact',
  text: 'You pay {pay} USDC into a pool with {eth} ETH and {usdc} USDC, fee {fee}%. PT says {more}%: you pay that much more per ETH than at the pool’s price. Uniswap says {less}%: you get that much less ETH for your money. The fee is in neither.',
  values: { ...pool, pay: 100_000, more: 4.98, less: 4.75 },
  recompute: (values) => ({
    more: priceImpact(poolOf(values), numberOf(values, 'pay')) * 100,
    less: saleImpact(poolOf(values), numberOf(values, 'pay')) * 100,
  }),
};

export const taxedToken: WorkedExample = {
  title: 'a 5% transfer tax',
  text: 'You’re quoted {quoted} tokens with a tolerance of {tolerance}%, so the minimum received is {minimum}. The token keeps {tax}% of each transfer.\nIn a v2-style pool the buy reverts, because only {received} arrive, which is below the minimum. With a tolerance above the tax both swaps go through, and you have sold {back} of the {quoted}.',
  values: { quoted: 1_000, tolerance: 0.5, minimum: 995, tax: 5, received: 950, back: 902.5 },
  recompute: (values) => {
    const received = afterTransferTax(numberOf(values, 'quoted'), fraction(values, 'tax'));
    return {
      minimum: minimumReceived(numberOf(values, 'quoted'), fraction(values, 'tolerance')),
      received,
      back: afterTransferTax(received, fraction(values, 'tax')),
    };
  },
};

export const gasOfASwap: WorkedExample = {
  title: 'gas of a swap',
  text: 'A swap on Ethereum uses {gas} units of gas, at a base fee of {base} gwei and a priority fee of {priority} gwei. It costs {cost} ETH, which is {money} USDC at {mid} USDC per ETH. If it reverts after using {failedGas} units, you still pay {failedCost} ETH and get nothing.',
  values: {
    gas: 180_000,
    base: 12,
    priority: 1,
    cost: 0.00234,
    mid: 2_000,
    money: 4.68,
    failedGas: 90_000,
    failedCost: 0.00117,
  },
  recompute: (values) => {
    const costOf = (gas: string) =>
      gasCost(numberOf(values, gas), numberOf(values, 'base'), numberOf(values, 'priority'));
    return {
      cost: costOf('gas'),
      money: costOf('gas') * numberOf(values, 'mid'),
      failedCost: costOf('failedGas'),
    };
  },
};
