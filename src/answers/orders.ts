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
import { HUGE, howLong, isOneWorth, type Side, type Values, worthOf, worthText } from './roles';
import { positionSize } from './sizes';

const ofIsolated = (sentence: string | null) =>
  sentence === null
    ? null
    : {
        sentence,
        assumed:
          'An estimate for isolated margin, before fees and funding. With cross margin, which is Bybit’s default, it depends on the account.',
        url: pages.liquidation,
      };
const NEEDS_ACCOUNT = {
  sentence: 'With cross margin it depends on the account: on its balance and on every other position.',
  assumed: 'The ticket counts it for yours; the formula is on the page.',
  url: pages.liquidation,
};

const timesText = (leverage: number) => `${plainNumber(leverage)}×`;

/** The price at which a position is liquidated, as a multiple of its entry. */
const factorOf =
  ({ leverage = 1, maintenance = MAINTENANCE }: Values) =>
  (side: Side) =>
    liquidationEstimate(side, 1, leverage, maintenance);

/** How far price may move against a position, in percent. */
const roomOf = (values: Values) => (1 - factorOf(values)('long')) * 100;

/** What an entry says: the liquidation price. */
function liquidatedFrom(values: Values): string | null {
  const { side, entry = 0, leverage = 1 } = values;
  const factor = factorOf(values);
  const prices = bySide(side, (one) => entry * factor(one));
  const far = side ? away(factor(side), 1) : `${formatNumber(roomOf(values), 2)}% from`;
  return prices === null
    ? null
    : `A ${timesText(leverage)} ${side ?? 'position'} from ${plainNumber(entry)} is liquidated near *${prices}*, ${far} the entry.`;
}

/** What a liquidation price says: the entry. */
function enteredAt(values: Values): string | null {
  const { side, liquidation = 0, leverage = 1 } = values;
  const factor = factorOf(values);
  const entries = bySide(side, (one) => liquidation / factor(one));
  return entries === null
    ? null
    : `A ${timesText(leverage)} ${side ?? 'position'} that’s liquidated near ${plainNumber(liquidation)} was entered at about *${entries}*.`;
}

/** What leverage alone says. */
function roomText(values: Values): string | null {
  const { side, leverage = 1 } = values;
  const room = roomOf(values);
  return room > 0 && !side
    ? `At ${timesText(leverage)}, $100 of margin holds a position of ${usd(notional(100, leverage), 0)}, and a move of *${formatNumber(room, 2)}%* against it gets it liquidated.`
    : null;
}

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
  understood: ({ side }, said) => (side ? said : `long and short, ${said}`),
  answer(values, _, { tokens }) {
    const { entry, liquidation: told, mode } = values;
    const isAbout = tokens.some((token) => /^liquidat/.test(String(token)));
    if (entry !== undefined && (told !== undefined || !isAbout)) {
      return null;
    }
    if (mode === 'cross') {
      return NEEDS_ACCOUNT;
    }
    const says = told !== undefined ? enteredAt : entry !== undefined ? liquidatedFrom : roomText;
    return ofIsolated(says(values));
  },
});

const needs = ({ position = 0, leverage = 1 }: Values) => ({
  sentence: `A position of ${dollars(position)} at ${timesText(leverage)} needs *${cents(initialMargin(position, leverage))}* of margin.`,
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

/** What 500 at 10× means: the margin of a position, a balance that opens one, the position itself, or of a side its entry. */
const margin = answering({
  topics: [],
  words: `size order max big large ${WORDS}`,
  takes: {
    side: 'bare',
    margin: 'bare',
    account: 'bare',
    position: 'beside',
    entry: 'bare',
    leverage: 'bare',
  },
  needs: ['leverage'],
  answer(values) {
    const { side, margin: own, account, position, entry, leverage = 1 } = values;
    const [given = 0, ...more] = [own, account, position, entry].filter((value) => value !== undefined);
    if (given === 0 || more.length > 0) {
      return null;
    }
    if (entry !== undefined) {
      return side ? ofIsolated(liquidatedFrom(values)) : null;
    }
    if (position !== undefined) {
      return needs(values);
    }
    const times = timesText(leverage);
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
  answer: (values) =>
    isOneWorth(values)
      ? {
          sentence: `${worthText(values)} is a position of *${usdt(worthOf(values))}*.`,
          assumed: 'Price times size, before fees.',
          url: page,
        }
      : null,
});

/** Of less, the fees would be no cent. */
const LEAST_WORTH = 5;

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
    const worth = worthOf(values);
    if (at === null || (held > 0 && !side) || worth < LEAST_WORTH || worth > HUGE) {
      return null;
    }
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
