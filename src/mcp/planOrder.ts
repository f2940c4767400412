import { addressOf, DocsProblem, docsTool } from '@pt-docs/mcp';
import { distancePercent } from '@site/data/formulas/trading/orders';
import { defaultsOf, readState, writeState } from '@site/src/figures/kit/state/codec';
import { codecs, figure } from '@site/src/figures/OrderCost/figure';
import { COIN, ENTRY, estimateOrder, type OrderInput } from '@site/src/figures/OrderCost/model';
import { describeOrder, LEFT_OUT } from '@site/src/figures/OrderCost/words';
import { z } from 'zod';

const usual = defaultsOf(codecs);
const amount = z.number().positive().max(1e12);
const percent = z.number().min(0).max(100);
const choice = ({ choices }: { readonly choices: readonly string[] }) => z.enum(choices);

const input = z.object({
  symbol: z
    .string()
    .trim()
    .max(30)
    .regex(
      /^[A-Za-z0-9]+([/-]?(USDT|USDC|PERP))?$/i,
      'symbol is a coin or its linear contract: ETH, ETHUSDT.',
    )
    .default(COIN)
    .describe('Coin or linear contract'),
  entry: amount.optional().describe('Price in USDT; needed unless the symbol is BTC'),
  side: choice(codecs.side).default(usual.side),
  size: amount.optional().describe('In coins; needed unless the symbol is BTC'),
  leverage: z.number().min(1).max(200).default(usual.leverage),
  margin: choice(codecs.margin).default(usual.margin).describe('Margin mode of the account'),
  mode: choice(codecs.mode).default(usual.mode).describe('Position mode on Bybit'),
  collateral: amount.default(usual.collateral).describe('USDT at market value, for cross'),
  held: choice(codecs.held).default(usual.held).describe('Collateral in USDT, or in the coin itself'),
  counts: percent.default(usual.counts).describe('Collateral ratio of coins, %'),
  others: z.number().min(0).max(1e12).default(usual.others).describe('Maintenance margin of other positions'),
  maintenance: percent.default(Number(usual.maintenance)).describe('Maintenance margin rate, %'),
  fee: z.number().min(0).max(10).default(usual.fee).describe('Taker, % per fill'),
  maker: z.number().min(0).max(10).default(usual.maker).describe('Maker, % per fill'),
  hours: z.int().min(1).max(100_000).default(usual.hours).describe('Until the exit'),
  rate: z.number().min(-100).max(100).default(usual.rate).describe('Funding, % per payment'),
  hourly: z.boolean().default(usual.hourly).describe('Funding switched to hourly'),
  stop: percent.default(usual.stop).describe('Distance from the entry, %'),
  target: z.number().min(0).max(1_000).default(usual.target).describe('Distance from the entry, %'),
  stopPrice: amount.optional().describe('Instead of stop'),
  targetPrice: amount.optional().describe('Instead of target'),
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

/** The search string of the figure in this state; null where it can't show these very values. */
function searchOf(order: OrderInput): string | null {
  const search = writeState(figure.id, codecs, order, '');
  const shown = readState(figure.id, codecs, search);
  return (Object.keys(order) as (keyof OrderInput)[]).every((key) => shown[key] === order[key])
    ? search
    : null;
}

export const planOrder = docsTool({
  name: 'plan_order',
  title: 'Plan an order',
  description: `A check of an order for a linear perpetual on Bybit before it is sent: cost, fees as taker and maker, funding until the exit, break-even, results at stop and target, and the liquidation estimate. Any symbol and price; slippage only for BTC at ${ENTRY}, whose sample book is here. Left out: ${LEFT_OUT}. In USDT; what is paid is negative.`,
  input,
  async run(given, site) {
    const { symbol, entry: price, size: coins, stopPrice, targetPrice, maintenance, ...rest } = given;
    const coin = symbol.toUpperCase().replace(/[/-]?(USDT|USDC|PERP)$/, '');
    if (coin !== COIN && (price === undefined || coins === undefined)) {
      throw new DocsProblem(`Give entry and size for ${coin}: there's no example of it.`);
    }
    if (coin.endsWith('USD')) {
      throw new DocsProblem(
        `${coin} looks like an inverse contract. This plans linear ones, such as ${coin}T.`,
      );
    }
    const entry = price ?? ENTRY;
    const order = {
      ...rest,
      size: coins ?? usual.size,
      stop: stopPrice === undefined ? rest.stop : distanceOf(given, entry, 'stop', stopPrice),
      target: targetPrice === undefined ? rest.target : distanceOf(given, entry, 'target', targetPrice),
      maintenance: String(maintenance),
    } as OrderInput;
    const market = { coin, entry };
    const estimate = estimateOrder(order, market);
    const { verdict, detail } = describeOrder(order, estimate, market);
    const { remedies, ...readings } = estimate;
    const data = await site.data();
    const path = data.figures[figure.id] ?? '/';
    const search = coin === COIN && entry === ENTRY ? searchOf(order) : null;
    const page = addressOf(data, path);
    const shown = search === null ? null : addressOf(data, `${path}${search}#${figure.id}`);
    const note = estimate.slippage === null ? ' Slippage isn’t in it.' : '';
    return {
      text: `${verdict}\n${detail}${note}\n${Object.entries(readings)
        .map(([name, value]) => `${name}: ${value ?? 'none'}`)
        .join('\n')}\nSee ${shown ?? page}`,
      data: {
        verdict,
        detail: detail + note,
        readings: { entry, ...readings, remedies: remedies.join(', ') },
        page,
        figure: shown,
      },
    };
  },
});
