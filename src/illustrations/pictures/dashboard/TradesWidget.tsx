import { Check, Checks, Grid, OrderBook, Pad, Panel, Trades, Widget } from '../../kit';

/** Prints beside the book, without the smallest ones. */
export const TradesWidget = () => (
  <Panel>
    <Grid>
      <Widget title="Order book · BTCUSDT" group="blue">
        <OrderBook count={5} />
      </Widget>
      <Widget title="Trades · BTCUSDT" group="blue" isActive>
        <Pad>
          <Checks label="Size filter">
            <Check>0–1k</Check>
            <Check isOn>1k–10k</Check>
            <Check isOn>10k–100k</Check>
            <Check isOn>100k–1m</Check>
            <Check isOn>1m–10m</Check>
          </Checks>
        </Pad>
        <Trades count={7} from={1_000} />
      </Widget>
    </Grid>
  </Panel>
);
