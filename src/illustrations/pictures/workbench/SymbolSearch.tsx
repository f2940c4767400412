import { symbolTypes } from '@site/data/workbench/symbols';
import { Dialog, Panel, Stage, Table, Toolbar, TopBar, WorkbenchHeader } from '../../kit';

const market = (id: string) => symbolTypes.find((type) => type.id === id)?.name;

/** One name, several markets: by search and by command. */
export const SymbolSearch = () => (
  <Stage>
    <Dialog title="Symbol search">
      <Toolbar search="eth" />
      <Table
        active={1}
        columns={[{ name: 'Symbol' }, { name: 'Market' }, { name: 'Venue', align: 'end' }]}
        rows={[
          ['ETHUSDT', market('perp'), 'Bybit'],
          ['ETHUSDT', market('perp'), 'Binance'],
          ['ETH', market('perp'), 'Hyperliquid'],
          ['ETHUSDT', market('spot'), 'Binance'],
          ['ETHUSDT', market('dated'), 'Binance'],
        ]}
      />
    </Dialog>
    <Panel>
      <TopBar symbol="ETHUSDT" typed="symbol ETHUSDT venue=binance" />
      <WorkbenchHeader symbol="ETHUSDT" venue="Binance" isUnsaved />
    </Panel>
  </Stage>
);
