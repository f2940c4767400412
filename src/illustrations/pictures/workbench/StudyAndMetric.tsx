import { shortUsd } from '@site/src/lib/text/format';
import { Chart, dailySum, deltaOf, Pane, Panel, RsiStrip, rsi14On, Strip, TopBar } from '../../kit';

const AT = 16;

/** A study and a metric in strips, read at one bar. */
export const StudyAndMetric = () => (
  <Panel>
    <TopBar typed="metric add cvd tier=100k-1m" />
    <Pane
      timeframe="30m"
      fromLast={AT}
      chart={<Chart timeframe="30m" count={94} height={150} crosshair={AT} />}
    >
      <RsiStrip values={rsi14On('30m')} count={94} fromLast={AT} />
      <Strip
        name="CVD 100k–1m"
        values={dailySum(deltaOf('30m', 0.2), '30m')}
        format={shortUsd}
        count={94}
        fromLast={AT}
      />
    </Pane>
  </Panel>
);
