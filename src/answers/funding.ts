import type { BoxAnswer, Change } from '@pt-docs/search/answers';
import { annualiseFunding, fundingPayment, normaliseFunding } from '@site/data/formulas/trading/funding';
import { initialMargin } from '@site/data/formulas/trading/orders';
import { codecs } from '@site/src/figures/FundingCost/codecs';
import { counted, formatNumber, plainNumber, signedPercent, usd } from '@site/src/lib/text/format';
import { type Amount, type Asked, amountsIn, has, isFiller, YEAR } from './asked';
import { nextOf, putting, sideChange } from './changes';
import { figureAddress } from './figureAddress';
import {
  DOLLARS,
  dollars,
  heldText,
  ofUnit,
  percent,
  recogniser,
  shortened,
  sideOf,
  signed,
} from './recogniser';

export const USUAL_HOURS = Number(codecs.interval.fallback);
/** How often funding is paid or quoted. */
const INTERVALS: readonly number[] = [...codecs.interval.choices.map(Number), 24, 168];
const HIGHEST_RATE = 10;
/** Above it `0.2% a year` may be a yearly rate. */
const NEVER_YEARLY = 0.1;

const PERIODS: Readonly<Record<number, string>> = {
  1: 'every hour',
  24: 'every day',
  168: 'every week',
  [YEAR]: 'a year',
};
const everyText = (hours: number) => PERIODS[hours] ?? `every ${plainNumber(hours)} h`;

/** Whether nothing of weight stands between two numbers. */
const isBeside = ({ tokens }: Asked, one: Amount, other: Amount) =>
  tokens
    .slice(Math.min(one.at, other.at) + 1, Math.max(one.at, other.at))
    .every((word) => word !== '' && (isFiller(word) || /^(funding|rates?|fees?|paid|settled)$/.test(word)));

/** The figure has no interval above eight hours: it shows the same rate per eight hours. */
function addressOf(rate: number, hours: number, held: object = {}, settlements?: number): string {
  const factor = Math.max(1, hours / USUAL_HOURS);
  return figureAddress('funding-cost', codecs, {
    ...held,
    rate: Number((rate / factor).toPrecision(12)),
    interval: `${hours / factor}`,
    ...(settlements ? { settlements: settlements * factor } : {}),
  });
}

/** Another interval of the venues, in place of the one that was told or behind the rate. */
function intervalChange(asked: Asked, hours: number, own: Amount | undefined): Change {
  const to = nextOf(codecs.interval.choices.map(Number), hours);
  const [rate] = ofUnit(asked, '%');
  const words = `every ${to}h`;
  return {
    from: everyText(hours),
    to: everyText(to),
    query: own
      ? putting(asked, own, own.unit === 'h' ? `${to}h` : words)
      : rate
        ? putting(asked, rate, words, true)
        : asked.text.replace('funding', `funding ${percent(codecs.rate.fallback)} ${words}`),
  };
}

type Periods = { readonly from: number; readonly to: number; readonly isAssumed?: true };
const USUAL: Periods = { from: USUAL_HOURS, to: YEAR, isAssumed: true };

/** `0.01% a year` asks for the year, unless it could be a yearly rate. */
function withYear(asked: Asked, rate: Amount, year: Amount, other: Amount | undefined): Periods | null {
  const isItsOwn =
    year.at > rate.at &&
    isBeside(asked, rate, year) &&
    /(?:per|a|each|every|\/) ?y(?:ea)?r?\b/.test(asked.text);
  if (!other) {
    return isItsOwn && Math.abs(rate.value) > NEVER_YEARLY ? null : USUAL;
  }
  if (year.at < other.at && year.at > rate.at) {
    return has(asked, /^(to|in|into|as)$/) && isBeside(asked, rate, year)
      ? { from: YEAR, to: other.value }
      : null;
  }
  return { from: other.value, to: YEAR };
}

/** The period of a rate and the one that is asked for; null where that can be told in two ways. */
function periodsOf(asked: Asked, rate: Amount): Periods | null {
  const times = ofUnit(asked, 'h', 'every');
  const [one, two] = times;
  const year = times.find(({ value }) => value === YEAR);
  const others = times.filter((time) => time !== year);
  const isKnown = others.every(({ value }) => INTERVALS.includes(value));
  if (!one || times.length > 2 || !isKnown) {
    return one ? null : USUAL;
  }
  if (year) {
    return withYear(asked, rate, year, others[0]);
  }
  if (!two) {
    return isBeside(asked, rate, one) || one.unit === 'every' ? { from: one.value, to: YEAR } : null;
  }
  const isOrdered = isBeside(asked, rate, one) && !isBeside(asked, rate, two) && two.at > rate.at;
  return isOrdered && one.value !== two.value ? { from: one.value, to: two.value } : null;
}

/** What a rate of one period is in another; a year where none is named. */
function converted(asked: Asked, rate: Amount): BoxAnswer | null {
  const periods = periodsOf(asked, rate);
  if (!periods || (periods.from !== YEAR && Math.abs(rate.value) > HIGHEST_RATE)) {
    return null;
  }
  const { from, to, isAssumed } = periods;
  const isYear = to === YEAR;
  const worth = isYear
    ? annualiseFunding(rate.value, from)
    : shortened(normaliseFunding(rate.value, from, to));
  const own = ofUnit(asked, 'h', 'every').find(({ value }) => value === from);
  const number = isYear ? signedPercent(worth, 2) : signed(worth);
  return {
    sentence: `${signed(rate.value)} ${everyText(from)} is ${number} ${everyText(to)}.`,
    number,
    assumed: `${from > USUAL_HOURS && from !== YEAR ? `That’s ${signed(shortened(normaliseFunding(rate.value, from)))} per 8 h. ` : ''}${isAssumed ? `No interval was named: ${USUAL_HOURS} h is the usual one. ` : ''}The rate stays as it is and isn’t compounded.`,
    changes: [intervalChange(asked, from, own)],
    url: isYear
      ? addressOf(rate.value, from)
      : to > USUAL_HOURS
        ? figureAddress('funding-cost', codecs, false)
        : addressOf(worth, to),
  };
}

/** How often is paid, and for how long; null where a time could be either. */
function heldOf(asked: Asked, rate: Amount | undefined) {
  const periods = ofUnit(asked, 'every');
  const stretches = ofUnit(asked, 'h');
  const isSaid = ({ at }: Amount) => /^(for|over|during|held|hold|holding)$/.test(asked.tokens[at - 1] ?? '');
  const isRates = (one: Amount) => rate !== undefined && isBeside(asked, rate, one) && !isSaid(one);
  const own = [...periods, ...(periods.length === 0 && stretches.length > 1 ? stretches : [])].filter(
    isRates,
  );
  const [held, ...more] = stretches.filter((one) => !own.includes(one));
  const isOneEach = held && more.length === 0 && own.length < 2 && own.length >= periods.length;
  if (!isOneEach) {
    return null;
  }
  const interval = own[0]?.value ?? USUAL_HOURS;
  const isClear = own.length > 0 || isSaid(held) || (isRates(held) ? held.value > 24 : held.value >= 24);
  const isWhole = Number.isInteger(Number((held.value / interval).toFixed(9))) && held.value >= interval;
  return isClear && isWhole && INTERVALS.includes(interval)
    ? { interval, hours: held.value, own: own[0] }
    : null;
}

type Position = { readonly rate?: number; readonly position: number; readonly leverage?: number };

/** What a position pays while it is held. */
function paid(asked: Asked, { rate = codecs.rate.fallback, position, leverage }: Position): BoxAnswer | null {
  const told = asked.amounts.find(({ unit }) => unit === '%');
  const held = heldOf(asked, told);
  const side = sideOf(asked) ?? 'long';
  if (!held || side === 'both' || Math.abs(rate) > HIGHEST_RATE) {
    return null;
  }
  const { interval, hours, own } = held;
  const settlements = Math.round(hours / interval);
  const total = (side === 'long' ? 1 : -1) * fundingPayment(position, 1, rate) * settlements;
  const margin = initialMargin(position, leverage ?? 1);
  const share = leverage
    ? `, ${formatNumber((Math.abs(total) * 100) / margin, 2)}% of its margin of ${usd(margin, 2)} at ${plainNumber(leverage)}×`
    : '';
  return {
    sentence: `A ${side} of ${dollars(position)} ${total < 0 ? 'receives' : 'pays'} ${usd(Math.abs(total), 2)} of funding in ${heldText(hours)}${share}.`,
    number: usd(Math.abs(total), 2),
    assumed: `${told ? '' : 'The rate is an example: '}${signed(rate)} ${everyText(interval)}, ${counted(settlements, 'payment')}. The rate stays as it is and isn’t compounded.`,
    changes: [sideChange(asked, side), intervalChange(asked, interval, own)],
    url: addressOf(rate, interval, { side, position, ...(leverage ? { leverage } : {}) }, settlements),
  };
}

export const funding = recogniser(
  /\bfunding\b/,
  `funding|rates?|fees?|costs?|pays?|paid|payments?|receives?|settle(d|ments?)|interval|long|short|position|notional|held|hold|holding|over|during|into|as|perp|bybit|${DOLLARS}`,
  (asked) => {
    const rest = asked.amounts.filter(({ unit }) => unit !== 'h' && unit !== 'every');
    const given = amountsIn({ amounts: rest }, {}, { rate: '%', position: '', leverage: 'x' });
    const [rate] = ofUnit(asked, '%');
    if (!given) {
      return null;
    }
    const { position, leverage } = given;
    if (position !== undefined) {
      return paid(asked, { ...given, position });
    }
    return rate && leverage === undefined && sideOf(asked) === null ? converted(asked, rate) : null;
  },
);
