import { formatNumber, signedPercent } from '@site/src/lib/text/format';
import { useCallback } from 'react';
import Slider from '../kit/controls/Slider';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import CapsChart from './CapsChart';
import { codecs } from './codecs';
import { figure } from './figure';
import { billions, countZones, describeWeek, gainPercent, type Week, weeks, ZONES, zoneOf } from './model';

/** The table holds every half year and the chosen week. */
const HALF_YEAR = 26;

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const { low, high } = state;
  const onWeek = useCallback((week: number) => change({ week }), [change]);
  const chosen = weeks[Math.round(state.week) - 1] as Week;
  const zones = countZones(weeks, low, high);
  const gain = signedPercent(gainPercent(chosen.mvrv), 0);
  const [lowText, highText] = [formatNumber(low, 2), formatNumber(high, 2)];
  const readings: [string, string][] = [
    ['Week', String(chosen.week)],
    ['Market cap', billions(chosen.market)],
    ['Realised cap', billions(chosen.realised)],
    ['MVRV', formatNumber(chosen.mvrv, 2)],
    ['Price over average cost', gain],
    ['Weeks above the upper band', String(zones.above)],
    ['Weeks below the lower band', String(zones.below)],
  ];

  return (
    <FigureBody
      onReset={reset}
      isSampleData
      finding={describeWeek(chosen, low, high)}
      controls={
        <>
          <Slider {...control('high')} label="Upper band" value={high} shown={highText} />
          <Slider {...control('low')} label="Lower band" value={low} shown={lowText} />
          <Slider
            {...control('week')}
            label="Week"
            shown={`${chosen.week} of ${weeks.length}`}
            onChange={onWeek}
          />
        </>
      }
      readings={readings}
      numbers={[
        {
          label: 'The chosen week and the bands',
          head: ['Reading', 'Value'],
          rows: [
            ...readings,
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
      <CapsChart chosen={chosen} low={low} high={high} onWeek={onWeek} />
    </FigureBody>
  );
}
