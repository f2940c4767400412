import { joinModes } from '@site/data/community/join-modes';
import { Button, Choice, Dialog, Field, Row, Stage } from '../../kit';

/** What a community needs before it exists. */
export const CommunityForm = () => (
  <Stage>
    <Dialog
      title="New community"
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="primary">Create</Button>
        </>
      }
    >
      <Row>
        <Field label="Name" value="Funding desk" />
        <Field label="Handle" value="funding-desk" note="Can’t be changed later" isFocused />
      </Row>
      <Field
        label="Description"
        as="text"
        value="Who pays whom, and why. For perp traders. Nothing here is financial advice."
      />
      <Field label="Picture" value="funding-desk.png" end="Change" />
      <Field
        label="Rules"
        as="text"
        value="Each publish names symbol, venue, timeframe and what would prove it wrong."
      />
      <Choice label="Join mode" options={joinModes.map(({ name }) => name)} chosen="Invite only" />
    </Dialog>
  </Stage>
);
