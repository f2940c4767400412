import { Button, Dialog, Field, Panel, Stage, WorkbenchHeader } from '../../kit';

/** Saving under a name, and the dot that a change leaves. */
export const FirstSave = () => (
  <Stage>
    <Dialog title="Save workbench" isNarrow actions={<Button tone="primary">Save</Button>}>
      <Field label="Name" value="BTC move and funding" isFocused />
    </Dialog>
    <Panel>
      <WorkbenchHeader name="BTC move and funding" timeframe="1D" isUnsaved />
    </Panel>
  </Stage>
);
