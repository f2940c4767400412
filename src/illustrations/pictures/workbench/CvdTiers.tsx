import { shortUsd } from '@site/src/lib/text/format';
import { Chart, dailySum, deltaOf, Pane, Panel, Strip, TopBar } from '../../kit';

/** Large trades lean against small ones wherever the bar was busy. */
const large = deltaOf('15m', 0.5).map((each, index) => (index % 3 === 0 ? each / 4 : -each / 3));

/** CVD of small and of large trades, which disagree. */
export const CvdTiers = () => (
  <Panel>
    <TopBar typed="metric add cvd tier=100k-1m" />
    <Pane timeframe="15m" chart={<Chart timeframe="15m" count={94} height={130} />}>
      <Strip name="CVD 1k–10k" values={dailySum(deltaOf('15m', 0.1), '15m')} format={shortUsd} count={94} />
      <Strip name="CVD 100k–1m" values={dailySum(large, '15m')} format={shortUsd} count={94} />
    </Pane>
  </Panel>
);
