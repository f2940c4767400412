import { decimalsOf, formatNumber, percent } from '@site/src/lib/text/format';
import Choice from '../kit/controls/Choice';
import Slider from '../kit/controls/Slider';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { quoteSwap } from './model';
import SwapCurve from './SwapCurve';
import { abovePercent, describeSwap, eth, inputOf, usdc } from './words';

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const input = inputOf(state);
  const quote = quoteSwap(input);
  const received = eth(quote.received);
  const minimum = eth(quote.minimum);
  const sandwich = eth(quote.sandwichLoss);
  const lossText = (loss: number) => `${usdc(loss)}, ${percent((loss / state.pay) * 100, 2)} of what you pay`;

  return (
    <FigureBody
      onReset={reset}
      finding={describeSwap(input, quote)}
      controls={
        <>
          <Slider {...control('pay')} label="You pay" shown={usdc(state.pay)} />
          <Slider
            {...control('tolerance')}
            label="Slippage tolerance"
            shown={percent(state.tolerance, decimalsOf(state.tolerance, 1))}
          />
          <Choice {...control('fee')} label="Pool fee" nameOf={(value) => `${value}%`} />
        </>
      }
      readings={[
        ['You receive', received],
        ['Price impact', percent(quote.impactPercent, 2)],
        ['Minimum received', minimum],
        ['A sandwich could take', sandwich],
      ]}
      numbers={{
        label: 'Numbers of the swap',
        rows: [
          ['You pay', usdc(state.pay)],
          ['Mid price', `${formatNumber(quote.mid, 2)} USDC per ETH`],
          ['You receive', received],
          [
            'Average price, with the fee',
            `${formatNumber(quote.average, 2)} USDC per ETH, ${abovePercent(quote)} above mid`,
          ],
          ['Price impact, before the fee', percent(quote.impactPercent, 2)],
          ['Pool fee', `${state.fee}%`],
          ['Minimum received', minimum],
          ['Largest loss to a sandwich', sandwich],
          ['Lost to the fee', lossText(quote.feeLoss)],
          ['Lost to your own impact', lossText(quote.impactLoss)],
          ['Lost within the tolerance, at most', lossText(quote.toleranceLoss)],
          ['Lost against mid, at most', lossText(quote.feeLoss + quote.impactLoss + quote.toleranceLoss)],
        ],
      }}
    >
      <SwapCurve pay={state.pay} feePercent={Number(state.fee)} quote={quote} onPay={set.pay} />
    </FigureBody>
  );
}
