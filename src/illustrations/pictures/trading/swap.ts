import {
  averagePrice,
  constantProductOutput,
  gasCost,
  minimumReceived,
  priceImpact,
} from '@site/data/formulas/trading/amm';
import { formatNumber, percent } from '@site/src/lib/text/format';

/** The swap of the worked examples: 10,000 USDC into a pool with 1,000 ETH and 2,000,000 USDC. */
const PAID = 10_000;
const TOLERANCE = 0.5;
const POOL = { reserveIn: 2_000_000, reserveOut: 1_000, fee: 0.003 };
const out = constantProductOutput(POOL, PAID);

export const ADDRESS = '0x7A3d…C41e';
export const pays = `${formatNumber(PAID, 2)} USDC`;
export const receives = formatNumber(out, 4);
export const minimum = `${formatNumber(minimumReceived(out, TOLERANCE / 100), 4)} ETH`;
export const gas = `${formatNumber(gasCost(180_000, 12, 1), 5)} ETH`;

/** The quote, line by line. */
export const quote = {
  Rate: `1 ETH = ${formatNumber(averagePrice(PAID, out), 2)} USDC`,
  'Price impact': percent(priceImpact(POOL, PAID) * 100, 2),
  'Minimum received': minimum,
  Route: 'USDC → ETH, one pool',
  'Pool fee': percent(POOL.fee * 100, 2),
  Gas: `${gas}, about $4.68`,
};
