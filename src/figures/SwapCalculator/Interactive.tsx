import { formatNumber, percent } from '@site/src/lib/format';
import Choice from '../kit/Choice';
import Columns from '../kit/Columns';
import FigureBody from '../kit/FigureBody';
import NumbersTable from '../kit/NumbersTable';
import Readings from '../kit/Readings';
import Slider from '../kit/Slider';
import { useFigureState } from '../kit/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { quoteSwap } from './model';
import SwapCurve from './SwapCurve';
import { describeSwap, eth, inputOf, usdc } from './words';

export default function Interactive() {
  const { state, reset, control } = useFigureState(figure.id, codecs);
  const input = inputOf(state);
  const quote = quoteSwap(input);
  const received = eth(quote.received);
  const minimum = eth(quote.minimum);
  const sandwich = eth(quote.sandwichLoss);

  return (
    <FigureBody
      onReset={reset}
      summary={describeSwap(input, quote)}
      controls={
        <>
          <Slider {...control('pay')} label="You pay" shown={usdc(state.pay)} />
          <Slider {...control('tolerance')} label="Slippage tolerance" shown={percent(state.tolerance, 1)} />
          <Choice {...control('fee')} label="Pool fee" nameOf={(value) => `${value}%`} />
        </>
      }
      numbers={
        <NumbersTable
          label="Numbers of the swap"
          head={['Quantity', 'Value']}
          rows={[
            ['You pay', usdc(state.pay)],
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
