import {
  Chart,
  Pane,
  Panes,
  type SampleSymbol,
  type SampleTimeframe,
  Shell,
  WorkbenchHeader,
} from '../../kit';

const pane = (symbol: SampleSymbol, timeframe: SampleTimeframe, as?: 'line') => (
  <Pane
    symbol={symbol}
    timeframe={timeframe}
    hasTools={false}
    chart={<Chart symbol={symbol} timeframe={timeframe} as={as} count={45} height={104} />}
  />
);

/** Four markets and timeframes on one workbench. */
export const PaneGrid = () => (
  <Shell active="Workbench" typed="panes 4">
    <WorkbenchHeader timeframe="1D" name="BTC against the rest" isUnsaved />
    <Panes
      of={{
        'BTCUSDT · 1D': pane('BTCUSDT', '1D'),
        'BTCUSDT · 15m': pane('BTCUSDT', '15m'),
        'ETHUSDT · 4H': pane('ETHUSDT', '4H', 'line'),
        'SOLUSDT · 30m': pane('SOLUSDT', '30m'),
      }}
    />
  </Shell>
);
