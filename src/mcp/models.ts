import { DocsProblem, type FigureModel } from '@pt-docs/mcp/tools';
import {
  type Bar as AlertBar,
  firings,
  secondsToClock,
  triggerKinds,
} from '@site/data/formulas/trading/triggers';
import { codecs as alertCodecs } from '@site/src/figures/AlertSimulator/codecs';
import { figure as alertFigure } from '@site/src/figures/AlertSimulator/figure';
import { simulate } from '@site/src/figures/AlertSimulator/model';
import { describeFirings } from '@site/src/figures/AlertSimulator/words';
import { codecs as fundingCodecs } from '@site/src/figures/FundingCost/codecs';
import { figure as fundingFigure } from '@site/src/figures/FundingCost/figure';
import { readFunding } from '@site/src/figures/FundingCost/model';
import { describeFunding, inputOf as fundingInput } from '@site/src/figures/FundingCost/words';
import { codecs as momentumCodecs } from '@site/src/figures/MomentumOscillator/codecs';
import { figure as momentumFigure } from '@site/src/figures/MomentumOscillator/figure';
import {
  describeMomentum,
  longestLookback,
  momentumReadings,
  seriesBars,
} from '@site/src/figures/MomentumOscillator/model';
import { codecs as bookCodecs } from '@site/src/figures/OrderBook/codecs';
import { figure as bookFigure } from '@site/src/figures/OrderBook/figure';
import { bookOf, readBand, SHORT_FEED, walkBook } from '@site/src/figures/OrderBook/model';
import { describeWalk, sizeOf } from '@site/src/figures/OrderBook/words';
import { codecs as orderCodecs } from '@site/src/figures/OrderCost/codecs';
import { figure as orderFigure } from '@site/src/figures/OrderCost/figure';
import { ENTRY, estimateOrder } from '@site/src/figures/OrderCost/model';
import { describeOrder, LEFT_OUT } from '@site/src/figures/OrderCost/words';
import { codecs as swapCodecs } from '@site/src/figures/SwapCalculator/codecs';
import { figure as swapFigure } from '@site/src/figures/SwapCalculator/figure';
import { quoteSwap } from '@site/src/figures/SwapCalculator/model';
import { describeSwap, inputOf as swapInput } from '@site/src/figures/SwapCalculator/words';
import { counted, formatNumber } from '@site/src/lib/text/format';
import { z } from 'zod';
import { figureModel } from './figureModel';

const sliders = 'These are the limits of the model.';
const AMOUNT = { min: 1e-9, max: 1e12 };
const PERCENT = { min: 0, max: 100 };
const LEVERAGE = { min: 1, max: 1_000 };
const whole = (max: number) => ({ min: 1, max, isWhole: true });

/** Values of the reader's own belong together: half of them would be answered with a sample nobody asked for. */
function askTogether(
  given: Readonly<Record<string, unknown>>,
  names: readonly string[],
  optional = '',
): void {
  const missing = names.filter((name) => given[name] === undefined);
  const hasSome = missing.length < names.length || given[optional] !== undefined;
  if (hasSome && missing.length > 0) {
    throw new DocsProblem(`Give ${missing.join(' and ')} too: ${names.join(', ')} belong together.`);
  }
}

const quoteSwapModel = figureModel({
  name: 'quote_swap',
  title: 'Quote a swap',
  description:
    'What a swap of USDC for ETH in a constant-product pool (2,000,000 USDC against 1,000 ETH) gives: amount, price impact, minimum received, and what a sandwich could take.',
  figure: swapFigure.id,
  codecs: swapCodecs,
  why: sliders,
  about: {
    pay: ['What is paid', 'USDC', AMOUNT],
    fee: ['The pool’s fee', '%'],
    tolerance: ['Slippage tolerance', '%', { min: 0, max: 50 }],
  },
  run(state) {
    const quote = quoteSwap(swapInput(state));
    return { ...describeSwap(swapInput(state), quote), readings: { ...quote } };
  },
});

const fundingModel = figureModel({
  name: 'cost_of_funding',
  title: 'Cost of funding',
  description:
    'What a funding rate costs or pays a perpetual position if it stays as it is: per settlement, in all, a year, and as a share of the margin.',
  figure: fundingFigure.id,
  codecs: fundingCodecs,
  why: sliders,
  about: {
    rate: ['The published rate of one settlement', '%', { min: -100, max: 100 }],
    interval: ['Time between two settlements', 'hours'],
    side: ['The side of the position'],
    position: ['The value of the position', 'USD', AMOUNT],
    leverage: ['Leverage', '×', LEVERAGE],
    settlements: ['How many settlements it is held through', 'settlements', whole(100_000)],
  },
  run(state) {
    const input = fundingInput(state);
    const reading = readFunding(input);
    return { ...describeFunding(input, reading), readings: { ...reading } };
  },
});

const orderModel = figureModel({
  name: 'plan_order',
  title: 'Plan an order',
  description: `A check of an order before it is sent, in a linear BTC perpetual on Bybit entered at ${formatNumber(ENTRY, 0)} USDT: cost, fees as taker and maker, slippage, funding until the exit, break-even, results at stop and target, and the liquidation estimate of the margin mode, from the margin balance. Left out: ${LEFT_OUT}. Amounts in USDT; what is paid is negative.`,
  figure: orderFigure.id,
  codecs: orderCodecs,
  why: sliders,
  about: {
    margin: ['Margin mode of the account'],
    mode: ['Position mode of the symbol on Bybit; PT sends one-way orders only'],
    side: ['Long or short'],
    size: ['Size', 'BTC', AMOUNT],
    leverage: ['Leverage', '×', LEVERAGE],
    collateral: ['Collateral of the account at its market value, for cross margin', 'USDT', AMOUNT],
    counts: [
      'Collateral ratio: how much of it Bybit counts; 100 for USDT, less for most coins',
      '%',
      PERCENT,
    ],
    others: ['Maintenance margin of the other positions, for cross margin', 'USDT', { min: 0, max: 1e12 }],
    fee: ['Taker fee per fill; Bybit’s base rate unless given', '%', { min: 0, max: 10 }],
    maker: ['Maker fee per fill; Bybit’s base rate unless given', '%', { min: 0, max: 10 }],
    hours: ['Time until the exit', 'hours', whole(100_000)],
    rate: ['Funding rate per payment; a long pays a positive one', '%', { min: -100, max: 100 }],
    hourly: ['Whether Bybit has switched the contract to hourly funding'],
    stop: ['Distance of the stop-loss from the entry', '%', PERCENT],
    target: ['Distance of the take-profit from the entry', '%', { min: 0, max: 1_000 }],
    maintenance: ['Maintenance margin rate', '%'],
  },
  run(state) {
    const estimate = estimateOrder(state);
    return { ...describeOrder(state, estimate), readings: { entry: ENTRY, ...estimate } };
  },
});

const level = z.strictObject({ price: z.number().positive(), quantity: z.number().positive() });
const ownBook = z.strictObject({
  bids: z.array(level).min(1).max(200).describe('Best bid first'),
  asks: z.array(level).min(1).max(200).describe('Best ask first'),
});
type OwnBook = z.infer<typeof ownBook>;

function problemOf({ bids, asks }: OwnBook): string | null {
  const falls = bids.every(({ price }, at) => at === 0 || price < (bids[at - 1]?.price ?? 0));
  const rises = asks.every(({ price }, at) => at === 0 || price > (asks[at - 1]?.price ?? 0));
  if (!falls || !rises) {
    return 'ownBook: sort bids from the highest price down and asks from the lowest price up, each price once.';
  }
  return (bids[0]?.price ?? 0) < (asks[0]?.price ?? 0)
    ? null
    : 'ownBook: the best bid must be below the best ask.';
}

const bookModel = figureModel({
  name: 'cost_of_order',
  title: 'Cost of a market order',
  description:
    'What a market order costs against a book: average price, slippage from best and mid, levels taken, and the depth within a band. Use the sample book, the small book of the worked example, or give one.',
  figure: bookFigure.id,
  codecs: bookCodecs,
  why: sliders,
  about: {
    book: ['Which of the two books of the figure'],
    side: ['Buy takes asks, sell takes bids'],
    sample: ['Size against the sample book', 'coins', AMOUNT],
    small: ['Size against the small book', 'coins', AMOUNT],
    band: ['Depth band around mid', '%'],
    wall: ['Whether the sample book has its large ask'],
    short: ['Whether the sample book’s feed ends inside the wider bands'],
  },
  extra: {
    ownBook: ownBook
      .superRefine((book, context) => {
        const message = problemOf(book);
        if (message) {
          context.addIssue({ code: 'custom', message });
        }
      })
      .optional()
      .describe('A book of the reader’s own, instead of the two of the figure'),
    ownSize: z.number().positive().optional().describe('Size against ownBook, in coins'),
  },
  hasOwnData: ({ ownBook }) => ownBook !== undefined,
  run(state, { ownBook: given, ownSize }) {
    askTogether({ ownBook: given, ownSize }, ['ownBook', 'ownSize']);
    const own = given as OwnBook | undefined;
    const feed = state.book === 'sample' && state.short ? SHORT_FEED : Number.POSITIVE_INFINITY;
    const feedPercent = own ? Number.POSITIVE_INFINITY : feed;
    const book = own ?? bookOf(state.book, state.wall, feedPercent);
    const amount = own ? (ownSize as number) : sizeOf(state);
    const walk = walkBook(book, state.side, amount);
    const bandPercent = Number(state.band);
    const band = readBand(book, bandPercent, feedPercent);
    // As the figure writes it, and with more decimals where there are any.
    const decimals = Math.max(decimalsOf(amount), !own && state.book === 'small' ? 1 : 0);
    const size = `${formatNumber(amount, decimals)} coins`;
    const { fills, ...numbers } = walk;
    return {
      ...describeWalk({ side: state.side, size, walk, bandPercent, band }),
      readings: withoutNaN({ ...numbers, levels: fills.length, ...band }),
    };
  },
});

const MOST_DECIMALS = 3;
const decimalsOf = (value: number) => Math.min(String(value).split('.')[1]?.length ?? 0, MOST_DECIMALS);

/** JSON has neither NaN nor Infinity: where there is no value, null says so. */
const withoutNaN = (readings: Readonly<Record<string, number | boolean>>) =>
  Object.fromEntries(
    Object.entries(readings).map(([name, value]) => [
      name,
      typeof value === 'number' && !Number.isFinite(value) ? null : value,
    ]),
  );

const seconds = z.int().min(0).max(172_800).describe('Seconds after midnight UTC');
const alertBars = z
  .array(
    z.strictObject({
      opensAt: seconds,
      closesAt: seconds,
      ticks: z
        .array(z.strictObject({ at: seconds, value: z.number() }))
        .min(1)
        .max(500),
    }),
  )
  .min(1)
  .max(200);

const alertModel = figureModel({
  name: 'simulate_alert',
  title: 'Simulate an alert',
  description:
    'When an alert fires on the sample bars or on bars you give, for each of the four triggers. Times are UTC.',
  figure: alertFigure.id,
  codecs: alertCodecs,
  why: `The sample bars move between these values. ${sliders}`,
  about: {
    condition: ['What the value must do'],
    level: ['The level on the sample bars', undefined, { min: -1e12, max: 1e12 }],
    made: ['When the alert is made on the sample bars: before the first bar, or during the last'],
    trigger: ['Which trigger’s firings to list'],
  },
  extra: {
    ownBars: alertBars.optional().describe('Bars of the reader’s own; the last tick of a bar is its close'),
    ownLevel: z.number().optional().describe('The level on ownBars'),
    ownMadeAt: seconds
      .optional()
      .describe('When the alert is made on ownBars; before the first bar unless given'),
  },
  hasOwnData: ({ ownBars }) => ownBars !== undefined,
  run(state, given) {
    askTogether(given, ['ownBars', 'ownLevel'], 'ownMadeAt');
    const own = given.ownBars as readonly AlertBar[] | undefined;
    if (!own) {
      const draft = { comparison: state.condition, level: state.level, made: state.made };
      const fired = simulate(draft);
      const listed = fired[state.trigger].map(({ clock, value }) => `${clock} at ${value}`);
      const counts = triggerKinds.map((trigger) => [trigger, fired[trigger].length] as const);
      return {
        ...describeFirings(draft, fired, state.trigger),
        readings: { ...Object.fromEntries(counts), fires: listed.join(', ') || 'never' },
      };
    }
    const alert = {
      level: given.ownLevel as number,
      comparison: state.condition,
      madeAt: (given.ownMadeAt as number | undefined) ?? 0,
    };
    const counts = triggerKinds.map(
      (trigger) => [trigger, firings(own, { ...alert, trigger }).length] as const,
    );
    const listed = firings(own, { ...alert, trigger: state.trigger }).map(
      ({ at, value }) => `${secondsToClock(at)} at ${value}`,
    );
    return {
      verdict: `On your bars ${state.trigger} fires ${listed.length === 0 ? 'never' : counted(listed.length, 'time')}.`,
      detail: `Value ${alert.comparison} ${alert.level}: ${listed.join(', ') || 'no tick does that'}.`,
      readings: { ...Object.fromEntries(counts), fires: listed.join(', ') || 'never' },
    };
  },
});

const momentumBars = z
  .array(z.strictObject({ high: z.number(), low: z.number(), close: z.number() }))
  .min(3)
  .max(1_000);

const momentumModel = figureModel({
  name: 'score_momentum',
  title: 'Score momentum',
  description:
    'The Momentum Oscillator of a bar (mean of RSI, %K and CMO on −100 to +100, smoothed), with its ingredients. Uses the sample bars or bars you give; then the last bar counts.',
  figure: momentumFigure.id,
  codecs: momentumCodecs,
  why: sliders,
  about: {
    n: ['Lookback', 'bars', whole(200)],
    s: ['Smoothing', 'bars', whole(200)],
    band: ['Where the bands are, above and below 0', undefined, PERCENT],
    bars: ['Which bars of the figure'],
    at: ['Which bar, counted from 0'],
  },
  extra: { ownBars: momentumBars.optional().describe('Bars of the reader’s own, oldest first') },
  hasOwnData: ({ ownBars }) => ownBars !== undefined,
  run(state, { ownBars }) {
    const own = ownBars as z.infer<typeof momentumBars> | undefined;
    const bars = own ?? seriesBars[state.bars];
    const s = Math.round(state.s);
    const n = own ? Math.round(state.n) : Math.min(Math.round(state.n), longestLookback(state.bars, s));
    const at = own ? own.length - 1 : Math.min(Math.round(state.at), bars.length - 1);
    const readings = momentumReadings(bars, n, s);
    const ofBar = Object.entries(readings).map(([name, series]) => [name, series[at] ?? Number.NaN]);
    return {
      ...describeMomentum({ series: own ? 'given' : state.bars, n, s, band: state.band, at, readings }),
      readings: withoutNaN(Object.fromEntries(ofBar)),
    };
  },
});

export const figureModels: readonly FigureModel[] = [
  quoteSwapModel,
  bookModel,
  fundingModel,
  orderModel,
  alertModel,
  momentumModel,
];
