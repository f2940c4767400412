import { alertDeliveries } from '@site/data/alerts/deliveries';
import { Button, Check, Checks, Dialog, Field, Panel, Row, Stage, Table, Tabs, Toolbar } from '../view/kit';

/** The dialog behind New alert, filled in with its defaults. */
export const AlertDialog = () => (
  <Stage>
    <Dialog title="New alert" buttons={['Cancel', 'Create']}>
      <Field label="Name" value="BTC breakout" />
      <Row>
        <Field label="Condition" value="Price crosses" as="select" />
        <Field label="Level" value="67,500.0" end="USDT" />
      </Row>
      <Row>
        <Field label="Trigger" value="Once per bar close" as="select" />
        <Field label="Expiry" value="30 days" as="select" />
      </Row>
      <Field label="Message" as="text" value="{symbol} at {price}: check depth and funding first." />
      <Checks label="Delivery">
        {alertDeliveries.map(({ id, name }) => (
          <Check key={id} isOn={id === 'in-app' || id === 'telegram'}>
            {name}
          </Check>
        ))}
      </Checks>
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
      <Button>Duplicate</Button>
      <Button>Delete</Button>
    </Toolbar>
    <Table
      columns={COLUMNS}
      active={0}
      rows={[
        [
          <Check key="1" isOn>
            BTC breakout
          </Check>,
          'BTCUSDT · Bybit',
          'Price crosses 67,500',
          'Once per bar close',
          '30 days',
        ],
        [
          <Check key="2" isOn>
            BTC funding flips
          </Check>,
          'BTCUSDT · Bybit',
          'Funding crosses 0',
          'Once per bar close',
          '12 days',
        ],
        [
          <Check key="3">BTC range low</Check>,
          'BTCUSDT · Binance',
          'Drawing is crossed',
          'Once per bar',
          '6 days',
        ],
      ]}
    />
  </Panel>
);
