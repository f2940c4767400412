import { annualisedBasis, annualisedBasisCompounded, basisPercent } from '@site/data/formulas/trading/basis';
import { annualiseFunding, fundingPayment, normaliseFunding } from '@site/data/formulas/trading/funding';
import { initialMargin } from '@site/data/formulas/trading/orders';
import { codecs as basisCodecs } from '@site/src/figures/AnnualisedBasis/figure';
import { SPOT } from '@site/src/figures/AnnualisedBasis/model';
import { codecs } from '@site/src/figures/FundingCost/figure';
import { counted, formatNumber, plainNumber, signedPercent, significant } from '@site/src/lib/text/format';
import {
  type Calculation,
  calculation,
  digitsOf,
  type Input,
  needed,
  optional,
  usually,
} from './calculation';
import { figureAddress } from './figureAddress';
import * as input from './inputs';
import { eitherText, paymentsIn, USUAL_HOURS } from './payments';
import { cents, dollars, howLong, howOften, percent, shortPercent, withPlus } from './texts';
import { APY, DAY, MONTH, WEEK, YEAR } from './units';

const INTERVALS = codecs.interval.choices.map(Number);
/** How often a rate may be quoted. */
const QUOTED = [...INTERVALS, DAY, WEEK, MONTH, YEAR, APY];
const isYear = (hours: unknown) => hours === YEAR || hours === APY;
const signed = (value: number) => withPlus(value, percent(value));

const rate = input.amount('percent', 'rate', 'bare', {
  isIn: (value) => value !== 0 && Math.abs(value) <= 1_000,
  says: signed,
  write: (value) => `${digitsOf(value)}%`,
});
const period = (more: Partial<Input<number>>): Input<number> => ({
  units: { period: 'bare', time: 'bare' },
  says: howOften,
  write: (hours) => (hours === APY ? 'apy' : hours === YEAR ? 'per year' : `every ${digitsOf(hours)} hours`),
  ...more,
});
/** The period of the rate. A day in hours may be how long it's held. */
const from = period({
  beside: 'rate',
  isIn: (value, { unit }) => (unit === 'time' ? [...INTERVALS, DAY] : QUOTED).includes(value),
  choices: [...INTERVALS].reverse().concat(YEAR),
});
const to = period({ labels: 'to in', choices: [1, USUAL_HOURS, DAY, MONTH, YEAR] });

/**
 * A yearly rate is some percent and one of eight hours some hundredths. Between them, or with no period at all, `0.5% a year`
 * could be either, and nothing is said.
 */
function isLikely(given: { readonly rate?: number; readonly from?: number; readonly to?: number }): boolean {
  const size = Math.abs(given.rate ?? 0.01);
  if (given.from === undefined) {
    return size <= (isYear(given.to) ? 0.1 : 2);
  }
  return isYear(given.from) ? size >= 1 : size <= 10;
}

const PAGE = figureAddress('funding-cost', codecs, false);

/** The figure has no interval above eight hours: it shows the same rate per eight hours. */
function figure(value: number, hours: number, more: object = {}): string {
  const interval = Math.min(hours, USUAL_HOURS);
  return figureAddress('funding-cost', codecs, {
    ...more,
    rate: Number(normaliseFunding(value, hours, interval).toPrecision(12)),
    interval: `${interval}`,
  });
}

/** A rate of one period in another one. An APY is compounded every `steps` hours. */
function converted(value: number, hours: number, asked: number, steps: number): number {
  const yearly =
    hours === APY
      ? // Back from a year to one step, which is the same power the other way round.
        annualiseFunding(annualisedBasisCompounded(value, YEAR ** 2 / steps / DAY), steps)
      : annualiseFunding(value, hours);
  return asked === APY
    ? annualisedBasisCompounded(normaliseFunding(yearly, YEAR, steps), steps / DAY)
    : normaliseFunding(yearly, YEAR, asked);
}

const SIMPLE = 'The rate is taken to stay as it is, without compounding.';
const COMPOUNDED = 'Each payment is added to what earns the next one.';

/** The figure shows a rate of at most eight hours, and its year. */
function shown(value: number, hours: number, worth: number, asked: number): string {
  if (hours === APY || asked > YEAR || (asked < YEAR && asked > USUAL_HOURS)) {
    return PAGE;
  }
  return asked === YEAR ? figure(value, hours) : figure(worth, asked);
}

const conversion = (isFunding: boolean) => {
  const stepsOf = (hours: number) => (hours < YEAR ? hours : isFunding ? USUAL_HOURS : DAY);
  return calculation({
    topics: isFunding ? ['funding'] : [],
    words: 'rate rates fee pays paid settled interval into as per perp bybit convert',
    inputs: {
      rate: needed(rate),
      from: isFunding ? usually(USUAL_HOURS, from) : needed(from),
      to: isFunding ? { ...to, fallback: (given) => (isYear(given.from) ? USUAL_HOURS : YEAR) } : needed(to),
    },
    allows: (given) => isLikely(given) && !(given.from && given.from === given.to),
    understood: ({ rate: value, from: hours, to: asked }) =>
      [
        `${signed(value)} ${howOften(Math.min(hours, YEAR))}`,
        ...(isFunding && hours > USUAL_HOURS ? [`paid ${howOften(USUAL_HOURS)}`] : []),
        ...([hours, asked].includes(APY) ? [`compounded ${howOften(stepsOf(hours))}`] : []),
      ].join(', '),
    answer({ rate: value, from: hours, to: asked }, given) {
      const worth = converted(value, hours, asked, stepsOf(hours));
      const isSmall = Math.abs(worth) < 1 || asked < YEAR;
      const number = withPlus(worth, `${isSmall ? significant(worth, 6) : formatNumber(worth, 2)}%`);
      const usual = given.from ? '' : `No interval was named, and ${USUAL_HOURS} hours is the usual one. `;
      return Math.abs(worth) < 100_000
        ? {
            sentence: `${signed(value)} ${howOften(hours)} is *${number}* ${howOften(asked)}.`,
            assumed: usual + ([hours, asked].includes(APY) ? COMPOUNDED : SIMPLE),
            url: isFunding ? shown(value, hours, worth, asked) : PAGE,
          }
        : null;
    },
  });
};

/** What a position pays while it is held, or at each payment. */
const funding = calculation({
  topics: ['funding'],
  words:
    'rates fee cost costs pay pays paid payment payments receive receives settled settlement perp bybit usdt',
  inputs: {
    side: usually<input.Side>('long', input.side),
    position: needed(input.position),
    coin: optional(input.coin),
    leverage: optional(input.leverage),
    rate: usually(codecs.rate.fallback, rate),
    from: usually(USUAL_HOURS, from),
    held: optional(input.held),
  },
  allows: (given) => isLikely(given) && !(given.from && given.rate === undefined),
  understood: ({ side, position, coin, leverage, rate: value, from: hours, held }) =>
    [
      `${side} ${dollars(position)}${coin ? ` of ${coin}` : ''}${leverage ? ` at ${plainNumber(leverage)}×` : ''}`,
      `${signed(value)} ${howOften(hours)}`,
      ...(hours > USUAL_HOURS ? [`paid ${howOften(USUAL_HOURS)}`] : []),
      ...(held ? [`held ${howLong(held)}`] : []),
    ].join(', '),
  answer({ side, position, leverage, rate: value, from: hours, held }, given) {
    const interval = Math.min(hours, USUAL_HOURS);
    const payment = fundingPayment(position, 1, normaliseFunding(value, hours, interval));
    const payments = paymentsIn(held ?? interval, interval);
    const [least, most] = payments;
    const isSure = least === most;
    const sum = (count: number) => {
      const paid = cents(Math.abs(payment) * count);
      return count === most ? `*${paid}*` : paid;
    };
    const share = (Math.abs(payment) * most * 100) / initialMargin(position, leverage ?? 1);
    const ofMargin = leverage ? `, ${isSure ? '' : 'at most '}${shortPercent(share)} of its margin` : '';
    const what = held
      ? `Holding ${dollars(position)} for ${howLong(held)}`
      : `Each funding payment on ${dollars(position)}`;
    const count = isSure
      ? `That’s ${counted(most, 'payment')}. `
      : `With a payment ${howOften(interval)}, ${least} or ${most} of them ${most === 1 ? 'falls' : 'fall'} into that time. `;
    return {
      sentence: `${what} ${payment > 0 === (side === 'long') ? 'costs' : 'earns'} a ${side} ${eitherText(payments, sum)}${ofMargin}.`,
      assumed: `${held ? count : ''}The rate is ${given.rate ? '' : 'an example, '}taken to stay as it is, which it rarely does.`,
      url: isSure
        ? figure(value, hours, { side, position, settlements: most, ...(leverage && { leverage }) })
        : PAGE,
    };
  },
});

const basis = calculation({
  topics: ['basis spot'],
  words: 'left until expiry expires contract dated over above trading trades',
  inputs: {
    share: optional({ ...rate, labels: 'basis', isIn: (value) => value !== 0 && Math.abs(value) <= 50 }),
    spot: optional(input.amount('price', 'spot', 'labelled')),
    futures: optional(input.amount('price', 'futures', 'labelled')),
    time: needed(
      input.amount('time', '', 'bare', {
        isIn: (value) => value >= DAY && value <= 5 * YEAR,
        says: (value) => `${howLong(value)} to expiry`,
      }),
    ),
    year: optional(period({ isIn: (value) => value === YEAR, says: () => '', write: () => '' })),
  },
  allows: ({ share, spot, futures }) =>
    (share === undefined) === Boolean(spot) && Boolean(spot) === Boolean(futures),
  answer({ share: told, spot = 0, futures = 0, time }) {
    const share = told ?? basisPercent(futures, spot);
    const number = signedPercent(annualisedBasis(share, time / DAY), 1);
    return Math.abs(share) <= 50 && share !== 0
      ? {
          sentence: `A basis of ${told === undefined ? signedPercent(share, 2) : signed(share)} with ${howLong(time)} to expiry is *${number}* a year.`,
          assumed: 'Held to expiry, before fees and without compounding.',
          url: figureAddress('annualised-basis-by-days', basisCodecs, {
            futures: Number((SPOT * (1 + share / 100)).toPrecision(6)),
            days: time / DAY,
          }),
        }
      : null;
  },
});

const ORDERS = '/docs/trading/centralised-exchange/trading';

const recovery = calculation({
  topics: ['recover gain breakeven', 'loss'],
  words: 'after need needed required must have make percent account was am',
  inputs: { loss: needed(input.share('loss', 'bare')) },
  answer: ({ loss }) => ({
    sentence: `After a loss of ${percent(loss)} the rest has to gain *${formatNumber((100 * loss) / (100 - loss), 2)}%* to be back where it was.`,
    assumed: 'Before fees, and without adding money.',
    url: ORDERS,
  }),
});

/** `0.03% of 250k` */
const shareOf = calculation({
  lead: '',
  topics: ['of'],
  inputs: {
    share: needed({ ...rate, labels: '', says: percent, isIn: (value) => value > 0 }),
    amount: needed(input.amount('price', 'of')),
  },
  understood: ({ share, amount }) => `${percent(share)} of ${plainNumber(amount)}`,
  answer({ share, amount }) {
    return {
      sentence: `${percent(share)} of ${plainNumber(amount)} is *${significant((amount * share) / 100, 12)}*.`,
      assumed:
        share < 1
          ? `${percent(share)} is ${plainNumber(share * 100)} basis points.`
          : `Without it ${significant(amount * (1 - share / 100), 12)} is left.`,
      url: ORDERS,
    };
  },
});

export const rates: readonly Calculation[] = [
  funding,
  conversion(true),
  conversion(false),
  basis,
  recovery,
  shareOf,
];
