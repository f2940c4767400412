import { Button, Dialog, Facts, Stage, Warning } from '../../kit';

/** The last question before a community's activity ends. */
export const ArchiveCommunity = () => (
  <Stage>
    <Dialog
      title="Archive Funding desk?"
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="danger">Archive</Button>
        </>
      }
    >
      <Facts of={{ 'Open requests': '0', 'Open reports': '0' }} />
      <Warning>Its activity ends for everyone. Members keep their own work and every clone.</Warning>
    </Dialog>
  </Stage>
);
