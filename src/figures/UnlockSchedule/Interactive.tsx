import { toStep } from '@site/src/kit/controls/range';
import Slider from '@site/src/kit/controls/Slider';
import Drawing from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import Label from '@site/src/kit/drawing/Label';
import { stepPath } from '@site/src/kit/drawing/paths';
import ValueAxis from '@site/src/kit/drawing/ValueAxis';
import { formatNumber, percent, shortNumber, shortUsd, usd } from '@site/src/lib/text/format';
import { scaleLinear } from 'd3-scale';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import {
  circulatingAt,
  DAILY_VOLUME,
  describeUnlock,
  MAX_SUPPLY,
  MONTHS,
  PRICE,
  readUnlock,
  type Schedule,
  type UnlockReading,
  unlocksByMonth,
} from './model';

const HEIGHT = 330;
const RIGHT = 312;
const SUPPLY = { left: 0, right: RIGHT, top: 30, bottom: 160 };
const UNLOCKS = { left: 0, right: RIGHT, top: 204, bottom: 298 };

const x = scaleLinear([0, MONTHS], [0, RIGHT]);
const supply = scaleLinear([0, MAX_SUPPLY], [SUPPLY.bottom, SUPPLY.top]);
const monthWidth = x(1) - x(0);

type UnlockChartProps = {
  schedule: Schedule;
  month: number;
  reading: UnlockReading;
  onMonth: (month: number) => void;
};

/** Circulating supply as stairs; below it each month's unlock as a share of what circulates by then. */
function UnlockChart({ schedule, month, reading, onMonth }: UnlockChartProps) {
  const shares = unlocksByMonth(schedule);
  const share = scaleLinear([0, Math.max(5, ...shares)], [UNLOCKS.bottom, UNLOCKS.top]).nice(3);
  const stairs = Array.from(
    { length: MONTHS },
    (_, index) => [x(index + 1), supply(circulatingAt(schedule, index + 1))] as const,
  );
  const line = stepPath([0, supply(circulatingAt(schedule, 0))], stairs);
  return (
    <Drawing
      height={HEIGHT}
      label={`Circulating supply over ${MONTHS} months, and each month’s unlock; in month ${month + 1} it’s ${percent(reading.ofFloatPercent, 1)} of what circulates`}
      onPick={(at) => onMonth(toStep(codecs.month.range, x.invert(at.x) - 0.5))}
    >
      <Label bright x={0} y={16} text="Circulating, % of the maximum" />
      <ValueAxis
        plot={SUPPLY}
        y={supply}
        ticks={[0, 50, 100].map((value) => ({ value: (MAX_SUPPLY * value) / 100, label: `${value}%` }))}
      />
      <path className={drawing.area} d={`${line}V${SUPPLY.bottom}H0z`} />
      <rect
        className={drawing.warnArea}
        x={x(month)}
        y={SUPPLY.top}
        width={monthWidth}
        height={UNLOCKS.bottom - SUPPLY.top}
      />
      <path className={drawing.line} d={line} />
      <circle className={drawing.handle} cx={x(month)} cy={supply(reading.circulating)} r={5} />
      <Label bright x={0} y={UNLOCKS.top - 12} text="Unlocks a month, % of circulating" />
      <ValueAxis
        plot={UNLOCKS}
        y={share}
        taken={[UNLOCKS.bottom]}
        ticks={share.ticks(3).map((value) => ({ value, label: `${value}%` }))}
      />
      {shares.map((value, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
          key={index}
          className={index === month ? drawing.warnFill : drawing.series}
          x={x(index) + monthWidth * 0.15}
          y={share(value)}
          width={monthWidth * 0.7}
          height={UNLOCKS.bottom - share(value)}
        />
      ))}
      {[0, 12, 24, MONTHS].map((each) => (
        <Label key={each} axis x={x(each)} y={HEIGHT - 12} textAnchor={each === 0 ? 'start' : 'middle'}>
          {each === 0 ? 'today' : each === MONTHS ? `${each} mo` : each}
        </Label>
      ))}
    </Drawing>
  );
}

const monthText = (month: number) => (month === 0 ? 'today' : `in ${month} mo`);

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const { month, ...schedule }: Schedule & { month: number } = state;
  const reading = readUnlock(schedule, month);
  const next = readUnlock(schedule, month + 1);
  return (
    <FigureBody
      onReset={reset}
      finding={describeUnlock(month, reading)}
      controls={
        <>
          <Slider {...control('month')} label="Look at" shown={monthText(month)} />
          <Slider {...control('float')} label="Circulating today" shown={percent(state.float, 0)} />
          <Slider {...control('cliff')} label="Cliff" shown={percent(state.cliff, 0)} />
          <Slider {...control('cliffMonth')} label="Cliff after" shown={`${state.cliffMonth} mo`} />
          <Slider {...control('monthly')} label="Released a month" shown={percent(state.monthly, 1)} />
        </>
      }
      numbers={{
        label: 'The month you look at',
        rows: [
          [
            'Look at',
            month === 0 ? 'today, month 1 of the schedule' : `${month} months from now, month ${month + 1}`,
          ],
          ['Circulating today, of the maximum', percent(state.float, 0)],
          ['Cliff, of the maximum', `${percent(state.cliff, 0)} after ${state.cliffMonth} months`],
          ['Released a month, of the maximum', percent(state.monthly, 1)],
          ['Value of the unlock', `${shortUsd(reading.value)} at ${usd(PRICE, 3)}`],
          ['Volume', `${shortUsd(DAILY_VOLUME)} a day`],
          ['Market cap', shortUsd(reading.marketCap)],
          ['FDV', shortUsd(reading.fdv)],
          ['Months drawn', String(MONTHS)],
          ['Circulating', shortNumber(reading.circulating)],
          ['Float share', percent(reading.floatPercent, 1)],
          ['Float share after', percent(next.floatPercent, 1)],
          ['Unlocks in 30 days', `${shortNumber(reading.unlocking)} tokens`],
          ['Of circulating', percent(reading.ofFloatPercent, 1)],
          ['Days of volume', formatNumber(reading.daysOfVolume, 1)],
          ['Price at the same market cap', usd(reading.priceAtSameCap, 3)],
        ],
      }}
    >
      <UnlockChart schedule={schedule} month={month} reading={reading} onMonth={set.month} />
    </FigureBody>
  );
}
