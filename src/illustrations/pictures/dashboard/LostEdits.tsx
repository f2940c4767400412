import { Button, Dialog, Facts, Stage, Warning } from '../../kit';

/** What PT says before a save takes edits away. */
export const LostEdits = () => (
  <Stage>
    <Dialog
      title="Save workbench"
      isNarrow
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="primary">Save</Button>
        </>
      }
    >
      <Warning>A synced widget has unsaved edits. They’ll be lost.</Warning>
      <Facts of={{ Dashboard: 'First desk', Widget: 'BTC funding and basis' }} />
    </Dialog>
  </Stage>
);
