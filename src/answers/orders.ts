import { fundingPayment } from '@site/data/formulas/trading/funding';
import {
  breakEvenPrice,
  distancePercent,
  feeEstimate,
  initialMargin,
  liquidationEstimate,
  notional,
  notionalOfShare,
  quantityForRisk,
  roundDownToStep,
} from '@site/data/formulas/trading/orders';
import {
  cents,
  dollars,
  formatNumber,
  plainNumber,
  plainPercent,
  price,
  significant,
  usd,
  usdt,
} from '@site/src/lib/text/format';
import { eitherText, paymentsIn } from './funding';
import { answering, type Recognise } from './kind';
import { feeOf, howLong, isOneWorth, type Side, type Values, worthOf, worthText } from './roles';

const page = '/docs/trading/centralised-exchange/cost-and-liquidation';
const pages = {
  fees: `${page}#fees`,
  size: `${page}#how-large`,
  liquidation: `${page}#liquidation-estimate`,
  available: '/docs/trading/centralised-exchange/order-ticket#size',
};
/** Of the pages' worked examples, which hold where a query names none: bitcoin's price, and rates in percent. */
const ENTRY = 60_000;
const MAINTENANCE = 0.5;
const { rate: TAKER } = feeOf({});
const FUNDING = 0.01;
const SIDES = ['long', 'short'] as const;

/** Words of a question about a position that change nothing. */
const WORDS = 'order trade bybit perp usdt';
/** The prices of the examples are bitcoin's. */
const exampleEntry = ({ coin = 'BTC', size = 1 }: Values) => (coin === 'BTC' && size ? { entry: ENTRY } : {});
const away = (value: number, from: number) => {
  const distance = distancePercent(value, from);
  return `${formatNumber(Math.abs(distance), 2)}% ${distance < 0 ? 'below' : 'above'}`;
};

/** A price for the side that was named, or for both: they stand side by side where none was. */
function bySide(side: Side | undefined, priceOf: (side: Side) => number): string | null {
  const prices = (side ? [side] : SIDES).map((one) => [one, priceOf(one)] as const);
  return prices.every(([, at]) => at > 0)
    ? prices.map(([one, at]) => (side ? price(at) : `${one} ${price(at)}`)).join(' · ')
    : null;
}

const ISOLATED = 'An estimate for isolated margin, before fees and funding.';
const CROSS_IS_USUAL = 'With cross margin, which is Bybit’s default, it depends on the account.';
const NEEDS_ACCOUNT = {
  sentence: 'With cross margin it depends on the account: on its balance and on every other position.',
  assumed: 'The ticket counts it for yours; the formula is on the page.',
  url: pages.liquidation,
};

const liquidation = answering({
  topics: ['liquidation liquidationat liquidatedat leverage'],
  words: `rate position price ${WORDS}`,
  takes: {
    side: 'bare',
    coin: 'bare',
    entry: 'bare',
    liquidation: 'beside',
    leverage: 'bare',
    maintenance: 'beside',
    mode: 'bare',
  },
  needs: ['leverage'],
  usual: () => ({ maintenance: MAINTENANCE }),
  understood: ({ side, coin, entry, liquidation: at, leverage = 1, maintenance = 0 }) =>
    [
      side ?? 'long and short',
      coin,
      entry && `entry ${plainNumber(entry)}`,
      at && `liquidated at ${plainNumber(at)}`,
      `leverage ${plainNumber(leverage)}×`,
      `maintenance ${plainPercent(maintenance)}`,
    ]
      .filter(Boolean)
      .join(', '),
  answer({ side, entry, liquidation: told, leverage = 1, maintenance = MAINTENANCE, mode }, _, { tokens }) {
    const factor = (one: Side) => liquidationEstimate(one, 1, leverage, maintenance);
    const room = (1 - factor('long')) * 100;
    const times = `${plainNumber(leverage)}×`;
    const what = `A ${times} ${side ?? 'position'}`;
    const isAbout = tokens.some((token) => /^liquidat/.test(String(token)));
    if (entry !== undefined && (told !== undefined || !isAbout)) {
      return null;
    }
    if (mode === 'cross') {
      return NEEDS_ACCOUNT;
    }
    if (told !== undefined) {
      const entries = bySide(side, (one) => told / factor(one));
      return entries === null
        ? null
        : {
            sentence: `${what} that’s liquidated near ${plainNumber(told)} was entered at about *${entries}*.`,
            assumed: `${ISOLATED} ${CROSS_IS_USUAL}`,
            url: pages.liquidation,
          };
    }
    if (entry === undefined) {
      return room > 0 && !side
        ? {
            sentence: `At ${times}, $100 of margin holds a position of ${usd(notional(100, leverage), 0)}, and a move of *${formatNumber(room, 2)}%* against it gets it liquidated.`,
            assumed: `${ISOLATED} ${CROSS_IS_USUAL}`,
            url: pages.liquidation,
          }
        : null;
    }
    const prices = bySide(side, (one) => entry * factor(one));
    return prices === null
      ? null
      : {
          sentence: `${what} from ${plainNumber(entry)} is liquidated near *${prices}*, ${side ? away(entry * factor(side), entry) : `${formatNumber(room, 2)}% from`} the entry.`,
          assumed: `${ISOLATED} ${CROSS_IS_USUAL}`,
          url: pages.liquidation,
        };
  },
});

const needs = ({ position = 0, leverage = 1 }: Values) => ({
  sentence: `A position of ${dollars(position)} at ${plainNumber(leverage)}× needs *${cents(initialMargin(position, leverage))}* of margin.`,
  assumed: 'The fees for opening and closing come on top.',
  url: pages.fees,
});

const marginNeeded = answering({
  lead: 'margin needed',
  topics: [],
  asks: 'margin',
  words: `margin initial need needed required requirement ${WORDS}`,
  takes: { side: 'bare', position: 'bare', leverage: 'bare' },
  needs: ['position', 'leverage'],
  answer: needs,
});

/** What 500 at 10× means: the margin of a position, a balance that opens one, or the position itself. */
const margin = answering({
  topics: [],
  words: `size order max big large ${WORDS}`,
  takes: {
    side: 'bare',
    margin: 'bare',
    account: 'bare',
    position: 'beside',
    leverage: 'bare',
  },
  needs: ['leverage'],
  answer(values) {
    const { margin: own, account, position, leverage = 1 } = values;
    const [given = 0, ...more] = [own, account, position].filter((value) => value !== undefined);
    if (given === 0 || more.length > 0) {
      return null;
    }
    if (position !== undefined) {
      return needs(values);
    }
    const times = `${plainNumber(leverage)}×`;
    // Down, never up: a dollar more wouldn't fit.
    const worth =
      own === undefined ? Math.floor(notionalOfShare(given, leverage, 100, TAKER)) : own * leverage;
    return own === undefined
      ? {
          sentence: `A balance of ${dollars(given)} opens a position of at most *${usd(worth, 0)}* at ${times}.`,
          assumed: `It’s what 100% of available opens: taker fees of ${plainPercent(TAKER)} for opening and closing are kept back.`,
          url: pages.available,
        }
      : {
          sentence: `A margin of ${dollars(own)} holds a position of *${usd(worth, 0)}* at ${times}.`,
          assumed: `Fees come on top: ${cents(feeEstimate(worth, TAKER))} to open it at market, and about as much to close it.`,
          url: pages.fees,
        };
  },
});

/** What coins at a price are worth. */
const value = answering({
  topics: ['position worth value'],
  words: WORDS,
  takes: { size: 'bare', coin: 'bare', entry: 'bare' },
  needs: ['size', 'entry'],
  answer: (values) => ({
    sentence: `${worthText(values)} is a position of *${usdt(worthOf(values))}*.`,
    assumed: 'Price times size, before fees.',
    url: page,
  }),
});

/** Without slippage, which needs a book. */
const order = answering({
  lead: '',
  topics: [],
  words: `cost costs open margin position price need needed required ${WORDS}`,
  takes: {
    side: 'bare',
    size: 'bare',
    coin: 'bare',
    entry: 'bare',
    leverage: 'bare',
    held: 'bare',
    mode: 'bare',
  },
  needs: ['size', 'leverage'],
  usual: (given) => ({ ...exampleEntry(given), mode: 'isolated' }),
  answer(values, given) {
    const { side, entry = 0, leverage = 1, held = 0, mode } = values;
    const at = bySide(side, (one) => liquidationEstimate(one, entry, leverage, MAINTENANCE));
    if (at === null || (held > 0 && !side)) {
      return null;
    }
    const worth = worthOf(values);
    const due = (payments: number) => usdt(fundingPayment(worth, 1, FUNDING) * payments);
    const costs = `costs ${usdt(2 * feeEstimate(worth, TAKER))} in fees`;
    const funding = held
      ? `, ${costs} and ${side === 'short' ? 'receives' : 'pays'} ${eitherText(paymentsIn(held, 8), due)} of funding in ${howLong(held)}`
      : ` and ${costs}`;
    return {
      sentence: `A ${side ?? 'position'} of ${worthText(values)} needs *${usdt(initialMargin(worth, leverage))}* of margin${funding}.`,
      assumed: [
        given.entry ? '' : 'The entry is an example.',
        mode === 'isolated'
          ? `With isolated margin it’s liquidated near ${at}.`
          : 'With cross margin the whole account stands behind it, so its liquidation price depends on the account.',
        `Fees are ${plainPercent(TAKER)} per fill${held ? `, and funding is an example of ${plainPercent(FUNDING)} every 8 hours` : ''}.`,
      ]
        .filter(Boolean)
        .join(' '),
      url: pages.fees,
    };
  },
});

const fees = answering({
  topics: ['fee'],
  words: `trading fill per base pay paid cost costs price ${WORDS}`,
  takes: {
    whose: 'bare',
    position: 'bare',
    size: 'bare',
    coin: 'bare',
    entry: 'beside',
    market: 'bare',
    fee: 'bare',
    fill: 'bare',
  },
  usual: (given) => ({
    ...(given.size ? exampleEntry(given) : {}),
    market: 'perp',
    ...(given.fee ? {} : { fill: 'taker' }),
  }),
  answer(values, given) {
    const { rate, from } = feeOf(values);
    const isOurs = values.whose === 'pt';
    if (isOurs && !isOneWorth(values)) {
      return Object.keys(given).length === 1
        ? {
            sentence: `PT’s own fee is *nothing*; Bybit’s base taker fee is ${plainPercent(rate)}.`,
            assumed: 'Bybit charges its fee for each fill, by your tier there.',
            url: pages.fees,
          }
        : null;
    }
    if (!isOneWorth(values)) {
      return null;
    }
    const once = feeEstimate(worthOf(values), rate);
    const example = values.size && !given.entry ? ' The price is an example.' : '';
    return {
      sentence: isOurs
        ? `PT’s own fee is *nothing*; Bybit’s on ${worthText(values)} is ${cents(once)}.`
        : `An order of ${worthText(values)} costs *${cents(once)}* in fees, so opening and closing cost ${cents(2 * once)}.`,
      assumed: `At ${from}. The closing fee is charged on what the position is worth by then.${example}`,
      url: pages.fees,
    };
  },
});

const breakEven = answering({
  topics: ['breakeven'],
  words: `fee fill fills per base price position ${WORDS}`,
  takes: { side: 'bare', coin: 'bare', entry: 'bare', fee: 'bare', fill: 'bare' },
  usual: (given) => ({ side: 'long', ...exampleEntry(given), ...(given.fee ? {} : { fill: 'taker' }) }),
  answer({ side = 'long', entry, ...values }, given) {
    if (entry === undefined || Object.keys(given).every((name) => name === 'coin')) {
      return null;
    }
    const { rate, from } = feeOf(values);
    const at = breakEvenPrice(side, entry, rate);
    return {
      sentence: `A ${side} from ${plainNumber(entry)} breaks even at *${price(at)}*, ${away(at, entry)} the entry.`,
      assumed: `Both fills pay ${from}, and slippage and funding come on top.${given.entry ? '' : ' The entry is an example.'}`,
      url: pages.fees,
    };
  },
});

/** One of both: a percentage or a price, a share of the account or an amount. */
const isOneOf = (one: unknown, other: unknown) => (one === undefined) !== (other === undefined);

/** How much a position needs, and whether the account and the stop allow it. */
function leverageText(side: Side, worth: number, values: Values, exit: number): string {
  const { leverage, account = Number.POSITIVE_INFINITY } = values;
  if (!leverage) {
    return '';
  }
  const needs = initialMargin(worth, leverage);
  const isLate = !(Math.abs(1 - liquidationEstimate(side, 1, leverage, MAINTENANCE)) > Math.abs(1 - exit));
  return ` At ${plainNumber(leverage)}× it needs ${usd(needs, 2)} of margin${needs > account ? ', which is more than the account has' : ''}.${isLate ? ' But with isolated margin it’s liquidated before the stop.' : ''}`;
}

const positionSize = answering({
  lead: '',
  topics: ['risk', 'stop'],
  words: `size position big large per max loss ${WORDS}`,
  takes: {
    account: 'bare',
    share: 'beside',
    risk: 'beside',
    entry: 'beside',
    side: 'bare',
    coin: 'bare',
    stop: 'beside',
    stopPrice: 'beside',
    leverage: 'bare',
  },
  usual: ({ entry = 1, stopPrice = 0 }) => ({ side: stopPrice > entry ? 'short' : 'long' }),
  answer(values, given) {
    const { account, share = 0, side = 'long', coin, entry = 1, stop = 0, stopPrice } = values;
    const exit = stopPrice ?? entry * (1 + (side === 'long' ? -stop : stop) / 100);
    const risk = values.risk ?? ((account ?? 0) * share) / 100;
    const isClear =
      isOneOf(values.share, values.risk) &&
      isOneOf(values.stop, stopPrice) &&
      !(share && !account) &&
      !(stopPrice && !given.entry) &&
      !(account && risk > account) &&
      exit < entry === (side === 'long');
    if (!isClear) {
      return null;
    }
    const quantity = quantityForRisk(risk, entry, exit, TAKER);
    const worth = notional(quantity, entry);
    const inCoins = given.entry
      ? ` At ${plainNumber(entry)} that’s ${significant(quantity, 4)} ${coin ?? 'coins'}.`
      : ` At ${formatNumber(ENTRY, 0)} the size is ${formatNumber(roundDownToStep(worth / ENTRY, 0.0001), 4)} BTC.`;
    return {
      sentence: `A ${side} of *${usd(worth, 0)}* loses ${cents(risk)} at a stop ${significant(Math.abs(distancePercent(exit, entry)), 3)}% away.${leverageText(side, worth, values, exit / entry)}`,
      assumed: `Fees of ${plainPercent(TAKER)} on both fills are in it, slippage and funding aren’t.${given.entry || (coin ?? 'BTC') === 'BTC' ? inCoins : ''}`,
      url: pages.size,
    };
  },
});

export const orders: readonly Recognise[] = [
  liquidation,
  fees,
  breakEven,
  positionSize,
  order,
  value,
  marginNeeded,
  margin,
];
