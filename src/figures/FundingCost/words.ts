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

/** The sentence below the picture. */
export function describeFunding(input: FundingInput, reading: FundingReading = readFunding(input)): string {
  const { eightHourPercent, yearPercent, total, ofMarginPercent } = reading;
  const due = total === 0 ? 'pays nothing' : `${total < 0 ? 'receives' : 'pays'} ${usd(Math.abs(total), 2)}`;
  const share =
    total === 0 ? '' : `: ${percent(Math.abs(ofMarginPercent), 2)} of its margin at ${leverageText(input)}`;
  return `${rateText(input)} every ${input.intervalHours} h is ${signedPercent(eightHourPercent, 3)} per 8 h and ${signedPercent(yearPercent, 2)} a year. If it stays, a ${input.side} of ${usd(input.positionUsd, 0)} ${due} over ${settlementsText(input)} (${heldText(reading)})${share}.`;
}
