import { Button, Card, Dialog, Field, Pad, Panel, Stage } from '../../kit';

const NOTE = 'Length 20 instead of 14, the old one reacted to every wick.';

/** A change note, as it is written and as it is read. */
export const PublishUpdate = () => (
  <Stage>
    <Dialog
      title="New version"
      isNarrow
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="primary">Update</Button>
        </>
      }
    >
      <Field label="Change note" as="text" value={NOTE} isFocused />
    </Dialog>
    <Panel title="Are BTC shorts crowded on Bybit?" isNarrow>
      <Pad>
        <Card title="Version 2" end="24 Jan, 16:00 UTC">
          {NOTE}
        </Card>
        <Card title="Version 1" end="12 Jan, 08:00 UTC">
          First version.
        </Card>
      </Pad>
    </Panel>
  </Stage>
);
