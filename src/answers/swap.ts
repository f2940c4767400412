import { constantProductOutput, minimumReceived, priceImpact } from '@site/data/formulas/trading/amm';
import { codecs } from '@site/src/figures/SwapCalculator/codecs';
import { RESERVES } from '@site/src/figures/SwapCalculator/model';
import { formatNumber, plainNumber } from '@site/src/lib/text/format';
import type { Amount, Asked } from './asked';
import { shareChange } from './changes';
import { figureAddress } from './figureAddress';
import { byRole, ofUnit, percent, recogniser } from './recogniser';

const isShare = (value: number) => value > 0 && value < 100;

/** Which reserve is whose: the named coin is what is bought; of two without names the larger one is the dollars'. */
function poolOf(asked: Asked, reserves: readonly Amount[]): typeof RESERVES | null {
  const [one, other] = reserves;
  if (!one || !other) {
    return reserves.length === 0 ? RESERVES : null;
  }
  const named = reserves.filter(({ unit }) => unit !== '');
  const isSound = one.value > 0 && other.value > 0 && one.value !== other.value;
  if (!isSound || reserves.length > 2 || named.length > 1 || !asked.words.includes('/')) {
    return null;
  }
  const bought = named[0] ?? (one.value < other.value ? one : other);
  return { reserveIn: (bought === one ? other : one).value, reserveOut: bought.value };
}

/** The fee and the tolerance, each by its name; null where a percentage has none. */
function sharesOf(asked: Asked): { fee?: number; tolerance?: number } | null {
  // `slippage tolerance` is one name.
  const words = asked.words.filter((word, at) => word !== 'slippage' || asked.words[at + 1] !== 'tolerance');
  const shares = byRole(words, { fee: /^fee$/, tolerance: /^(tolerance|slippage)$/ }, ofUnit(asked, '%'));
  return shares && Object.values(shares).every(isShare) ? shares : null;
}

export const swap = recogniser(
  /^swap \S+ ?(usdc|usdt|dai|usd)\b/,
  'swap|pool|sample|fee|tolerance|slippage|reserves?|against|into|/|w?eth|w?btc|usdc|usdt|dai|usd',
  (asked) => {
    const [pay, ...reserves] = ofUnit(asked, '', 'coin', 'btc');
    const pool = poolOf(asked, reserves);
    const shares = sharesOf(asked);
    const isSample = reserves.length === 0;
    const isWhole = ofUnit(asked, 'x', 'h', 'every').length === 0 && pay?.unit === '' && pay.value > 0;
    // Without a pool, a fee or a tolerance it may be any swap, at a price that nobody here knows.
    if (!isWhole || !pool || !shares || (isSample && Object.keys(shares).length === 0)) {
      return null;
    }
    const { fee = Number(codecs.fee.fallback), tolerance } = shares;
    const withFee = { ...pool, fee: fee / 100 };
    const paid = asked.words.find((word) => /^(usdc|usdt|dai|usd)$/.test(word))?.toUpperCase();
    const isOurs = pool.reserveIn === RESERVES.reserveIn && pool.reserveOut === RESERVES.reserveOut;
    const coin = isOurs ? 'ETH' : 'coins';
    const received = constantProductOutput(withFee, pay.value);
    const least =
      tolerance === undefined
        ? ''
        : `, at least ${formatNumber(minimumReceived(received, tolerance / 100), 4)} with a tolerance of ${percent(tolerance)}`;
    const state = { pay: pay.value, fee: `${fee}`, ...(tolerance === undefined ? {} : { tolerance }) };
    return {
      sentence: `${isSample ? 'In the sample pool ' : ''}${plainNumber(pay.value)} ${paid} buys ${formatNumber(received, 4)} ${coin}${least}, at a price impact of ${formatNumber(priceImpact(withFee, pay.value) * 100, 2)}%.`,
      number: `${formatNumber(received, 4)} ${coin}`,
      assumed: `${isSample ? 'It’s the example of these docs and no market’s price: a' : 'A'} constant-product pool of ${plainNumber(pool.reserveIn)} ${paid} and ${plainNumber(pool.reserveOut)} ${coin} with a ${percent(fee)} fee, without gas.`,
      changes: [shareChange(asked, 'fee', codecs.fee.choices, fee, shares.fee !== undefined)],
      url: figureAddress('swap-calculator', codecs, isOurs && state),
    };
  },
);
