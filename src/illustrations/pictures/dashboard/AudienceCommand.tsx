import { Button, Dialog, Field, Panel, Stage, TopBar } from '../../kit';

/** Another audience from the command bar, and what PT asks then. */
export const AudienceCommand = () => (
  <Panel>
    <TopBar typed="audience people" />
    <Stage>
      <Dialog
        title="People"
        isNarrow
        actions={
          <>
            <Button>Cancel</Button>
            <Button tone="primary">Change</Button>
          </>
        }
      >
        <Field label="Who" value="Mira, Jonas" isFocused />
      </Dialog>
    </Stage>
  </Panel>
);
