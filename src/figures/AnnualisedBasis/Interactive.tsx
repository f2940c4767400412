import { toStep } from '@site/src/kit/controls/range';
import Slider from '@site/src/kit/controls/Slider';
import Drawing from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import Label from '@site/src/kit/drawing/Label';
import { linePath } from '@site/src/kit/drawing/paths';
import ValueAxis from '@site/src/kit/drawing/ValueAxis';
import { counted, percent, signedPercent, signedUsd, usd } from '@site/src/lib/text/format';
import { scaleLinear } from 'd3-scale';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import { basisByDays, describeBasis, LIMIT, readBasis, SPOT, yearly } from './model';

const MOST_DAYS = codecs.days.range.max;
const HEIGHT = 280;
const PLOT = { left: 0, right: 296, top: 30, bottom: 236 };

/** Few days to the right: time runs as on a chart, towards expiry. */
const x = scaleLinear([MOST_DAYS, 1], [PLOT.left, PLOT.right]);

type BasisCurveProps = { futures: number; days: number; simple: number; onDays: (days: number) => void };

/** The same price difference, annualised, against the days left. A point picked on it sets the days. */
function BasisCurve({ futures, days, simple, onDays }: BasisCurveProps) {
  const inView = basisByDays(futures, MOST_DAYS).filter((point) => Math.abs(point.simple) <= LIMIT);
  const isInView = Math.abs(simple) <= LIMIT;
  // Only the side of zero that the basis is on.
  const y = scaleLinear(simple < 0 ? [-LIMIT, 0] : [0, LIMIT], [PLOT.bottom, PLOT.top]);
  const edge = simple > 0 ? PLOT.top : PLOT.bottom;
  return (
    <Drawing
      height={HEIGHT}
      label={`Annualised basis of the same price difference against days to expiry; at ${days} days ${yearly(simple)}`}
      onPick={(at) => onDays(toStep(codecs.days.range, x.invert(at.x)))}
    >
      <ValueAxis plot={PLOT} y={y} ticks={y.ticks(4).map((value) => ({ value, label: percent(value, 0) }))} />
      <path className={drawing.line} d={linePath(inView.map((point) => [x(point.days), y(point.simple)]))} />
      <path className={drawing.dashed} d={`M${x(days)} ${PLOT.top}V${PLOT.bottom}`} />
      {isInView ? (
        <circle className={drawing.handle} cx={x(days)} cy={y(simple)} r={6} />
      ) : (
        <path className={drawing.warnFill} d={`M${x(days)} ${edge}l-7 ${simple > 0 ? 12 : -12}h14z`} />
      )}
      <Label bright x={0} y={16} text={`Annualised${isInView ? '' : ', off the scale'}`} />
      {[MOST_DAYS, 120, 60].map((tick) => (
        <Label key={tick} axis x={x(tick)} y={HEIGHT - 22} middle={tick < MOST_DAYS} text={tick} />
      ))}
      <Label x={PLOT.right} y={HEIGHT - 22} end text="expiry" />
      <Label x={PLOT.left} y={HEIGHT - 4} text="days left" />
    </Drawing>
  );
}

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const { futures, days } = state;
  const reading = readBasis(futures, days);

  return (
    <FigureBody
      onReset={reset}
      finding={describeBasis(futures, days)}
      controls={
        <>
          <Slider {...control('futures')} label="Price of the future" shown={usd(futures, 0)} />
          <Slider {...control('days')} label="Time to expiry" shown={counted(days, 'day')} />
        </>
      }
      numbers={{
        label: 'Numbers of the basis',
        rows: [
          ['Future', usd(futures, 0)],
          ['Days to expiry', String(days)],
          ['Spot', usd(SPOT, 0)],
          ['Basis', signedUsd(reading.basis, 0)],
          ['Basis, %', signedPercent(reading.percent, 2)],
          ['Annualised, simple', yearly(reading.simple)],
          ['Annualised, compounded', yearly(reading.compounded)],
        ],
      }}
    >
      <BasisCurve futures={futures} days={days} simple={reading.simple} onDays={set.days} />
    </FigureBody>
  );
}
