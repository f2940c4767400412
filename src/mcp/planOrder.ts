import { DocsProblem, docsTool, siteAddress } from '@pt-docs/mcp';
import { fundingPayment, settlementsWithin } from '@site/data/formulas/trading/funding';
import { distancePercent, feeEstimate, notional } from '@site/data/formulas/trading/orders';
import { practice } from '@site/data/trading/practice';
import {
  counted,
  decimalsOf,
  formatNumber,
  plainPercent,
  price as priceText,
  signedNumber,
  signedPercent,
  usdt,
} from '@site/src/lib/text/format';
import { FUNDING_HOURS, MAKER, TAKER } from '@site/src/pt/model/practice/account';
import { outlookOf } from '@site/src/pt/model/practice/preview';
import { z } from 'zod';

const PAGE = '/docs/trading/centralised-exchange/cost-and-liquidation';
const FUNDING_RATE = 0.01;

const amount = z.number().positive().max(1e12);
const percent = z.number().min(0).max(100);

const input = z.object({
  symbol: z
    .string()
    .trim()
    .max(30)
    .regex(
      /^[A-Za-z0-9]+([/-]?(USDT|USDC|PERP))?$/i,
      'symbol is a coin or its linear contract: ETH, ETHUSDT.',
    ),
  side: z.enum(['long', 'short']),
  size: amount.describe('In coins'),
  entry: amount.describe('Price in USDT'),
  leverage: z.number().min(1).max(200),
  order: z.enum(['market', 'limit']).default('market').describe('A limit that waits pays the maker fee'),
  margin: z.enum(['cross', 'isolated']).default('cross'),
  collateral: amount.optional().describe('USDT in the account; needed for cross'),
  others: z.number().min(0).max(1e12).optional().describe('Maintenance margin of other positions'),
  stop: amount.optional().describe('Price'),
  target: amount.optional().describe('Price'),
  hours: z.number().min(0).max(100_000).optional().describe('Until the exit, for funding'),
  rate: z.number().min(-100).max(100).optional().describe('Funding, % per 8 hours'),
  taker: percent.optional().describe('Fee, %'),
  maker: percent.optional().describe('Fee, %'),
  maintenance: percent.optional().describe('Rate of the risk tier, %'),
});
type Given = z.infer<typeof input>;

/** What is given can't be an order: a stop on the wrong side, another kind of contract. */
function problemOf({ symbol, side, entry, stop, target, margin, collateral }: Given): string | null {
  const sign = side === 'long' ? 1 : -1;
  const where = (isAbove: boolean) => `lies ${isAbove ? 'above' : 'below'} its entry of ${entry}.`;
  if (/USD$/i.test(symbol)) {
    return `${symbol} looks like an inverse contract. This plans linear ones, such as ${symbol}T.`;
  }
  if (stop !== undefined && sign * (entry - stop) <= 0) {
    return `The stop of a ${side} ${where(sign < 0)}`;
  }
  if (target !== undefined && sign * (target - entry) <= 0) {
    return `The target of a ${side} ${where(sign > 0)}`;
  }
  return margin === 'cross' && collateral === undefined
    ? 'In cross margin the whole account stands behind the order. Give collateral, in USDT, or margin isolated.'
    : null;
}

/** The preview of the practice ticket, for any market: the order alone in an account with this collateral. */
function previewOf(given: Given) {
  const { side, size, entry, leverage, order, margin, collateral = 0, hours = 0, ...rest } = given;
  const { stop = null, target = null, others = 0, rate = FUNDING_RATE } = rest;
  const { taker = TAKER, maker = MAKER, maintenance: share = practice.maintenancePercent } = rest;
  const [sign, worth] = [side === 'long' ? 1 : -1, notional(size, entry)];
  const feePercent = order === 'market' ? taker : maker;
  const fee = feeEstimate(worth, feePercent);
  const settlements = settlementsWithin(hours, FUNDING_HOURS);
  const funding = fundingPayment(sign * size, entry, rate) * settlements;
  const own = (worth * share) / 100;
  const backing =
    margin === 'cross'
      ? { price: entry, balance: collateral - fee, maintenance: own + others }
      : { price: entry, balance: worth / leverage, maintenance: own };
  const opening = {
    side,
    quantity: size,
    price: entry,
    feePercent,
    exitFeePercent: taker,
    slippage: 0,
    funding,
  };
  const exits = { stopLoss: stop, takeProfit: target };
  const outlook = outlookOf(opening, leverage, exits, { quantity: sign * size, backing });
  const needed = outlook.cost + fee + outlook.exitFee;
  return {
    ...outlook,
    worth,
    fees: fee + outlook.exitFee,
    funding: hours > 0 ? funding : null,
    settlements,
    /** Why Bybit wouldn't take it, and what to change. */
    refusal:
      own >= outlook.cost
        ? 'its margin isn’t above the maintenance margin. To open it, lower the leverage.'
        : margin === 'cross' && collateral < Math.max(needed, backing.maintenance)
          ? `it needs ${usdt(Math.max(needed, backing.maintenance))} with both fees, and the account has ${usdt(collateral)}. To open it, make it smaller or add collateral.`
          : null,
  };
}
type Preview = ReturnType<typeof previewOf>;

const NOT_COUNTED =
  'slippage, other positions that move, coins as collateral, borrowing and its interest, liquidation in parts, auto-deleveraging';

/** What stands in the numbers without having been given. */
function assumptionsOf({ margin, others, hours, rate, taker, maker, maintenance }: Given): string[] {
  return [
    taker === undefined || maker === undefined
      ? `Bybit’s base fees: ${plainPercent(taker ?? TAKER)} taker, ${plainPercent(maker ?? MAKER)} maker.`
      : '',
    maintenance === undefined ? `Maintenance margin ${plainPercent(practice.maintenancePercent)}.` : '',
    margin === 'cross' && others === undefined ? 'No other positions in the account.' : '',
    hours === undefined
      ? 'Funding isn’t counted: give hours.'
      : rate === undefined
        ? `Funding of ${plainPercent(FUNDING_RATE)} every ${FUNDING_HOURS} hours.`
        : '',
    'It closes at market.',
    `Not counted: ${NOT_COUNTED}.`,
  ].filter(Boolean);
}

/** Paid is −, received is +. */
const flow = (value: number) => `${signedNumber(value, 2)} USDT`;
const level = (value: number) => `${priceText(value)} USDT`;
const percentText = (value: number) => signedPercent(value, 2);

/** The number in a text, so that both always say the same. */
const valueIn = (text: string) => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));

type PlanNumber = readonly [name: string, value: number | null, text: (value: number) => string];

/** Each number as a trader reads it, what isn't there left out. */
function numbersOf({ entry }: Given, preview: Preview) {
  const { worth, cost, fees, funding, settlements, breakEven, atStop, atTarget, ratio, refusal } = preview;
  const liquidation = refusal ? null : preview.liquidation;
  const rows: readonly PlanNumber[] = [
    ['Position value', worth, usdt],
    ['Margin', cost, usdt],
    ['Fees, in and out', -fees, flow],
    [`Funding, ${counted(settlements, 'payment')}`, funding === null ? null : -funding + 0, flow],
    ['Break-even', breakEven, level],
    ['Result at the stop', atStop, flow],
    ['Result at the target', atTarget, flow],
    ['Reward for 1 of risk', ratio, (value) => formatNumber(value, 2)],
    ['Liquidation', liquidation, level],
    ['Distance to liquidation', liquidation && distancePercent(liquidation, entry), percentText],
  ];
  return rows.flatMap(([name, value, text]) =>
    value === null ? [] : [{ name, text: text(value), value: valueIn(text(value)) }],
  );
}

/** What stands in the way of the order, most pressing first; otherwise what it can bring. */
function verdictOn({ margin, stop, target }: Given, preview: Preview): string {
  const { refusal, isStopTooLate, liquidation, atStop, atTarget } = preview;
  const away =
    liquidation === null
      ? 'This position alone can’t bring the account to liquidation'
      : `Liquidation at ${level(liquidation)}`;
  if (refusal) {
    return `Bybit refuses this order: ${refusal}`;
  }
  if (isStopTooLate) {
    const remedy = margin === 'cross' ? 'make it smaller, add collateral' : 'lower the leverage';
    return `${away} comes before the stop-loss at ${level(stop ?? 0)}. To be stopped first, ${remedy} or move the stop closer.`;
  }
  const results = [
    stop === undefined ? '' : `${flow(atStop ?? 0)} at the stop`,
    target === undefined ? '' : `${flow(atTarget ?? 0)} at the target`,
  ].filter(Boolean);
  const eaten = target !== undefined && (atTarget ?? 0) <= 0 ? 'Costs eat the gain. ' : '';
  return `${eaten}${results.length > 0 ? `The result is ${results.join(' and ')}. ` : ''}${away}.`;
}

export const planOrder = docsTool({
  name: 'plan_order',
  title: 'Plan an order',
  description:
    'Cost, fees, funding, break-even, results at stop and target, and the liquidation estimate of an order for a linear perpetual on Bybit, as the practice ticket works them out. Cross margin asks for collateral. What was assumed is listed: say it too.',
  input,
  output: z.object({
    verdict: z.string(),
    order: z.string(),
    numbers: z.array(z.object({ name: z.string(), text: z.string(), value: z.number() })),
    assumptions: z.array(z.string()),
    page: z.string(),
  }),
  async run(given, site) {
    const problem = problemOf(given);
    if (problem) {
      throw new DocsProblem(problem);
    }
    const preview = previewOf(given);
    const { side, size, symbol, leverage, margin, entry } = given;
    const coin = symbol.toUpperCase().replace(/[/-]?(USDT|USDC|PERP)$/, '');
    const order = `${side === 'long' ? 'Long' : 'Short'} ${formatNumber(size, decimalsOf(size))} ${coin} at ${level(entry)}, ${leverage}× in ${margin} margin`;
    const numbers = numbersOf(given, preview);
    const verdict = verdictOn(given, preview);
    const assumptions = assumptionsOf(given);
    const page = siteAddress(await site.data(), PAGE);
    return {
      text: [
        `${order}. ${verdict}`,
        ...numbers.map(({ name, text }) => `${name}: ${text}`),
        `Assumed: ${assumptions.join(' ')}`,
        `See ${page}`,
      ].join('\n'),
      data: { verdict, order, numbers, assumptions, page },
    };
  },
});
