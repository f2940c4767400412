import {
  annualiseFunding,
  fundingPayment,
  normaliseFunding,
  settlementsWithin,
} from '@site/data/formulas/trading/funding';
import { initialMargin } from '@site/data/formulas/trading/orders';
import { codecs } from '@site/src/figures/FundingCost/figure';
import {
  cents,
  counted,
  formatNumber,
  plainNumber,
  plainPercent,
  significant,
} from '@site/src/lib/text/format';
import { answering } from './answering';
import { figureAddress } from './figureAddress';
import type { Recognise } from './kind';
import { howLong, howOften, isOneWorth, type Values, worthOf, worthText } from './roles';
import { YEAR } from './units';

/** Between two payments of funding, on most contracts. */
const USUAL_HOURS = Number(codecs.interval.fallback);
const PAGE = figureAddress('funding-cost', codecs, false);
const withPlus = (value: number, text: string) => (value > 0 ? `+${text}` : text);
const signed = (value: number) => withPlus(value, plainPercent(value));

/** What is due at fixed times: how many of them fall into these hours may depend on when they begin. */
export function paymentsIn(hours: number, every: number): readonly [least: number, most: number] {
  const whole = Number((hours / every).toFixed(9));
  return [Math.floor(whole), settlementsWithin(whole, 1)];
}

/** `nothing or $1.00` */
export const eitherText = (
  [least, most]: readonly [number, number],
  text: (payments: number) => string,
): string => (least === most ? text(most) : `${least === 0 ? 'nothing' : text(least)} or ${text(most)}`);

/**
 * The rate per eight hours or less that was meant. A yearly rate is some percent, one of eight hours some hundredths: between
 * them, or with no period at all, `0.5% a year` could be either. Null then.
 */
function meantRate({ rate = 0.01, interval, year }: Values) {
  const size = Math.abs(rate);
  if (year !== undefined && size >= 1 && (interval === undefined || size > 10)) {
    const hours = interval ?? USUAL_HOURS;
    return hours > USUAL_HOURS ? null : { rate: normaliseFunding(rate, YEAR, hours), hours, isYearly: true };
  }
  const isClear = size <= (interval === undefined ? 0.1 : year === undefined ? 10 : 2);
  return isClear ? { rate, hours: interval ?? USUAL_HOURS, isYearly: false } : null;
}

/** The figure has no interval above eight hours: it shows the same rate per eight hours. */
function figure(rate: number, hours: number, more: object = {}): string {
  const interval = Math.min(hours, USUAL_HOURS);
  return figureAddress('funding-cost', codecs, {
    ...more,
    rate: Number(normaliseFunding(rate, hours, interval).toPrecision(12)),
    interval: `${interval}`,
  });
}

const rateText = ({ rate = 0, interval, year }: Values): string =>
  [
    year && Math.abs(rate) >= 1 ? `${signed(rate)} a year` : signed(rate),
    year && Math.abs(rate) >= 1 && !interval
      ? `paid ${howOften(USUAL_HOURS)}`
      : howOften(interval ?? USUAL_HOURS),
  ].join(year && Math.abs(rate) >= 1 ? ', ' : ' ');

const usualInterval = ({ year }: Values) => (year ? {} : { interval: USUAL_HOURS });

/** A rate as a simple yearly one, or a yearly one as what is paid each time. */
const yearly = answering({
  topics: ['funding'],
  words: 'rates fee pay pays paid settled settlement into as perp bybit usdt',
  takes: { rate: 'bare', interval: 'bare', year: 'bare' },
  needs: ['rate'],
  usual: usualInterval,
  understood: rateText,
  answer({ rate: told = 0 }, given) {
    const { interval } = given;
    const meant = meantRate(given);
    if (!meant) {
      return null;
    }
    const { rate, hours, isYearly } = meant;
    const worth = isYearly ? rate : annualiseFunding(rate, hours);
    const isSmall = isYearly || Math.abs(worth) < 1;
    const number = withPlus(worth, `${isSmall ? significant(worth, 6) : formatNumber(worth, 2)}%`);
    const usual = interval ? '' : `No interval was named, and ${USUAL_HOURS} hours is the usual one. `;
    return {
      sentence: isYearly
        ? `${signed(told)} a year is *${number}* ${howOften(hours)}.`
        : `${signed(told)} ${howOften(hours)} is *${number}* a year.`,
      assumed: `${usual}The rate is taken to stay as it is, without compounding.`,
      url: figure(rate, hours),
    };
  },
});

const shareText = (share: number) => `${share < 0.1 ? significant(share, 3) : formatNumber(share, 2)}%`;
/** `0.01% 1000 a year` asks for a year's payments, or tells a rate: who knows. */
const isAskable = (given: Values, { isYearly }: { readonly isYearly: boolean }) =>
  isOneWorth(given) &&
  (given.rate !== undefined || (given.interval ?? given.year) === undefined) &&
  (given.year === undefined || isYearly);

/** What a position pays while it's held, or at each payment. */
const payments = answering({
  topics: ['funding'],
  words:
    'rates fee cost costs pay pays paid payment payments receive receives settled settlement perp bybit usdt trade',
  takes: {
    side: 'bare',
    position: 'bare',
    size: 'bare',
    coin: 'bare',
    entry: 'beside',
    leverage: 'bare',
    rate: 'bare',
    interval: 'bare',
    year: 'bare',
    held: 'bare',
  },
  usual: (given) => ({ side: 'long', rate: codecs.rate.fallback, ...usualInterval(given) }),
  understood: (values) =>
    [
      `${values.side} ${worthText(values)}${values.position && values.coin ? ` of ${values.coin}` : ''}${values.leverage ? ` at ${plainNumber(values.leverage)}×` : ''}`,
      rateText(values),
      ...(values.held ? [`held ${howLong(values.held)}`] : []),
    ].join(', '),
  answer(values, given) {
    const { side = 'long', leverage, held } = values;
    const meant = meantRate(given);
    if (!(meant && isAskable(given, meant))) {
      return null;
    }
    const { rate, hours } = meant;
    const worth = worthOf(values);
    const interval = Math.min(hours, USUAL_HOURS);
    const payment = fundingPayment(worth, 1, normaliseFunding(rate, hours, interval));
    const due = paymentsIn(held ?? interval, interval);
    const [least, most] = due;
    const isSure = least === most;
    const sum = (count: number) => {
      const paid = cents(Math.abs(payment) * count);
      return count === most ? `*${paid}*` : paid;
    };
    const ofMargin = leverage
      ? `, ${isSure ? '' : 'at most '}${shareText((Math.abs(payment) * most * 100) / initialMargin(worth, leverage))} of its margin`
      : '';
    const what = held
      ? `Holding ${worthText(values)} for ${howLong(held)}`
      : `Each funding payment on ${worthText(values)}`;
    const count = isSure
      ? `That’s ${counted(most, 'payment')}. `
      : `With a payment ${howOften(interval)}, ${least} or ${most} of them ${most === 1 ? 'falls' : 'fall'} into that time. `;
    return {
      sentence: `${what} ${payment > 0 === (side === 'long') ? 'costs' : 'earns'} a ${side} ${eitherText(due, sum)}${ofMargin}.`,
      assumed: `${held ? count : ''}The rate is ${given.rate ? '' : 'an example, '}taken to stay as it is, which it rarely does.`,
      url: isSure
        ? figure(rate, hours, { side, position: worth, settlements: most, ...(leverage && { leverage }) })
        : PAGE,
    };
  },
});

export const funding: readonly Recognise[] = [payments, yearly];
