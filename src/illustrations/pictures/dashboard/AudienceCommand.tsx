import { Button, CommandBar, Dialog, Field, Panel, Stage, Toolbar } from '../../kit';

/** Another audience from the command bar, and what PT asks then. */
export const AudienceCommand = () => (
  <Panel>
    <Toolbar>
      <CommandBar typed="audience people" />
    </Toolbar>
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
