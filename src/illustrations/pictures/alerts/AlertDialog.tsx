import { alertDeliveries } from '@site/data/alerts/deliveries';
import { Button, Check, Checks, Dialog, Field, Row, Stage } from '../../kit';

/** The dialog behind New alert, filled in with its defaults. */
export const AlertDialog = () => (
  <Stage>
    <Dialog
      title="New alert"
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="primary">Create</Button>
        </>
      }
    >
      <Field label="Name" value="BTC weekly high" />
      <Row>
        <Field label="Condition" value="Price crosses" as="select" />
        <Field label="Level" value="67,330.0" end="USDT" />
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
