import { Button, Panel, Person, Table, WorkbenchHeader } from '../../kit';

/** A copy that has a new name and symbol, and where it is listed. */
export const ClonedWorkbench = () => (
  <Panel title="Are BTC shorts crowded on Bybit?" actions={<Button tone="primary">Clone</Button>}>
    <WorkbenchHeader symbol="ETHUSDT" name="ETH shorts" isUnsaved />
    <Table
      columns={[
        { name: 'Your workbenches' },
        { name: 'Symbol', isMinor: true },
        { name: 'Cloned from' },
        { name: 'Saved', align: 'end', isMinor: true },
      ]}
      active={0}
      rows={[
        ['ETH shorts', 'ETHUSDT · Bybit', <Person key="1" name="Mira" />, '24 Jan, 16:20 UTC'],
        ['BTC move and funding', 'BTCUSDT · Bybit', '', '24 Jan, 14:02 UTC'],
        ['SOL levels', 'SOLUSDT · Binance', '', '21 Jan, 09:45 UTC'],
      ]}
    />
  </Panel>
);
