import { addressOf, DocsProblem, docsTool } from '@pt-docs/mcp';
import { distancePercent } from '@site/data/formulas/trading/orders';
import { z } from 'zod';
import { describeOrder, estimateOrder, LEFT_OUT, type OrderPlan, orderFields, SAMPLE } from './orderPlan';

/** What a plan for the market of the worked examples needn't say. */
const SIZE = 0.05;
const PAGE = '/docs/trading/centralised-exchange/cost-and-liquidation';

const price = z.number().positive().max(1e12);

const input = z.object({
  symbol: z
    .string()
    .trim()
    .max(30)
    .regex(
      /^[A-Za-z0-9]+([/-]?(USDT|USDC|PERP))?$/i,
      'symbol is a coin or its linear contract: ETH, ETHUSDT.',
    )
    .default(SAMPLE.coin)
    .describe('Coin or linear contract'),
  entry: price.optional().describe('Price in USDT; needed unless the symbol is BTC'),
  size: price.optional().describe('In coins; needed unless the symbol is BTC'),
  ...orderFields,
  stopPrice: price.optional().describe('Instead of stop'),
  targetPrice: price.optional().describe('Instead of target'),
});
type Given = z.infer<typeof input>;

/** How far a price lies from the entry, on the side on which it can be a stop or a target. */
function distanceOf({ side }: Given, entry: number, name: 'stop' | 'target', price: number): number {
  const distance = distancePercent(price, entry) * ((side === 'long') === (name === 'target') ? 1 : -1);
  if (distance <= 0) {
    throw new DocsProblem(
      `The ${name} of a ${side} lies ${(side === 'long') === (name === 'target') ? 'above' : 'below'} its entry of ${entry}.`,
    );
  }
  return distance;
}

function planOf(given: Given): OrderPlan {
  const { symbol, entry: asked, size, stopPrice, targetPrice, ...rest } = given;
  const coin = symbol.toUpperCase().replace(/[/-]?(USDT|USDC|PERP)$/, '');
  if (coin !== SAMPLE.coin && (asked === undefined || size === undefined)) {
    throw new DocsProblem(`Give entry and size for ${coin}: there's no example of it.`);
  }
  if (coin.endsWith('USD')) {
    throw new DocsProblem(
      `${coin} looks like an inverse contract. This plans linear ones, such as ${coin}T.`,
    );
  }
  const entry = asked ?? SAMPLE.entry;
  return {
    ...rest,
    coin,
    entry,
    size: size ?? SIZE,
    stop: stopPrice === undefined ? rest.stop : distanceOf(given, entry, 'stop', stopPrice),
    target: targetPrice === undefined ? rest.target : distanceOf(given, entry, 'target', targetPrice),
  };
}

/** The example that stands where nothing is given. */
export const examplePlan = planOf(input.parse({}));

export const planOrder = docsTool({
  name: 'plan_order',
  title: 'Plan an order',
  description: `Cost, fees, funding, break-even, results at stop and target, and the liquidation estimate of an order for a linear perpetual on Bybit. Slippage only for BTC at ${SAMPLE.entry}. Left out: ${LEFT_OUT}. In USDT; what is paid is negative.`,
  input,
  output: z.object({
    verdict: z.string(),
    detail: z.string(),
    readings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    page: z.string(),
  }),
  async run(given, site) {
    const plan = planOf(given);
    const estimate = estimateOrder(plan);
    const { verdict, detail } = describeOrder(plan, estimate);
    const { remedies, ...readings } = estimate;
    const page = addressOf(await site.data(), PAGE);
    const note = estimate.slippage === null ? ' Slippage isn’t in it.' : '';
    return {
      text: `${verdict}\n${detail}${note}\n${Object.entries(readings)
        .map(([name, value]) => `${name}: ${value ?? 'none'}`)
        .join('\n')}\nSee ${page}`,
      data: {
        verdict,
        detail: detail + note,
        readings: { entry: plan.entry, ...readings, remedies: remedies.join(', ') },
        page,
      },
    };
  },
});
