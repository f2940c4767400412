import { audiences } from '@site/data/community/audiences';
import { Button, Dialog, Field, Menu, Stage } from '../../kit';

/** The six audiences, from only you to everyone. */
export const AudienceChoice = () => (
  <Stage>
    <Dialog
      title="Audience"
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="primary">Change</Button>
        </>
      }
    >
      <Menu active="People" items={audiences.map(({ name, whoSees }) => ({ name, note: whoSees }))} />
      <Field label="Who" value="Mira, Jonas" isFocused />
    </Dialog>
  </Stage>
);
