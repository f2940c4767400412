import { annualisedBasis, basisPercent } from '@site/data/formulas/trading/basis';
import { fundingPayment, settlementsWithin } from '@site/data/formulas/trading/funding';
import {
  breakEvenPrice,
  crossLiquidationEstimate,
  distancePercent,
  feeEstimate,
  initialMargin,
  liquidationEstimate,
  notional,
  quantityForRisk,
  roundDownToStep,
} from '@site/data/formulas/trading/orders';
import { bybitFees } from '@site/data/trading/exchange-limits';
import { codecs as basisCodecs } from '@site/src/figures/AnnualisedBasis/codecs';
import { SPOT } from '@site/src/figures/AnnualisedBasis/model';
import { defaultsOf } from '@site/src/figures/kit/state/codec';
import { codecs as orderCodecs } from '@site/src/figures/OrderCost/codecs';
import { ENTRY, type Side } from '@site/src/figures/OrderCost/model';
import { counted, formatNumber, plainNumber, signedPercent, usd } from '@site/src/lib/text/format';
import { type Asked, amountsIn, has, YEAR } from './asked';
import { shareChange, sideChange, wordChange } from './changes';
import { figureAddress } from './figureAddress';
import { funding, USUAL_HOURS } from './funding';
import {
  byRole,
  DOLLARS,
  dollars,
  heldText,
  ofUnit,
  percent,
  type Recognise,
  recogniser,
  shortened,
  sideOf,
  signed,
} from './recogniser';
import { swap } from './swap';

const ORDER_WORDS =
  'long|short|buy|sell|entry|entered|leveraged?|lev|position|order|trade|bybit|price|perp|(btc|bitcoin|eth|sol|xrp|bnb|doge)(usdt?|usdc|perp)?';

const standard = defaultsOf(orderCodecs);
const price = (value: number) => formatNumber(value, value < 10 ? 4 : 2);
const usdt = (value: number) => `${formatNumber(value, 2)} USDT`;

function away(value: number, from: number): string {
  const distance = distancePercent(value, from);
  return `${formatNumber(Math.abs(distance), 2)}% ${distance < 0 ? 'below' : 'above'}`;
}

const liquidation = recogniser(
  /\bliq/,
  `liq|liquidat(ed|ion|ions|es?)|isolated|margin|maintenance|mmr?|rate|${ORDER_WORDS}`,
  (asked) => {
    const side = sideOf(asked);
    const given = amountsIn(asked, { entry: '', leverage: 'x' }, { maintenance: '%' });
    const isNamed = has(asked, /^(maintenance|mmr?)$/) === (given?.maintenance !== undefined);
    if (!side || side === 'both' || !given || !isNamed) {
      return null;
    }
    const { entry, leverage, maintenance = Number(standard.maintenance) } = given;
    const at = maintenance > 0 ? liquidationEstimate(side, entry, leverage, maintenance) : Number.NaN;
    const state = { margin: 'isolated', side, leverage, maintenance: `${maintenance}` };
    return at > 0
      ? {
          sentence: `A ${plainNumber(leverage)}× ${side} from ${plainNumber(entry)} is liquidated near ${price(at)}, ${away(at, entry)}.`,
          number: price(at),
          assumed: `Isolated margin, ${percent(maintenance)} maintenance margin, no fees or funding.`,
          changes: [
            sideChange(asked, side),
            shareChange(
              asked,
              'maintenance',
              orderCodecs.maintenance.choices,
              maintenance,
              given.maintenance !== undefined,
            ),
          ],
          url: figureAddress('order-cost', orderCodecs, entry === ENTRY && state),
        }
      : null;
  },
);

/** The fee of a fill: as told, or Bybit's by role. Null where two roles are named, or it is no fee. */
function feeOf(asked: Asked, told: number | undefined) {
  const [isTaker, isMaker] = [has(asked, /^taker$/), has(asked, /^maker$/)];
  const role = isMaker ? 'maker' : 'taker';
  const fee = told ?? bybitFees.derivatives[role];
  const isFee = fee > 0 && fee < 50 && !(isTaker && isMaker);
  if (!isFee) {
    return null;
  }
  return told
    ? { fee, from: 'that fee', changes: [] }
    : {
        fee,
        from: `Bybit’s base ${role} fee`,
        changes: [wordChange(asked, /\b(taker|maker)\b/, ['taker', 'maker'], role)],
      };
}

const breakEven = recogniser(
  /\bbreak[- ]?even\b/,
  `break|even|breakeven|fees?|fills?|taker|maker|${ORDER_WORDS}`,
  (asked) => {
    const given = amountsIn(asked, {}, { entry: '', fee: '%' });
    const paid = feeOf(asked, given?.fee);
    const side = sideOf(asked) ?? 'long';
    const isAsked = asked.amounts.length > 0 || has(asked, /^(taker|maker|long|short|buy|sell)$/);
    if (!given || !paid || !isAsked || side === 'both') {
      return null;
    }
    const { entry = ENTRY } = given;
    const at = breakEvenPrice(side, entry, paid.fee);
    return {
      sentence: `A ${side} from ${plainNumber(entry)} breaks even at ${price(at)}, ${away(at, entry)}, at ${percent(paid.fee)} per fill.`,
      number: price(at),
      assumed: `Both fills pay ${paid.from}, without slippage and funding, which the figure on the page adds.${given.entry ? '' : ' The entry is an example.'}`,
      changes: [sideChange(asked, side), ...paid.changes],
      // The figure's own break-even has slippage in it.
      url: figureAddress('order-cost', orderCodecs, false),
    };
  },
);

/** What a leverage means for a position: its margin, and whether the stop is reached at all. */
function leverageText(side: Side, value: number, stop: number, account: number, leverage: number): string {
  const margin = initialMargin(value, leverage);
  const at = liquidationEstimate(side, 1, leverage, Number(standard.maintenance));
  const isLate = !(Math.abs(1 - at) * 100 > stop);
  return ` At ${plainNumber(leverage)}× it needs ${usd(margin, 2)} of margin${margin > account ? ', more than there is' : ''}${isLate ? ', and in isolated margin it’s liquidated before the stop' : ''}.`;
}

const positionSize = recogniser(
  /\brisk.*\bstop|\bstop.*\brisk/,
  `risk(ing|ed)?|stop(loss)?|loss|sl|size|sizing|account|balance|equity|capital|${DOLLARS}|${ORDER_WORDS}`,
  (asked) => {
    const roles = byRole(asked.words, { risk: /^risk/, stop: /^stop/ }, ofUnit(asked, '%'));
    const rest = amountsIn(
      { amounts: asked.amounts.filter(({ unit }) => unit !== '%') },
      { account: '' },
      { leverage: 'x' },
    );
    const side = sideOf(asked) ?? 'long';
    const { risk: share = 0, stop = 0 } = roles ?? {};
    if (!rest || side === 'both' || !(stop > 0 && stop < 100 && share > 0 && share <= 100)) {
      return null;
    }
    const { account, leverage } = rest;
    const risk = (account * share) / 100;
    const exit = 1 + ((side === 'long' ? -1 : 1) * stop) / 100;
    // At a price of 1 the quantity is the position's value, which is the same at any entry.
    const value = quantityForRisk(risk, 1, exit, standard.fee);
    const size = roundDownToStep(value / ENTRY, orderCodecs.size.range.exact.step);
    return {
      sentence: `A position of ${usd(value, 0)} loses ${usd(risk, 2)} at a stop ${percent(stop)} away.${leverage ? leverageText(side, value, stop, account, leverage) : ''}`,
      number: usd(value, 0),
      assumed: `${percent(share)} of ${dollars(account)} is at risk, with fees of ${percent(standard.fee)} on both fills of a ${side}. At ${formatNumber(ENTRY, 0)} the size is ${formatNumber(size, 4)} BTC. The figure adds slippage and funding.`,
      changes: [sideChange(asked, side)],
      url: figureAddress('order-cost', orderCodecs, { side, size, stop, ...(leverage ? { leverage } : {}) }),
    };
  },
);

const MARGINS = {
  isolated: 'Isolated margin',
  cross: `Cross margin in an example account of ${usdt(standard.collateral)}, of which other positions need ${usdt(standard.others)}`,
} as const;

/** NaN where the account or the margin is too small for the order. */
function orderLiquidation(side: Side, size: number, leverage: number, mode: keyof typeof MARGINS): number {
  const alone = liquidationEstimate(side, ENTRY, leverage, Number(standard.maintenance));
  if (mode === 'isolated' || Number.isNaN(alone)) {
    return alone;
  }
  const value = notional(size, ENTRY);
  const needed = (value * Number(standard.maintenance)) / 100 + standard.others;
  return standard.collateral < Math.max(initialMargin(value, leverage), needed)
    ? Number.NaN
    : crossLiquidationEstimate(side, ENTRY, size, standard.collateral, needed);
}

/** By the formulas of the figure's model, without the sample book that only its slippage needs. */
const order = recogniser(
  /\b(btc|bitcoin)/,
  `costs?|held|hold|open|over|isolated|cross|margin|${ORDER_WORDS}`,
  (asked) => {
    const side = sideOf(asked);
    const mode = has(asked, /^cross$/) ? 'cross' : 'isolated';
    const given = amountsIn(asked, { size: 'btc', leverage: 'x' }, { hours: 'h' });
    const isBoth = side === 'both' || (mode === 'cross' && has(asked, /^isolated$/));
    if (!side || isBoth || !given || given.size > 1_000) {
      return null;
    }
    const { size, leverage, hours } = given;
    const value = notional(size, ENTRY);
    const at = orderLiquidation(side, size, leverage, mode);
    const due = fundingPayment(size, ENTRY, standard.rate) * settlementsWithin(hours ?? 0, USUAL_HOURS);
    const paid = `, and ${side === 'short' ? 'receives' : 'pays'} ${usdt(due)} of funding in ${heldText(hours ?? 0)}`;
    return at > 0
      ? {
          sentence: `A ${side} of ${plainNumber(size)} BTC at ${formatNumber(ENTRY, 0)} and ${plainNumber(leverage)}× needs ${usdt(initialMargin(value, leverage))} of margin, costs ${usdt(2 * feeEstimate(value, standard.fee))} in fees${hours ? paid : ''}.`,
          number: usdt(initialMargin(value, leverage)),
          assumed: `The entry is an example. ${MARGINS[mode]}, ${percent(standard.fee)} per fill${hours ? `, ${percent(standard.rate)} of funding every ${USUAL_HOURS} h` : ''}. Liquidation near ${price(at)}.`,
          changes: [
            sideChange(asked, side),
            wordChange(
              asked,
              /\b(isolated|cross)( margin)?\b/,
              ['isolated', 'cross'],
              mode,
              (word) => `${word} margin`,
            ),
          ],
          url: figureAddress('order-cost', orderCodecs, {
            margin: mode,
            side,
            size,
            leverage,
            ...(hours ? { hours } : {}),
          }),
        }
      : null;
  },
);

/** In percent of spot: as told, or from both prices. Null where it's neither, or more than that. */
function shareOf(asked: Asked): { share: number; told: string } | null {
  const [stated, ...more] = ofUnit(asked, '%');
  const numbers = ofUnit(asked, '');
  if (stated) {
    return more.length + numbers.length === 0 ? { share: stated.value, told: signed(stated.value) } : null;
  }
  const { spot = 0, futures = 0 } =
    byRole(asked.words, { spot: /^spot$/, futures: /^futures?$/ }, numbers) ?? {};
  const share = basisPercent(futures, spot);
  return spot > 0 && futures > 0 ? { share, told: signedPercent(share, 2) } : null;
}

const basis = recogniser(/\bbasis\b/, 'basis|futures?|spot|premium|left|expiry|expires|contract', (asked) => {
  const found = shareOf(asked);
  const rest = asked.amounts.filter(
    ({ unit, value }) => unit !== '%' && unit !== '' && !(unit === 'every' && value === YEAR),
  );
  const days = (amountsIn({ amounts: rest }, { time: 'h' })?.time ?? 0) / 24;
  if (!found || !(days >= 1) || Math.abs(found.share) > 50) {
    return null;
  }
  const { share, told } = found;
  return {
    sentence: `A basis of ${told} with ${counted(days, 'day')} to expiry is ${signedPercent(annualisedBasis(share, days), 1)} a year.`,
    number: signedPercent(annualisedBasis(share, days), 1),
    assumed: 'Held to expiry, not compounded, without fees.',
    url: figureAddress('annualised-basis-by-days', basisCodecs, {
      futures: shortened(SPOT * (1 + share / 100)),
      days,
    }),
  };
});

const LOSS = 'loss|losses|lose|losing|lost|drawdown|drop(ped)?|down|fall|fell|decline';
const GAIN = 'recover(y|ing)?|gains?|rise|up|back|break|even|breakeven';

const recovery = recogniser(
  new RegExp(`\\b(${GAIN})\\b`),
  `${LOSS}|${GAIN}|after|need(ed)?|required|must|have|get|make|percent|account|i|was|am`,
  (asked) => {
    const loss = amountsIn(asked, { loss: '%' })?.loss ?? 0;
    if (!has(asked, new RegExp(`^(${LOSS})$`)) || loss <= 0 || loss >= 100) {
      return null;
    }
    return {
      sentence: `After a loss of ${percent(loss)} the rest has to gain ${formatNumber((100 * loss) / (100 - loss), 2)}% to be back where it was.`,
      number: `${formatNumber((100 * loss) / (100 - loss), 2)}%`,
      assumed: 'Without fees, and without adding money.',
      url: figureAddress('order-cost', orderCodecs, false),
    };
  },
);

export const calculations: readonly Recognise[] = [
  liquidation,
  breakEven,
  positionSize,
  funding,
  swap,
  order,
  basis,
  recovery,
];
