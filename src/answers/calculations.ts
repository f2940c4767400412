import type { BoxAnswer } from '@pt-docs/search/answers';
import { constantProductOutput, priceImpact } from '@site/data/formulas/trading/amm';
import {
  breakEvenPrice,
  distancePercent,
  liquidationEstimate,
  quantityForRisk,
  roundDownToStep,
} from '@site/data/formulas/trading/orders';
import { bybitFees } from '@site/data/trading/exchange-limits';
import { codecs as fundingCodecs } from '@site/src/figures/FundingCost/codecs';
import { readFunding } from '@site/src/figures/FundingCost/model';
import { defaultsOf } from '@site/src/figures/kit/state/codec';
import { codecs as orderCodecs } from '@site/src/figures/OrderCost/codecs';
import { ENTRY, estimateOrder, type Side } from '@site/src/figures/OrderCost/model';
import { codecs as swapCodecs } from '@site/src/figures/SwapCalculator/codecs';
import { RESERVES } from '@site/src/figures/SwapCalculator/model';
import { counted, formatNumber, plainNumber, signedPercent, usd } from '@site/src/lib/text/format';
import { type Asked, amountsIn, has, hasOnly } from './asked';
import { figureAddress } from './figureAddress';

type Recognise = (asked: Asked) => BoxAnswer | null;

const ORDER_WORDS =
  'long|short|buy|sell|entry|entered|leverage|lev$|position|order|trade|bybit|price|(btc|bitcoin|eth|sol|xrp|bnb|doge)?(usdt?|usdc|perp)?$';

/** A question that is asked in these words, and in no others but those that may stand beside them. */
const recogniser =
  (asks: RegExp, words: string, answer: Recognise): Recognise =>
  (asked) =>
    asks.test(asked.text) && hasOnly(asked, new RegExp(`^(${words})`)) ? answer(asked) : null;

/** Null when none is named, or both. */
function sideOf(asked: Asked): Side | null {
  const [isLong, isShort] = [has(asked, /^(long|buy)$/), has(asked, /^(short|sell)$/)];
  return isLong === isShort ? null : isLong ? 'long' : 'short';
}

const standard = defaultsOf(orderCodecs);
const price = (value: number) => formatNumber(value, value < 10 ? 4 : 2);
const usdt = (value: number) => `${formatNumber(value, 2)} USDT`;
const percent = (value: number) => `${plainNumber(value)}%`;

function away(value: number, from: number): string {
  const distance = distancePercent(value, from);
  return `${formatNumber(Math.abs(distance), 2)}% ${distance < 0 ? 'below' : 'above'}`;
}

/** The figure has one entry. */
const entryNote = (entry: number) =>
  entry === ENTRY ? '' : ` The figure enters at ${formatNumber(ENTRY, 0)}.`;

const liquidation = recogniser(
  /\bliq/,
  `liq|isolated|margin|maintenance$|mmr?$|rate$|${ORDER_WORDS}`,
  (asked) => {
    const side = sideOf(asked);
    const given = amountsIn(asked, { entry: '', leverage: 'x' }, { maintenance: '%' });
    const isNamed = has(asked, /^(maintenance|mmr?)$/) === (given?.maintenance !== undefined);
    if (!side || !given || !isNamed) {
      return null;
    }
    const { entry, leverage, maintenance = Number(standard.maintenance) } = given;
    const at = liquidationEstimate(side, entry, leverage, maintenance);
    return at > 0
      ? {
          sentence: `A ${plainNumber(leverage)}× ${side} from ${plainNumber(entry)} is liquidated near ${price(at)}, ${away(at, entry)}.`,
          assumed: `Isolated margin, ${percent(maintenance)} maintenance margin, no fees or funding.${entryNote(entry)}`,
          url: figureAddress('order-cost', orderCodecs, {
            margin: 'isolated',
            side,
            leverage,
            maintenance: `${maintenance}`,
          }),
        }
      : null;
  },
);

const breakEven = recogniser(
  /\bbreak[- ]?even\b/,
  `break|even$|fees?$|fill|taker|maker|${ORDER_WORDS}`,
  (asked) => {
    const role = has(asked, /^taker$/) ? 'taker' : has(asked, /^maker$/) ? 'maker' : null;
    const given = amountsIn(asked, {}, { entry: '', fee: '%' });
    const fee = given?.fee ?? (role && bybitFees.derivatives[role]);
    const side = has(asked, /^(long|short|buy|sell)$/) ? sideOf(asked) : 'long';
    if (!given || !side || !fee || fee < 0 || fee >= 50) {
      return null;
    }
    const { entry = ENTRY } = given;
    const at = breakEvenPrice(side, entry, fee);
    return {
      sentence: `A ${side} from ${plainNumber(entry)} breaks even at ${price(at)}, ${away(at, entry)}, at ${percent(fee)} per fill.`,
      assumed: `Both fills pay ${given.fee ? 'that fee' : `Bybit’s base ${role} fee`}. The figure adds slippage and funding.${entryNote(entry)}`,
      url: figureAddress('order-cost', orderCodecs, { side, fee }),
    };
  },
);

/** Percentages belong to the words "risk" and "stop" in the order in which both stand. */
function riskAndStop({ words, amounts }: Asked): { share: number; stop: number; account: number } | null {
  const roles = words.filter((word) => /^(risk|stop)/.test(word)).map((word) => word.slice(0, 4));
  const percents = amounts.filter(({ unit }) => unit === '%').map(({ value }) => value);
  const money = amounts.filter(({ unit }) => unit === '').map(({ value }) => value);
  const [stop = 0, share = 0] = ['stop', 'risk'].map((role) => percents[roles.indexOf(role)]);
  const [account = 0] = money;
  const isWhole =
    roles.length === 2 && roles[0] !== roles[1] && percents.length === 2 && amounts.length === 3;
  const isSound = stop > 0 && stop < 100 && share > 0 && share <= 100 && account > 0;
  return isWhole && money.length === 1 && isSound ? { share, stop, account } : null;
}

const positionSize = recogniser(
  /\brisk.*\bstop|\bstop.*\brisk/,
  `risk|stop|loss$|sl$|size|sizing|account|balance|equity|capital|${ORDER_WORDS}`,
  (asked) => {
    const given = riskAndStop(asked);
    if (!given) {
      return null;
    }
    const { share, stop, account } = given;
    const risk = (account * share) / 100;
    const side = sideOf(asked) ?? 'long';
    const exit = 1 + ((side === 'long' ? -1 : 1) * stop) / 100;
    // At a price of 1 the quantity is the position's value, which is the same at any entry.
    const value = quantityForRisk(risk, 1, exit, standard.fee);
    const size = value / ENTRY;
    const { step } = orderCodecs.size.range;
    return {
      sentence: `A position of ${usd(value, 0)} loses ${usd(risk, 2)} at a stop ${percent(stop)} away.`,
      assumed: `${percent(share)} of ${usd(account, 0)} is at risk, with fees of ${percent(standard.fee)} on both fills of a ${side}. At ${formatNumber(ENTRY, 0)} the size is ${formatNumber(size, 4)} BTC. The figure adds slippage and funding.`,
      url: figureAddress('order-cost', orderCodecs, { side, size: roundDownToStep(size, step), stop }),
    };
  },
);

const funding = recogniser(
  /\bfunding\b/,
  '(funding|rates?|year|yearly|annual\\w*|apr|costs?|pays?|paid|hourly|hours?|every|each|settlements?|interval|long|short|position|held|hold\\w*|days?)$',
  (asked) => {
    const given = amountsIn(asked, { rate: '%' }, { hours: 'h', days: 'd', position: '' });
    const { rate = 0, hours = has(asked, /^hourly$/) ? 1 : 8, days, position } = given ?? {};
    const interval = fundingCodecs.interval.choices.find((known) => Number(known) === hours);
    // A position is held for some time; without both the question is what the rate is worth.
    if (!given || !interval || Math.abs(rate) > 10 || (days === undefined) !== (position === undefined)) {
      return null;
    }
    const state = { ...defaultsOf(fundingCodecs), rate, interval, side: sideOf(asked) ?? 'long' };
    const held = {
      ...state,
      position: position ?? state.position,
      settlements: days === undefined ? state.settlements : (days * 24) / hours,
    };
    const { total, yearPercent } = readFunding({
      ratePercent: rate,
      intervalHours: hours,
      side: held.side,
      positionUsd: held.position,
      leverage: held.leverage,
      settlements: held.settlements,
    });
    const worth = `${rate > 0 ? '+' : ''}${percent(rate)} every ${hours} h is ${signedPercent(yearPercent, 2)} a year.`;
    const stays = 'The rate stays as it is and isn’t compounded.';
    return {
      sentence:
        days === undefined
          ? worth
          : `A ${held.side} of ${usd(held.position, 0)} ${total < 0 ? 'receives' : 'pays'} ${usd(Math.abs(total), 2)} of funding in ${counted(days, 'day')}.`,
      assumed: days === undefined ? stays : `${worth} ${stays}`,
      url: figureAddress('funding-cost', fundingCodecs, held),
    };
  },
);

/** `1000/2000000`: of two reserves without names, the larger one is the dollars'. */
const swap = recogniser(
  /^swap \S+ ?(usdc|usdt|dai|usd)\b.*\d.*\/.*\d/,
  'swap$|pool$|fee$|reserves?$|against$|w?eth$|w?btc$|usdc$|usdt$|dai$|usd$',
  (asked) => {
    const [pay = 0, ...rest] = asked.amounts.filter(({ unit }) => unit === '').map(({ value }) => value);
    const fees = asked.amounts.filter(({ unit }) => unit === '%').map(({ value }) => value);
    const fee = fees[0] ?? Number(swapCodecs.fee.fallback);
    const [reserveOut = 0, reserveIn = 0] = rest.toSorted((one, other) => one - other);
    const isWhole = rest.length === 2 && fees.length <= 1 && fees.length + 3 === asked.amounts.length;
    if (!isWhole || pay <= 0 || reserveOut <= 0 || reserveOut === reserveIn || fee < 0 || fee >= 100) {
      return null;
    }
    const pool = { reserveIn, reserveOut, fee: fee / 100 };
    const paid = asked.words.find((word) => /^(usdc|usdt|dai|usd)$/.test(word))?.toUpperCase();
    const isOurs = reserveIn === RESERVES.reserveIn && reserveOut === RESERVES.reserveOut;
    const coin = isOurs ? 'ETH' : 'coins';
    return {
      sentence: `${plainNumber(pay)} ${paid} buys ${formatNumber(constantProductOutput(pool, pay), 4)} ${coin}, at a price impact of ${formatNumber(priceImpact(pool, pay) * 100, 2)}%.`,
      assumed: `A constant-product pool of ${plainNumber(reserveIn)} ${paid} and ${plainNumber(reserveOut)} ${coin} with a ${percent(fee)} fee, without gas.${isOurs ? '' : ' The figure’s pool is another one.'}`,
      url: figureAddress('swap-calculator', swapCodecs, { pay, fee: `${fee}` }),
    };
  },
);

const order = recogniser(/\b(btc|bitcoin)/, `cost|held|hold|days?$|open|${ORDER_WORDS}`, (asked) => {
  const side = sideOf(asked);
  const given = amountsIn(asked, { size: '', leverage: 'x' }, { days: 'd' });
  if (!side || !given || given.size > 1_000) {
    return null;
  }
  const { size, leverage, days = 0 } = given;
  const hours = days * 24 || standard.hours;
  const state = { ...standard, margin: 'isolated' as const, side, size, leverage, hours };
  const { margin, takerFees, funding: total, liquidation: at } = estimateOrder(state);
  const due = `, and ${total > 0 ? 'receives' : 'pays'} ${usdt(Math.abs(total))} of funding in ${counted(days, 'day')}`;
  return at === null || margin === null
    ? null
    : {
        sentence: `A ${side} of ${plainNumber(size)} BTC at ${formatNumber(ENTRY, 0)} and ${plainNumber(leverage)}× needs ${usdt(margin)} of margin, costs ${usdt(-takerFees)} in fees${days ? due : ''}.`,
        assumed: `The entry is an example. Isolated margin, ${percent(standard.fee)} per fill${days ? `, ${percent(standard.rate)} of funding every 8 h` : ''}. Liquidation near ${price(at)}.`,
        url: figureAddress('order-cost', orderCodecs, state),
      };
});

export const calculations: readonly Recognise[] = [
  liquidation,
  breakEven,
  positionSize,
  funding,
  swap,
  order,
];
