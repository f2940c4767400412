import { alertDefaults } from '@site/data/alerts/defaults';
import { AlertFields } from '../view/AlertDialog';
import { Button, Dialog, Panel, Stage, Table, Tabs, Toggle, Toolbar } from '../view/kit';

/** The dialog behind New alert, with its defaults. */
export const AlertDialog = () => (
  <Stage>
    <Dialog title="New alert" buttons={['Cancel', 'Create']}>
      <AlertFields
        condition="price crosses 67500"
        where="On BTCUSDT, 4H"
        trigger={alertDefaults.trigger as 'once-per-bar-close'}
      />
    </Dialog>
  </Stage>
);

const COLUMNS = [
  { name: 'Name' },
  { name: 'Symbol', isMinor: true },
  { name: 'Condition' },
  { name: 'Trigger', isMinor: true },
  { name: 'Expiry', align: 'end', isMinor: true },
] as const;

/** All alerts with their four tabs, two of them ticked. */
export const AlertsPanel = () => (
  <Panel>
    <Tabs of={{ Active: 3, Paused: 1, Triggered: 2, Expired: 0 }} active="Active" />
    <Toolbar search="BTC">
      <Button>Pause</Button>
      <Button>Resume</Button>
      <Button>Edit</Button>
      <Button>Duplicate</Button>
      <Button>Delete</Button>
    </Toolbar>
    <Table
      columns={COLUMNS}
      active={0}
      rows={[
        [
          <Toggle key="1" label="BTC breakout" value />,
          'BTCUSDT · Bybit',
          'Price crosses 67,500',
          'Once per bar close',
          '30 days',
        ],
        [
          <Toggle key="2" label="BTC funding flips" value />,
          'BTCUSDT · Bybit',
          'Funding crosses 0',
          'Once per bar close',
          '12 days',
        ],
        [
          <Toggle key="3" label="BTC range low" />,
          'BTCUSDT · Binance',
          'Drawing is crossed',
          'Once per bar',
          '6 days',
        ],
      ]}
    />
  </Panel>
);
