import { Button, Chart, Check, Checks, Dialog, Field, Pane, Panel, Row, Stage } from '../../kit';

/** An alert on the line that the reader drew. */
export const LevelAlert = () => (
  <Stage>
    <Panel>
      <Pane
        hasTools={false}
        chart={<Chart count={52} height={238} lines={[{ price: 67_330, label: 'Your level' }]} />}
      />
    </Panel>
    <Dialog title="New alert" isNarrow actions={<Button tone="primary">Create</Button>}>
      <Field label="Condition" value="Drawing is crossed" as="select" />
      <Field label="Trigger" value="Once per bar close" as="select" />
      <Row>
        <Field label="Message" value="Check funding first" />
        <Field label="Expiry" value="7 days" as="select" />
      </Row>
      <Checks label="Delivery">
        <Check isOn>In-app</Check>
        <Check isOn>Telegram</Check>
      </Checks>
    </Dialog>
  </Stage>
);
