import {
  Button,
  Check,
  Checks,
  Dialog,
  Field,
  Pad,
  Panel,
  Stage,
  Table,
  Tabs,
  Toast,
  TopBar,
} from '../../kit';

/** A condition that is true already, and the bell that answers. */
export const FirstAlert = () => (
  <Stage>
    <Dialog
      title="New alert"
      isNarrow
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="primary">Create</Button>
        </>
      }
    >
      <Field label="Condition" value="Price is above" as="select" />
      <Field label="Level" value="20,000" end="USDT" />
      <Field label="Trigger" value="Once" as="select" />
      <Checks label="Delivery">
        <Check isOn>In-app</Check>
        <Check>Email</Check>
      </Checks>
    </Dialog>
    <Panel>
      <TopBar hasNews />
      <Pad>
        <Toast title="BTCUSDT is above 20,000">Test · 14:02 UTC · price 67,023.5</Toast>
      </Pad>
      <Tabs of={{ Active: 0, Paused: 0, Triggered: 1, Expired: 0 }} active="Triggered" />
      <Table
        columns={[{ name: 'Time' }, { name: 'Value', align: 'end' }, { name: 'Delivery', align: 'end' }]}
        rows={[['14:02:38 UTC', '67,023.5', 'In-app: delivered']]}
      />
    </Panel>
  </Stage>
);
