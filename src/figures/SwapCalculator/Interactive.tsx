import Choice from '@site/src/kit/controls/Choice';
import Slider from '@site/src/kit/controls/Slider';
import { decimalsOf, formatNumber, percent } from '@site/src/lib/text/format';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import { abovePercent, describeSwap, eth, inputOf, quoteSwap, usdc } from './model';
import SwapCurve from './SwapCurve';

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const input = inputOf(state);
  const quote = quoteSwap(input);
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
        ['You receive', eth(quote.received)],
        ['Price impact, before the fee', percent(quote.impactPercent, 2)],
        ['Minimum received', eth(quote.minimum)],
        ['A sandwich could take', eth(quote.sandwichLoss)],
      ]}
      numbers={{
        label: 'Numbers of the swap',
        rows: [
          ['You pay', usdc(state.pay)],
          ['Mid price', `${formatNumber(quote.mid, 2)} USDC per ETH`],
          [
            'Average price, with the fee',
            `${formatNumber(quote.average, 2)} USDC per ETH, ${abovePercent(quote)} above mid`,
          ],
          ['Pool fee', `${state.fee}%`],
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
