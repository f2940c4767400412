import Choice from '@site/src/kit/controls/Choice';
import { toStep } from '@site/src/kit/controls/range';
import Slider from '@site/src/kit/controls/Slider';
import Drawing, { WIDTH } from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import Label from '@site/src/kit/drawing/Label';
import { linePath } from '@site/src/kit/drawing/paths';
import ValueAxis from '@site/src/kit/drawing/ValueAxis';
import { decimalsOf, formatNumber, percent, tickNumber, usdc } from '@site/src/lib/text/format';
import { scaleLinear } from 'd3-scale';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import { abovePercent, describeSwap, eth, inputOf, quoteSwap, swapCurve } from './model';

const HEIGHT = 256;
const PLOT = { left: 4, right: 322, top: 26, bottom: 210 };
const LARGEST_PAY = codecs.pay.range.max;
const X_TICKS = [0, 50_000, 100_000, 150_000, 200_000];
const Y_TICKS = [0, 25, 50, 75, 100].map((value) => ({ value, label: String(value) }));

const x = scaleLinear([0, LARGEST_PAY], [PLOT.left, PLOT.right]);

type SwapCurveProps = {
  pay: number;
  feePercent: number;
  quote: ReturnType<typeof quoteSwap>;
  onPay: (pay: number) => void;
};

/** Received against paid: the straight line is the mid price, the curve is the pool. Drag along it to change the size. */
function SwapCurve({ pay, feePercent, quote, onPay }: SwapCurveProps) {
  const { received, minimum, mid } = quote;
  const y = scaleLinear([0, LARGEST_PAY / mid], [PLOT.bottom, PLOT.top]);
  return (
    <Drawing
      height={HEIGHT}
      label="ETH received for USDC paid: the pool’s curve below the straight line of the mid price"
      onPick={(at) => onPay(toStep(codecs.pay.range, x.invert(at.x)))}
    >
      <ValueAxis plot={PLOT} y={y} ticks={Y_TICKS} taken={[PLOT.bottom]} />
      <Label bright x={WIDTH} y={15} end text="ETH received" />
      {X_TICKS.map((tick) => (
        <Label key={tick} axis x={x(tick)} y={PLOT.bottom + 20} textAnchor={tick === 0 ? 'start' : 'middle'}>
          {tickNumber(tick)}
        </Label>
      ))}
      <Label x={PLOT.right} y={PLOT.bottom + 40} end text="USDC paid →" />
      <path className={drawing.dashed} d={`M${x(0)} ${y(0)}L${x(LARGEST_PAY)} ${y(LARGEST_PAY / mid)}`} />
      <Label x={x(130_000)} y={y(130_000 / mid) - 12} end text="mid price" />
      <path
        className={drawing.line}
        d={linePath(
          swapCurve(feePercent, LARGEST_PAY, 40).map((point) => [x(point.pay), y(point.received)] as const),
        )}
      />
      <path className={drawing.warn} d={`M${x(pay)} ${y(received)}V${y(minimum)}`} />
      <circle className={drawing.handle} cx={x(pay)} cy={y(received)} r={7} />
    </Drawing>
  );
}

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
          ['Lost within the tolerance, at most', lossText(quote.toleranceLoss)],
          ['Lost against mid, at most', lossText(quote.feeLoss + quote.impactLoss + quote.toleranceLoss)],
          ['You receive', eth(quote.received)],
          ['Price impact, before the fee', percent(quote.impactPercent, 2)],
          ['Lost to the fee', usdc(quote.feeLoss)],
          ['Lost to your own impact', usdc(quote.impactLoss)],
          ['Minimum received', eth(quote.minimum)],
          ['A sandwich could take', eth(quote.sandwichLoss)],
        ],
      }}
    >
      <SwapCurve pay={state.pay} feePercent={Number(state.fee)} quote={quote} onPay={set.pay} />
    </FigureBody>
  );
}
