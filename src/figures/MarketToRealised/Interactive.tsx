import Slider from '@site/src/kit/controls/Slider';
import { formatNumber, signedPercent } from '@site/src/lib/text/format';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import CapsChart from './CapsChart';
import { codecs, figure } from './figure';
import { billions, countZones, describeWeek, gainPercent, type Week, weeks, ZONES, zoneOf } from './model';

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
      readings={[
        ['Week', String(chosen.week)],
        ['Market cap', billions(chosen.market)],
        ['Realised cap', billions(chosen.realised)],
        ['MVRV', formatNumber(chosen.mvrv, 2)],
        ['Price over average cost', signedPercent(gainPercent(chosen.mvrv), 0)],
        ['Weeks above the upper band', String(zones.above)],
        ['Weeks below the lower band', String(zones.below)],
      ]}
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
