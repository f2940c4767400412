import { counted, percent, signedPercent, signedUsd, usd } from '@site/src/lib/text/format';
import { scaleLinear } from 'd3-scale';
import { useCallback } from 'react';
import Slider from '../kit/controls/Slider';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import { linePath } from '../kit/drawing/paths';
import ValueAxis from '../kit/drawing/ValueAxis';
import FigureBody from '../kit/shell/FigureBody';
import { toStep } from '../kit/state/codec';
import { useFigureState } from '../kit/state/useFigureState';
import { usePick } from '../kit/state/usePick';
import { codecs } from './codecs';
import { figure } from './figure';
import { basisByDays, describeBasis, LIMIT, readBasis, SPOT, yearly } from './model';
import styles from './styles.module.css';

const SIZE = { width: 360, height: 280 };
const MOST_DAYS = codecs.days.range.max;
const PLOT = { left: 0, right: 296, top: 30, bottom: 236 };

/** Few days to the right: time runs as on a chart, towards expiry. */
const x = scaleLinear([MOST_DAYS, 1], [PLOT.left, PLOT.right]);
/** Only the side of zero that the basis is on. */
const yOf = (simple: number) => scaleLinear(simple < 0 ? [-LIMIT, 0] : [0, LIMIT], [PLOT.bottom, PLOT.top]);

type BasisCurveProps = {
  futures: number;
  days: number;
  simple: number;
  /** The yearly figure as the reader reads it everywhere in the figure. */
  yearly: string;
  onDays: (days: number) => void;
};

function BasisCurve({ futures, days, simple, yearly, onDays }: BasisCurveProps) {
  const inView = basisByDays(futures, MOST_DAYS).filter((point) => Math.abs(point.simple) <= LIMIT);
  const isInView = Math.abs(simple) <= LIMIT;
  const y = yOf(simple);
  const pick = usePick(SIZE, {
    onPick: useCallback((at) => onDays(toStep(codecs.days.range, x.invert(at.x))), [onDays]),
  });
  const edge = simple > 0 ? PLOT.top : PLOT.bottom;
  return (
    <svg
      className={`${drawing.canvas} ${drawing.pickable}`}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={`Annualised basis of the same price difference against days to expiry; at ${days} days ${yearly}`}
      {...pick}
    >
      <ValueAxis plot={PLOT} y={y} ticks={y.ticks(4).map((value) => ({ value, label: percent(value, 0) }))} />
      <path className={styles.curve} d={linePath(inView.map((point) => [x(point.days), y(point.simple)]))} />
      <line className={styles.days} x1={x(days)} x2={x(days)} y1={PLOT.top} y2={PLOT.bottom} />
      {isInView ? (
        <circle className={styles.point} cx={x(days)} cy={y(simple)} r={6} />
      ) : (
        <path className={styles.beyond} d={`M${x(days)} ${edge}l-7 ${simple > 0 ? 12 : -12}h14z`} />
      )}
      <Label bright x={0} y={16} text={`Annualised: ${yearly}${isInView ? '' : ', off the scale'}`} />
      {[180, 120, 60].map((tick) => (
        <Label
          key={tick}
          axis
          x={x(tick)}
          y={SIZE.height - 22}
          textAnchor={tick === MOST_DAYS ? 'start' : 'middle'}
        >
          {tick}
        </Label>
      ))}
      <Label x={PLOT.right} y={SIZE.height - 22} end text="expiry" />
      <Label x={PLOT.left} y={SIZE.height - 4} text="days left" />
    </svg>
  );
}

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const days = Math.round(state.days);
  const reading = readBasis(state.futures, days);
  const onDays = useCallback((next: number) => change({ days: next }), [change]);
  const left = counted(days, 'day');
  const values = [
    ['Spot', usd(SPOT, 0)],
    ['Future', usd(state.futures, 0)],
    ['Days to expiry', String(days)],
    ['Basis', signedUsd(reading.basis, 0)],
    ['Basis, %', signedPercent(reading.percent, 2)],
    ['Annualised, simple', yearly(reading.simple)],
    ['Annualised, compounded', yearly(reading.compounded)],
  ] as const;

  return (
    <FigureBody
      onReset={reset}
      finding={describeBasis(state.futures, days)}
      controls={
        <>
          <Slider {...control('futures')} label="Price of the future" shown={usd(state.futures, 0)} />
          <Slider {...control('days')} label="Time to expiry" shown={left} onChange={onDays} />
        </>
      }
      readings={values}
      numbers={{ label: 'Numbers of the basis', rows: values }}
    >
      <BasisCurve
        futures={state.futures}
        days={days}
        simple={reading.simple}
        yearly={yearly(reading.simple)}
        onDays={onDays}
      />
    </FigureBody>
  );
}
