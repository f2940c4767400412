import {
  Button,
  Change,
  Chart,
  Choice,
  Columns,
  Facts,
  Field,
  Pad,
  Pane,
  Shell,
  SideTabs,
  Table,
  Tabs,
  WorkbenchHeader,
} from '../../kit';

/** What a connected account adds to the workbench: lines, ticket and table. */
export const BybitInTheApp = () => (
  <Shell active="Workbench" account="Bybit">
    <WorkbenchHeader name="BTC move and funding" />
    <Columns>
      <Pane
        hasTools={false}
        chart={
          <Chart
            count={46}
            height={230}
            lines={[
              { price: 66_800, label: 'Long 0.150' },
              { price: 66_100, label: 'Stop-loss', tone: 'down' },
            ]}
          />
        }
      />
      <SideTabs active="Trade">
        <Pad>
          <Choice options={['Market', 'Limit', 'Conditional']} chosen="Market" />
          <Field label="Size" value="0.050" end="BTC" />
          <Facts
            of={{
              Cost: '670.24 USDT',
              'Fee estimate': '1.84 USDT',
              'Liquidation price estimate': '53,888.2',
            }}
          />
          <Button tone="buy" isWide>
            Send
          </Button>
        </Pad>
      </SideTabs>
    </Columns>
    <Tabs of={{ Positions: 1, Orders: 2 }} active="Positions" />
    <Table
      columns={[
        { name: 'Symbol' },
        { name: 'Size', align: 'end' },
        { name: 'Entry', align: 'end', isMinor: true },
        { name: 'Mark', align: 'end', isMinor: true },
        { name: 'Unrealised', align: 'end' },
      ]}
      rows={[['BTCUSDT', '0.150', '66,800.0', '67,023.5', <Change key="1">+33.53</Change>]]}
    />
  </Shell>
);
