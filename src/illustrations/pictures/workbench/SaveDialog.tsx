import { Button, Dialog, Field, Panel, Stage, WorkbenchHeader } from '../../kit';

/** A draft, and the name that it is stored under. */
export const SaveDialog = () => (
  <Stage>
    <Panel>
      <WorkbenchHeader />
    </Panel>
    <Dialog
      title="Save workbench"
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="primary">Save</Button>
        </>
      }
    >
      <Field
        label="Name"
        value="BTC funding and basis"
        note="On PT’s servers, for any device you sign in on"
        isFocused
      />
    </Dialog>
  </Stage>
);
