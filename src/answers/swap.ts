import { constantProductOutput, minimumReceived, priceImpact } from '@site/data/formulas/trading/amm';
import { codecs } from '@site/src/figures/SwapCalculator/figure';
import { RESERVES } from '@site/src/figures/SwapCalculator/model';
import { formatNumber, plainNumber, significant } from '@site/src/lib/text/format';
import { calculation, digitsOf, type Input, needed, optional, usually } from './calculation';
import { figureAddress } from './figureAddress';
import * as input from './inputs';
import type { Amount } from './readQuery';
import { percent } from './texts';

type Paid = { readonly value: number; readonly symbol: string };

/** Coins that are worth more than a dollar: of two reserves without names the smaller one is theirs. */
const DEARER = ['BTC', 'WBTC', 'ETH', 'WETH', 'BNB', 'SOL'];

/** Which reserve is whose; null where that can't be told. */
function poolOf([one, other]: readonly [Amount, Amount], coin: string | undefined): typeof RESERVES | null {
  const named = [one, other].filter(({ unit }) => unit === 'coin');
  const isClear =
    named.length === 1 ? (named[0]?.symbol ?? '') === coin : coin === undefined || DEARER.includes(coin);
  const isSound = one.value > 0 && other.value > 0 && one.value !== other.value && named.length < 2;
  const bought = named[0] ?? (one.value < other.value ? one : other);
  return isClear && isSound
    ? { reserveIn: (bought === one ? other : one).value, reserveOut: bought.value }
    : null;
}

export const swap = calculation({
  topics: ['swap'],
  words: 'pool sample reserve reserves against into uniswap v2',
  inputs: {
    pay: needed({
      units: { money: 'bare' },
      isIn: (value, { symbol }) => value > 0 && symbol !== undefined,
      read: ({ value, symbol = '' }) => ({ value, symbol }),
      says: ({ value, symbol }) => `pay ${plainNumber(value)} ${symbol}`,
      write: ({ value, symbol }) => `${digitsOf(value)} ${symbol.toLowerCase()}`,
    } as Input<Paid>),
    coin: optional(input.coin),
    pool: optional({
      units: { pair: 'bare' },
      read: ({ both }) => both,
      says: ([one, other]) => `pool ${plainNumber(one.value)} / ${plainNumber(other.value)}`,
      write: ([one, other]) =>
        `in ${[one, other].map(({ value, symbol = '' }) => `${digitsOf(value)} ${symbol.toLowerCase()}`.trim()).join('/')}`,
    } as Input<readonly [Amount, Amount]>),
    fee: usually(Number(codecs.fee.fallback), {
      ...input.share('fee'),
      choices: codecs.fee.choices.map(Number),
    }),
    tolerance: optional(input.share('tolerance')),
  },
  // Without a pool, a fee or a tolerance it may be any swap, at a price that nobody here knows.
  allows: ({ coin, pool, fee, tolerance }) =>
    pool !== undefined ||
    ((coin === undefined || coin === 'ETH' || coin === 'WETH') &&
      (fee !== undefined || tolerance !== undefined)),
  answer({ pay: { value: pay, symbol }, coin, pool: told, fee, tolerance }) {
    const named = told?.find(({ unit }) => unit === 'coin')?.symbol;
    const pool = told ? poolOf(told, coin ?? named) : RESERVES;
    if (!pool) {
      return null;
    }
    const withFee = { ...pool, fee: fee / 100 };
    const isOurs = pool.reserveIn === RESERVES.reserveIn && pool.reserveOut === RESERVES.reserveOut;
    const bought = coin ?? named ?? (told ? 'coins' : 'ETH');
    const received = constantProductOutput(withFee, pay);
    const amount = (value: number) => (value < 0.1 ? significant(value, 5) : formatNumber(value, 4));
    const least =
      tolerance === undefined
        ? ''
        : `, and at least ${amount(minimumReceived(received, tolerance / 100))} with a tolerance of ${percent(tolerance)}`;
    const isShown = isOurs && ['ETH', 'WETH', 'coins'].includes(bought);
    return {
      sentence: `${told ? '' : 'In the sample pool '}${plainNumber(pay)} ${symbol} buys *${amount(received)} ${bought}*${least}, at a price impact of ${formatNumber(priceImpact(withFee, pay) * 100, 2)}%.`,
      assumed: `${told ? 'A' : 'It’s the example of these docs and no market’s price, a'} constant-product pool of ${plainNumber(pool.reserveIn)} ${symbol} and ${plainNumber(pool.reserveOut)} ${bought}. Gas comes on top.`,
      url: figureAddress(
        'swap-calculator',
        codecs,
        isShown && {
          pay,
          fee: `${fee}`,
          ...(tolerance === undefined ? {} : { tolerance }),
        },
      ),
    };
  },
});
