import { Button, Chart, Dialog, Field, Muted, Pane, Panel, Stage } from '../../kit';

/** A link to copy or to revoke, and what it opens. */
export const ShareLink = () => (
  <Stage>
    <Dialog
      title="Share a link"
      isNarrow
      actions={
        <>
          <Button>Stop sharing</Button>
          <Button tone="primary">Copy</Button>
        </>
      }
    >
      <Field
        label="Share link"
        value="…/workbench/q7f3k2m9"
        note="Anyone with the link can view the last saved state"
      />
    </Dialog>
    <Panel title="BTC funding and basis" actions={<Muted>View only</Muted>}>
      <Pane hasTools={false} chart={<Chart count={52} height={132} />} />
    </Panel>
  </Stage>
);
