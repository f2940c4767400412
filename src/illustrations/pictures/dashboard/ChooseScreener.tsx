import { Button, Dialog, Stage, Table } from '../../kit';

/** The saved screeners to choose from. */
export const ChooseScreener = () => (
  <Stage>
    <Dialog
      title="Add screener"
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="primary">Add</Button>
        </>
      }
    >
      <Table
        active={0}
        columns={[{ name: 'Name' }, { name: 'Universe' }, { name: 'Saved', align: 'end', isMinor: true }]}
        rows={[
          ['Crowded shorts', 'Perps', '24 Jan'],
          ['Large perps, little new supply', 'Perps', '20 Jan'],
          ['Pools you can get out of', 'DEX pools', '9 Jan'],
        ]}
      />
    </Dialog>
  </Stage>
);
