import { fundingPayment } from '@site/data/formulas/trading/funding';
import {
  feeEstimate,
  initialMargin,
  liquidationEstimate,
  notional,
  notionalOfShare,
} from '@site/data/formulas/trading/orders';
import {
  cents,
  dollars,
  formatNumber,
  plainNumber,
  plainPercent,
  usd,
  usdt,
} from '@site/src/lib/text/format';
import { answering } from './answering';
import { costs } from './costs';
import { away, bySide, exampleEntry, FUNDING, MAINTENANCE, page, pages, TAKER, WORDS } from './examples';
import { eitherText, paymentsIn } from './funding';
import type { Recognise } from './kind';
import { howLong, type Side, type Values, worthOf, worthText } from './roles';
import { positionSize } from './sizes';

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

export const orders: readonly Recognise[] = [
  liquidation,
  ...costs,
  positionSize,
  order,
  value,
  marginNeeded,
  margin,
];
