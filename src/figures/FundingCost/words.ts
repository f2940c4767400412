import {
  counted,
  decimalsOf,
  formatNumber,
  percent,
  plainNumber,
  signedPercent,
  signedUsd,
  usd,
} from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';
import type { StateOf } from '../kit/state/codec';
import type { codecs } from './codecs';
import { type FundingInput, type FundingReading, readFunding } from './model';

type State = StateOf<typeof codecs>;

export const inputOf = (state: State): FundingInput => ({
  ratePercent: state.rate,
  intervalHours: Number(state.interval),
  side: state.side,
  positionUsd: state.position,
  leverage: state.leverage,
  settlements: Math.round(state.settlements),
});

export const rateText = ({ ratePercent }: FundingInput) =>
  signedPercent(ratePercent, decimalsOf(ratePercent, 3));
export const settlementsText = ({ settlements }: FundingInput) => counted(settlements, 'settlement');
export const heldText = ({ hours }: FundingReading) => `${formatNumber(hours, 0)} h`;
export const leverageText = ({ leverage }: FundingInput) => `${plainNumber(leverage)}×`;

/** As it changes what you have: paid is −, received is +. */
export const moneyText = (due: number) =>
  due === 0 ? usd(0, 2) : `${due > 0 ? 'paid' : 'received'} ${signedUsd(-due, 2)}`;

export function describeFunding(input: FundingInput, reading: FundingReading = readFunding(input)): Finding {
  const { eightHourPercent, yearPercent, total, ofMarginPercent } = reading;
  const due = `${total < 0 ? 'receives' : 'pays'} ${usd(Math.abs(total), 2)}`;
  const perEight = input.intervalHours === 8 ? '' : `${signedPercent(eightHourPercent, 3)} per 8 h and `;
  return {
    verdict:
      total === 0
        ? `At a rate of ${rateText(input)} a ${input.side} pays nothing.`
        : `A ${input.side} ${due} in ${settlementsText(input)}: ${percent(Math.abs(ofMarginPercent), 2)} of its margin.`,
    detail: `${rateText(input)} every ${input.intervalHours} h is ${perEight}${signedPercent(yearPercent, 2)} a year. That’s for ${usd(input.positionUsd, 0)} at ${leverageText(input)}, held ${heldText(reading)}, if the rate stays as it is, which it rarely does.`,
  };
}
