import { Chart, Pane, rsi14, Shell, Strip, WorkbenchHeader } from '../../kit';

/** A ratio that ends at `last`. A wide band averages more bars: it moves less and later. */
function ratio(last: number, bars: number, swing: number) {
  const means = rsi14.map((_, index) => {
    const before = rsi14.slice(Math.max(0, index + 1 - bars), index + 1);
    return before.reduce((sum, value) => sum + value, 0) / before.length;
  });
  const end = means.at(-1) ?? 0;
  return means.map((value) => last + (value - end) / swing);
}

/** One metric in two bands, added by command. */
export const ReleaseBands = () => (
  <Shell active="Workbench" typed={'metric add "bid/ask ratio" band=0-5'}>
    <WorkbenchHeader name="BTC book" isUnsaved />
    <Pane hasTools={false} chart={<Chart height={140} />}>
      <Strip name="Bid/ask ratio 0–1%" values={ratio(1.64, 1, 25)} bands={[1]} decimals={2} />
      <Strip name="Bid/ask ratio 0–5%" values={ratio(1.12, 12, 90)} bands={[1]} decimals={2} />
    </Pane>
  </Shell>
);
