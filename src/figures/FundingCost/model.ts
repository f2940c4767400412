import { annualiseFunding, fundingPayment, normaliseFunding } from '@site/data/formulas/trading/funding';
import {
  counted,
  decimalsOf,
  formatNumber,
  percent,
  plainNumber,
  signedPercent,
  usd,
} from '@site/src/lib/text/format';
import { type Finding, LONGEST_VERDICT } from '../kit/shell/finding';

export const INTERVALS = ['1', '2', '4', '8'] as const;

export type FundingInput = {
  readonly ratePercent: number;
  readonly intervalHours: number;
  readonly side: 'long' | 'short';
  readonly positionUsd: number;
  readonly leverage: number;
  readonly settlements: number;
};

/** The rate is held constant, which no market does: a total is what this rate would cost, not what will be paid. */
export function readFunding(input: FundingInput) {
  const { ratePercent, intervalHours, side, positionUsd, leverage, settlements } = input;
  const longPays = fundingPayment(positionUsd, 1, ratePercent);
  const payment = side === 'long' ? longPays : -longPays;
  const margin = positionUsd / leverage;
  const total = payment * settlements;
  return {
    eightHourPercent: normaliseFunding(ratePercent, intervalHours),
    yearPercent: annualiseFunding(ratePercent, intervalHours),
    // Adding 0 turns the −0 of a short at a rate of zero into 0.
    /** Positive: the position pays. */
    payment: payment + 0,
    total: total + 0,
    hours: settlements * intervalHours,
    margin,
    ofMarginPercent: (total * 100) / margin + 0,
  };
}

export type FundingReading = ReturnType<typeof readFunding>;

export const rateText = ({ ratePercent }: FundingInput) =>
  signedPercent(ratePercent, decimalsOf(ratePercent, 3));
export const settlementsText = ({ settlements }: FundingInput) => counted(settlements, 'settlement');
export const heldText = ({ hours }: FundingReading) =>
  hours >= 48 && hours % 24 === 0 ? `${formatNumber(hours / 24, 0)} days` : `${formatNumber(hours, 0)} hours`;
export const leverageText = ({ leverage }: FundingInput) => `${plainNumber(leverage)}×`;

/** Cents only where they say something. */
const money = (amount: number) => usd(Math.abs(amount), Math.abs(amount) < 1e6 ? 2 : 0);
export const shareText = ({ ofMarginPercent }: FundingReading) =>
  percent(Math.abs(ofMarginPercent), Math.abs(ofMarginPercent) < 1_000 ? 2 : 0);
export const moneyText = (due: number) =>
  due === 0 ? usd(0, 2) : `${due > 0 ? 'paid' : 'received'} ${money(due)}`;

/** What the position pays or receives. The leverage is left out where the sentence would get too long. */
export function describeFunding(input: FundingInput, reading: FundingReading = readFunding(input)): Finding {
  const { yearPercent, total } = reading;
  const sentence = (leverage: string) =>
    `Holding ${usd(input.positionUsd, 0)}${leverage} for ${heldText(reading)} ${total < 0 ? 'pays' : 'costs'} a ${input.side} ${money(total)}, or ${shareText(reading)} of its margin.`;
  const whole = sentence(` at ${leverageText(input)}`);
  const held = whole.length > LONGEST_VERDICT ? sentence('') : whole;
  return {
    verdict: total === 0 ? `At a rate of ${rateText(input)} a ${input.side} pays nothing.` : held,
    detail: `That holds if the rate stays the same through ${settlementsText(input)}, which it rarely does. Paid every ${input.intervalHours} h, it comes to ${signedPercent(yearPercent, 2)} a year.`,
  };
}
