import { Button, Check, Checks, Dialog, Field, Row, Stage, Toast } from '../../kit';

/** The alert of a screener, and the message it sends. */
export const MatchAlert = () => (
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
      <Field label="Condition" value="Market enters or leaves" as="select" />
      <Field label="Screener" value="Crowded shorts" as="select" />
      <Row>
        <Field label="Trigger" value="Every time" as="select" />
        <Field label="Expiry" value="30 days" as="select" />
      </Row>
      <Checks label="Delivery">
        <Check isOn>In-app</Check>
        <Check isOn>Telegram</Check>
      </Checks>
    </Dialog>
    <Toast title="Crowded shorts">Entered: LZUUSDT, HXEUSDT. Left: CQU. 14:02 UTC</Toast>
  </Stage>
);
