import { Button, Change, Chart, Pane, Panel, Table, Tabs } from '../../kit';

const COLUMNS = [
  { name: 'Symbol' },
  { name: 'Size', align: 'end' },
  { name: 'Entry', align: 'end', isMinor: true },
  { name: 'Mark', align: 'end', isMinor: true },
  { name: 'Unrealised', align: 'end' },
  { name: '', align: 'end' },
] as const;

/** A position on the chart, as lines to drag and as a row. */
export const Positions = () => (
  <Panel>
    <Pane
      chart={
        <Chart
          lines={[
            { price: 68_400, label: 'Take-profit', tone: 'up' },
            { price: 66_800, label: 'Long 0.150', tone: 'accent' },
            { price: 66_100, label: 'Stop-loss', tone: 'down' },
          ]}
        />
      }
    />
    <Tabs of={{ Positions: 1, Orders: 2 }} active="Positions" />
    <Table
      columns={COLUMNS}
      rows={[
        [
          'BTCUSDT',
          '0.150',
          '66,800.0',
          '67,023.5',
          <Change key="1">+33.53</Change>,
          <Button key="2">Close</Button>,
        ],
      ]}
    />
  </Panel>
);
