import { toStep } from '@site/src/kit/controls/range';
import Slider from '@site/src/kit/controls/Slider';
import Drawing from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import Label from '@site/src/kit/drawing/Label';
import { linePath } from '@site/src/kit/drawing/paths';
import ValueAxis from '@site/src/kit/drawing/ValueAxis';
import { formatNumber, signedPercent } from '@site/src/lib/text/format';
import { scaleLinear, scaleLog } from 'd3-scale';
import { memo } from 'react';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import { billions, countZones, describeWeek, gainPercent, type Week, weeks, ZONES, zoneOf } from './model';

const HEIGHT = 352;
const RIGHT = 306;
const CAPS = { left: 0, right: RIGHT, top: 30, bottom: 152 };
const RATIO = { left: 0, right: RIGHT, top: 192, bottom: 320 };
const WEEKS_PER_YEAR = 52;
const YEARS = [1, 2, 3, 4, 5];

const x = scaleLinear([1, weeks.length], [0, RIGHT]);
const caps = scaleLog([120, 2_000], [CAPS.bottom, CAPS.top]);
const ratio = scaleLinear([0.4, 3], [RATIO.bottom, RATIO.top]);
const path = (y: (week: Week) => number) => linePath(weeks.map((week) => [x(week.week), y(week)]));

/** The lines never change with the controls: drawn once. */
const Lines = memo(function Lines() {
  return (
    <>
      <path className={drawing.dashed} d={path(({ realised }) => caps(realised))} />
      <path className={drawing.line} d={path(({ market }) => caps(market))} />
      <path className={drawing.line} d={path((week) => ratio(week.mvrv))} />
    </>
  );
});

type CapsChartProps = { chosen: Week; low: number; high: number; onWeek: (week: number) => void };

/** Market and realised cap on a log scale; below them their ratio with the two bands. */
function CapsChart({ chosen, low, high, onWeek }: CapsChartProps) {
  const at = x(chosen.week);
  const zone = zoneOf(chosen.mvrv, low, high);
  // Below its line, except where that would reach into the years.
  const lowNameY = ratio(low) + 18 > RATIO.bottom ? ratio(low) - 5 : ratio(low) + 16;
  return (
    <Drawing
      height={HEIGHT}
      label={`Market cap and realised cap over ${weeks.length} weeks, and MVRV below with bands at ${formatNumber(low, 2)} and ${formatNumber(high, 2)}`}
      onPick={(at) => onWeek(toStep(codecs.week.range, x.invert(at.x)))}
    >
      <rect className={drawing.warnArea} x={0} y={RATIO.top} width={RIGHT} height={ratio(high) - RATIO.top} />
      <rect className={drawing.band} x={0} y={ratio(low)} width={RIGHT} height={RATIO.bottom - ratio(low)} />
      <ValueAxis
        plot={CAPS}
        y={caps}
        ticks={[200, 500, 1_000, 2_000].map((value) => ({ value, label: formatNumber(value, 0) }))}
      />
      <ValueAxis
        plot={RATIO}
        y={ratio}
        ticks={[1, 2, 3].map((value) => ({ value, label: formatNumber(value, 1) }))}
      />
      <Lines />
      {[high, low].map((level) => (
        <path key={level} className={drawing.dashed} d={`M0 ${ratio(level)}H${RIGHT}`} />
      ))}
      <Label className={`${drawing.muted} ${drawing.halo}`} x={x(150)} y={ratio(high) - 5} middle>
        {`upper ${formatNumber(high, 2)}`}
      </Label>
      <Label className={`${drawing.muted} ${drawing.halo}`} x={4} y={lowNameY}>
        {`lower ${formatNumber(low, 2)}`}
      </Label>
      <path className={drawing.axis} d={`M${at} ${CAPS.top}V${RATIO.bottom}`} />
      <circle className={drawing.dot} cx={at} cy={caps(chosen.market)} r={4.5} />
      <circle className={drawing.halo} cx={at} cy={caps(chosen.realised)} r={3.5} />
      <circle
        className={zone === 'between' ? drawing.handle : drawing.warnFill}
        cx={at}
        cy={ratio(chosen.mvrv)}
        r={5.5}
      />
      <Label bright x={0} y={16} text="━ Market cap, ┅ realised cap, $ billions, log" />
      <Label bright x={0} y={RATIO.top - 10} text="MVRV" />
      {YEARS.map((year) => (
        <Label key={year} axis x={x((year - 1) * WEEKS_PER_YEAR + 1)} y={HEIGHT - 8}>
          {year === 1 ? 'year 1' : year}
        </Label>
      ))}
    </Drawing>
  );
}

/** The table holds every half year and the chosen week. */
const HALF_YEAR = 26;

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const { low, high } = state;
  const chosen = weeks[Math.round(state.week) - 1] as Week;
  const zones = countZones(weeks, low, high);
  const [lowText, highText] = [formatNumber(low, 2), formatNumber(high, 2)];

  return (
    <FigureBody
      onReset={reset}
      isSampleData
      finding={describeWeek(chosen, low, high)}
      controls={
        <>
          <Slider {...control('high')} label="Upper band" shown={highText} />
          <Slider {...control('low')} label="Lower band" shown={lowText} />
          <Slider {...control('week')} label="Week" shown={`${chosen.week} of ${weeks.length}`} />
        </>
      }
      numbers={[
        {
          label: 'The chosen week and the bands',
          head: ['Reading', 'Value'],
          rows: [
            ['All weeks', String(weeks.length)],
            ['Upper band', highText],
            ['Times entered above', String(zones.entriesAbove)],
            ['Lower band', lowText],
            ['Times entered below', String(zones.entriesBelow)],
            ['Week', String(chosen.week)],
            ['Market cap', billions(chosen.market)],
            ['Realised cap', billions(chosen.realised)],
            ['MVRV', formatNumber(chosen.mvrv, 2)],
            ['Price over average cost', signedPercent(gainPercent(chosen.mvrv), 0)],
            ['Weeks above the upper band', String(zones.above)],
            ['Weeks below the lower band', String(zones.below)],
          ],
        },
        {
          label: 'Every half year and the chosen week',
          head: ['Week', 'Market cap, $ billions', 'Realised cap, $ billions', 'MVRV', 'Zone'],
          rows: weeks
            .filter(({ week }) => week % HALF_YEAR === 0 || week === chosen.week)
            .map((each) => [
              each.week === chosen.week ? `${each.week} (chosen)` : String(each.week),
              formatNumber(each.market, 1),
              formatNumber(each.realised, 1),
              formatNumber(each.mvrv, 2),
              ZONES[zoneOf(each.mvrv, low, high)],
            ]),
        },
      ]}
    >
      <CapsChart chosen={chosen} low={low} high={high} onWeek={set.week} />
    </FigureBody>
  );
}
