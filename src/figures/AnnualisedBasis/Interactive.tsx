import { counted, signedPercent, signedUsd, usd } from '@site/src/lib/text/format';
import { useCallback } from 'react';
import Slider from '../kit/controls/Slider';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import BasisCurve from './BasisCurve';
import { codecs } from './codecs';
import { figure } from './figure';
import { readBasis, SPOT } from './model';

const stateOfMarket = (value: number) =>
  value > 0 ? 'contango' : value < 0 ? 'backwardation' : 'level with spot';

/** Compounding a day's basis over a year gives numbers that nobody can use: beyond this only the size is said. */
const READABLE_PERCENT = 1_000;
const yearly = (percent: number) =>
  percent > READABLE_PERCENT ? `over ${signedPercent(READABLE_PERCENT, 0)}` : signedPercent(percent, 1);

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
      summary={`A future at ${usd(state.futures, 0)} against spot at ${usd(SPOT, 0)} is a basis of ${signedPercent(reading.percent, 2)} (${stateOfMarket(reading.basis)}). With ${left} left that is ${yearly(reading.simple)} a year, simple, or ${yearly(reading.compounded)} compounded.`}
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
