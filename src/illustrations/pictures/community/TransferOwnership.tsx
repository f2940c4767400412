import { Button, Dialog, Facts, Menu, Pad, Panel, Person, Stage, Tabs, Warning } from '../../kit';

/** A member's entry, and the question that follows. */
export const TransferOwnership = () => (
  <Stage>
    <Panel isNarrow>
      <Tabs of={{ Feed: undefined, Members: undefined }} active="Members" />
      <Pad>
        <Person name="Jonas" note="Admin" />
        <Menu
          items={[{ name: 'Change role' }, { name: 'Mute' }, { name: 'Ban' }, { name: 'Transfer ownership' }]}
          active="Transfer ownership"
        />
      </Pad>
    </Panel>
    <Dialog
      title="Transfer Funding desk?"
      isNarrow
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="danger">Transfer</Button>
        </>
      }
    >
      <Facts of={{ 'New Owner': 'Jonas', Handle: 'funding-desk' }} />
      <Warning>You can’t take it back. Only the new Owner can return it.</Warning>
    </Dialog>
  </Stage>
);
