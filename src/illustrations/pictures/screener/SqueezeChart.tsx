import { Chart, funding, Pane, Panel, rsi14, Strip, WorkbenchHeader } from '../../kit';

const LAST = { funding: -0.0158, interest: 143 };
const last = funding.at(-1) ?? 0;

/** Shorts pay more while price leads its mean. */
const shortsPay = funding.map((each) => LAST.funding - (each - last) * 0.4);

/** In millions of coins: 3% more a day, with the noise of a market. */
const interest = rsi14.map(
  (each, index) => LAST.interest * 1.03 ** ((index + 1 - rsi14.length) / 6) * (1 + (each - 50) / 1_000),
);

/** What a row of the recipe looks like in the workbench. */
export const SqueezeChart = () => (
  <Panel>
    <WorkbenchHeader symbol="HXEUSDT" venue="Binance" />
    <Pane symbol="HXEUSDT" hasTools={false} chart={<Chart symbol="HXEUSDT" height={150} />}>
      <Strip name="Funding rate, 8-hour" values={shortsPay} as="columns" bands={[0]} decimals={4} unit="%" />
      <Strip name="Open interest, coin" values={interest} unit="m" />
    </Pane>
  </Panel>
);
