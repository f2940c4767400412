import { annualiseFunding, fundingPayment, normaliseFunding } from '@site/data/formulas/trading/funding';

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
