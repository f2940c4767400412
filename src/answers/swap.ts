import {
  constantProductOutput,
  minimumReceived,
  priceImpact,
  saleImpact,
} from '@site/data/formulas/trading/amm';
import { codecs } from '@site/src/figures/SwapCalculator/figure';
import { RESERVES } from '@site/src/figures/SwapCalculator/model';
import { formatNumber, plainNumber, plainPercent, significant } from '@site/src/lib/text/format';
import { answering } from './answering';
import { figureAddress } from './figureAddress';
import type { Recognise } from './kind';
import type { Amount } from './readQuery';
import type { Values } from './roles';

/** Coins that are worth more than a dollar: of two reserves without names the smaller one is theirs. */
const DEARER = ['BTC', 'WBTC', 'ETH', 'WETH', 'BNB', 'SOL'];
const MONEY = /^(USD|USDT|USDC|DAI)$/;
const text = (value: number) => (value < 0.1 ? significant(value, 5) : formatNumber(value, 4));

/** Which reserve is the coin's and which the money's; null where that can't be told. */
function poolOf([one, other]: readonly [Amount, Amount], coin: string | undefined) {
  const named = [one, other].filter(({ unit }) => unit === 'coin');
  const isClear =
    named.length === 1 ? (named[0]?.symbol ?? '') === coin : coin === undefined || DEARER.includes(coin);
  const isSound = one.value > 0 && other.value > 0 && one.value !== other.value && named.length < 2;
  const smaller = one.value < other.value ? one : other;
  const ofCoin = named[0] ?? smaller;
  // `100/200000 eth` names the pair.
  const isLikely = !DEARER.includes(coin ?? '') || ofCoin === smaller;
  return isClear && isSound && isLikely
    ? { money: (ofCoin === one ? other : one).value, coins: ofCoin.value }
    : null;
}

const SAMPLE = { money: RESERVES.reserveIn, coins: RESERVES.reserveOut };
const isSampled = (coin = 'ETH') => coin === 'ETH' || coin === 'WETH';

/** The pool that was told, or the sample of these docs where it's about ETH; none for money against money. */
function reservesOf({ pay, coin, pool }: Values, tokens: readonly unknown[]) {
  const isSale = pay !== undefined && !MONEY.test(pay.symbol);
  const money = tokens.map((token) => String(token).toUpperCase()).find((token) => MONEY.test(token));
  const isClear = isSale ? (coin ?? pay.symbol) === pay.symbol : money === undefined;
  const named = isSale ? pay.symbol : (coin ?? pool?.find(({ unit }) => unit === 'coin')?.symbol);
  const found = pool ? poolOf(pool, named) : isSampled(named) && SAMPLE;
  const name = named ?? (pool ? 'coins' : 'ETH');
  return found && isClear ? { ...found, isSale, name, bought: isSale ? (money ?? 'USDC') : name } : null;
}

/** Nobody pays more than so many times what a pool holds. */
const MOST_OF_POOL = 100;

/** `swap usdc for 1 eth` tells what comes out, and asks for what goes in. */
const isReceived = (tokens: readonly unknown[]) =>
  /^(for|to|into|get)$/.test(String(tokens[tokens.findIndex((token) => typeof token === 'object') - 1]));

/** Without a pool, a fee or a tolerance it may be any swap, at a price that nobody here knows. */
const isTold = ({ pool, fee, tolerance }: Values, tokens: readonly unknown[]) =>
  (pool ?? fee ?? tolerance) !== undefined && !isReceived(tokens);

const swap = answering({
  topics: ['swap'],
  words: 'pool sample reserve reserves against into uniswap v2 usd usdc usdt dai dollars sell',
  takes: { pay: 'bare', coin: 'bare', pool: 'bare', fee: 'bare', tolerance: 'beside' },
  needs: ['pay'],
  usual: () => ({ fee: Number(codecs.fee.fallback) }),
  answer(values, given, { tokens }) {
    const { pay: { value: pay, symbol } = { value: 0, symbol: '' }, pool, fee = 0, tolerance } = values;
    const reserves = reservesOf(values, tokens);
    if (!reserves || !isTold(given, tokens)) {
      return null;
    }
    const { isSale, money, coins, name, bought } = reserves;
    const side = isSale ? { reserveIn: coins, reserveOut: money } : { reserveIn: money, reserveOut: coins };
    if (pay > MOST_OF_POOL * side.reserveIn) {
      return null;
    }
    const filled = { ...side, fee: fee / 100 };
    const received = constantProductOutput(filled, pay);
    const impact = isSale ? saleImpact(filled, pay) : priceImpact(filled, pay);
    const amount = isSale ? (value: number) => formatNumber(value, 2) : text;
    const least =
      tolerance === undefined
        ? ''
        : `, and at least ${amount(minimumReceived(received, tolerance / 100))} with a tolerance of ${plainPercent(tolerance)}`;
    const isOurs = !isSale && money === RESERVES.reserveIn && coins === RESERVES.reserveOut;
    const isShown = isOurs && ['ETH', 'WETH', 'coins'].includes(name);
    return {
      sentence: `${pool ? '' : 'In the sample pool '}${plainNumber(pay)} ${symbol} ${isSale ? 'brings' : 'buys'} *${amount(received)} ${bought}*${least}, at a price impact of ${formatNumber(impact * 100, 2)}%.`,
      assumed: `${pool ? 'A' : 'It’s the example of these docs and no market’s price, a'} constant-product pool of ${plainNumber(side.reserveIn)} ${symbol} and ${plainNumber(side.reserveOut)} ${bought}. Gas comes on top.`,
      url: figureAddress(
        'swap-calculator',
        codecs,
        isShown && { pay, fee: `${fee}`, ...(tolerance === undefined ? {} : { tolerance }) },
      ),
    };
  },
});

/** `minimum received 5 eth 0.5%` */
const minimum = answering({
  topics: ['minimum'],
  words: 'quote quoted swap slippage',
  takes: { pay: 'bare', tolerance: 'bare' },
  needs: ['pay', 'tolerance'],
  understood: ({ pay, tolerance = 0 }) =>
    `quote ${plainNumber(pay?.value ?? 0)} ${pay?.symbol}, tolerance ${plainPercent(tolerance)}`,
  answer: ({ pay: { value, symbol } = { value: 0, symbol: '' }, tolerance = 0 }) => ({
    sentence: `Of a quote of ${plainNumber(value)} ${symbol} you receive at least *${significant(minimumReceived(value, tolerance / 100), 10)} ${symbol}* with a tolerance of ${plainPercent(tolerance)}.`,
    assumed: 'For less the swap fails, and only gas is spent.',
    url: figureAddress('swap-calculator', codecs, false),
  }),
});

export const swaps: readonly Recognise[] = [swap, minimum];
