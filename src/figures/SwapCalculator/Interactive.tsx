import { formatNumber, percent } from '@site/src/lib/format';
import Choice from '../kit/Choice';
import Columns from '../kit/Columns';
import { choiceOf, numberIn } from '../kit/codec';
import FigureBody from '../kit/FigureBody';
import NumbersTable from '../kit/NumbersTable';
import Readings from '../kit/Readings';
import Slider from '../kit/Slider';
import { useFigureState } from '../kit/useFigureState';
import { quoteSwap } from './model';
import SwapCurve from './SwapCurve';

export const FIGURE = 'swap-calculator';
const FEES = ['0.01', '0.05', '0.3', '1'] as const;

export const codecs = {
  pay: numberIn(1_000, 200_000, 10_000),
  fee: choiceOf(FEES, '0.3'),
  tolerance: numberIn(0.1, 5, 0.5),
};

export default function Interactive() {
  const { state, set, reset } = useFigureState(FIGURE, codecs);
  const quote = quoteSwap({
    pay: state.pay,
    feePercent: Number(state.fee),
    tolerancePercent: state.tolerance,
  });
  const received = `${formatNumber(quote.received, 4)} ETH`;
  const minimum = `${formatNumber(quote.minimum, 4)} ETH`;
  const sandwich = `${formatNumber(quote.sandwichLoss, 4)} ETH`;

  return (
    <FigureBody
      onReset={reset}
      summary={`Paying ${formatNumber(state.pay, 0)} USDC gives ${received}: price impact ${percent(quote.impactPercent, 2)}, minimum received ${minimum}. A sandwich within the tolerance could take up to ${sandwich}.`}
      controls={
        <>
          <Slider
            id={`${FIGURE}-pay`}
            label="You pay"
            min={1_000}
            max={200_000}
            step={1_000}
            value={state.pay}
            shown={`${formatNumber(state.pay, 0)} USDC`}
            onChange={set.pay}
          />
          <Slider
            id={`${FIGURE}-tolerance`}
            label="Slippage tolerance"
            min={0.1}
            max={5}
            step={0.1}
            value={state.tolerance}
            shown={percent(state.tolerance, 1)}
            onChange={set.tolerance}
          />
          <Choice
            id={`${FIGURE}-fee`}
            label="Pool fee"
            value={state.fee}
            options={FEES.map((value) => ({ value, label: `${value}%` }))}
            onChange={set.fee}
          />
        </>
      }
      numbers={
        <NumbersTable
          label="Numbers of the swap"
          head={['Quantity', 'Value']}
          rows={[
            ['You pay', `${formatNumber(state.pay, 0)} USDC`],
            ['Mid price', `${formatNumber(quote.mid, 2)} USDC per ETH`],
            ['You receive', received],
            ['Average price', `${formatNumber(quote.average, 2)} USDC per ETH`],
            ['Price impact', percent(quote.impactPercent, 2)],
            ['Pool fee', `${state.fee}%`],
            ['Minimum received', minimum],
            ['Largest loss to a sandwich', sandwich],
          ]}
        />
      }
    >
      <Columns layout="wide">
        <SwapCurve
          pay={state.pay}
          feePercent={Number(state.fee)}
          received={quote.received}
          minimum={quote.minimum}
          mid={quote.mid}
        />
        <Readings
          values={[
            ['You receive', received],
            ['Price impact', percent(quote.impactPercent, 2)],
            ['Minimum received', minimum],
            ['A sandwich could take', sandwich],
          ]}
        />
      </Columns>
    </FigureBody>
  );
}
