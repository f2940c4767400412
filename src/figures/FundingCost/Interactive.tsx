import { counted, formatNumber, percent, signedPercent, signedUsd, usd } from '@site/src/lib/format';
import Choice from '../kit/Choice';
import Columns from '../kit/Columns';
import { choiceOf, numberIn } from '../kit/codec';
import FigureBody from '../kit/FigureBody';
import NumbersTable from '../kit/NumbersTable';
import Slider from '../kit/Slider';
import { useFigureState } from '../kit/useFigureState';
import { CostSteps, NormalisedRates } from './FundingPicture';
import { type FundingInput, INTERVALS, readFunding } from './model';

export const FIGURE = 'funding-cost';

export const codecs = {
  rate: numberIn(-0.3, 0.3, 0.01),
  interval: choiceOf(INTERVALS, '8'),
  side: choiceOf(['long', 'short'], 'long'),
  position: numberIn(1_000, 200_000, 30_000),
  leverage: numberIn(1, 50, 10),
  settlements: numberIn(1, 90, 21),
};

export default function Interactive() {
  const { state, set, reset } = useFigureState(FIGURE, codecs);
  const input: FundingInput = {
    ratePercent: state.rate,
    intervalHours: Number(state.interval),
    side: state.side,
    positionUsd: state.position,
    leverage: state.leverage,
    settlements: Math.round(state.settlements),
  };
  const reading = readFunding(input);
  const rate = signedPercent(state.rate, 3);
  const yearly = signedPercent(reading.yearPercent, 2);
  const position = usd(state.position, 0);
  const settlements = counted(input.settlements, 'settlement');
  const held = `${formatNumber(reading.hours, 0)} h`;
  const leverage = `${formatNumber(state.leverage, 0)}×`;
  const due =
    reading.total === 0
      ? 'pays nothing'
      : `${reading.total < 0 ? 'receives' : 'pays'} ${usd(Math.abs(reading.total), 2)}`;
  const share =
    reading.total === 0
      ? ''
      : `: ${percent(Math.abs(reading.ofMarginPercent), 2)} of its margin at ${leverage}`;

  return (
    <FigureBody
      onReset={reset}
      summary={`${rate} every ${state.interval} h is ${signedPercent(reading.eightHourPercent, 3)} per 8 h and ${yearly} a year. If it stays, a ${state.side} of ${position} ${due} over ${settlements} (${held})${share}.`}
      controls={
        <>
          <Slider
            id={`${FIGURE}-rate`}
            label="Published rate"
            min={-0.3}
            max={0.3}
            step={0.005}
            value={state.rate}
            shown={rate}
            onChange={set.rate}
          />
          <Choice
            id={`${FIGURE}-interval`}
            label="Paid every"
            value={state.interval}
            options={INTERVALS.map((value) => ({ value, label: `${value} h` }))}
            onChange={set.interval}
          />
          <Choice
            id={`${FIGURE}-side`}
            label="Position"
            value={state.side}
            options={[
              { value: 'long', label: 'Long' },
              { value: 'short', label: 'Short' },
            ]}
            onChange={set.side}
          />
          <Slider
            id={`${FIGURE}-position`}
            label="Position value"
            min={1_000}
            max={200_000}
            step={1_000}
            value={state.position}
            shown={position}
            onChange={set.position}
          />
          <Slider
            id={`${FIGURE}-settlements`}
            label="Held through"
            min={1}
            max={90}
            step={1}
            value={state.settlements}
            shown={settlements}
            onChange={set.settlements}
          />
          <Slider
            id={`${FIGURE}-leverage`}
            label="Leverage"
            min={1}
            max={50}
            step={1}
            value={state.leverage}
            shown={leverage}
            onChange={set.leverage}
          />
        </>
      }
      numbers={
        <NumbersTable
          label="Numbers of the position"
          head={['Quantity', 'Value']}
          rows={[
            ['Published rate', `${rate} every ${state.interval} h`],
            ...INTERVALS.map((hours) => [
              `The rate per 8 h, if paid every ${hours} h`,
              signedPercent(readFunding({ ...input, intervalHours: Number(hours) }).eightHourPercent, 3),
            ]),
            ['Simple yearly rate', yearly],
            ['Position value', `${position}, ${state.side}`],
            ['Leverage', leverage],
            ['One settlement (+ you pay, − you receive)', signedUsd(reading.payment, 2)],
            ['All settlements', signedUsd(reading.total, 2)],
            ['Held through', settlements],
            ['Time held', held],
            ['Margin', usd(reading.margin, 2)],
            ['Share of margin', signedPercent(reading.ofMarginPercent, 2)],
          ]}
        />
      }
    >
      <Columns layout="even">
        <NormalisedRates input={input} />
        <CostSteps input={input} reading={reading} />
      </Columns>
    </FigureBody>
  );
}
