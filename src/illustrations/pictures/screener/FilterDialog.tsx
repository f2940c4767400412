import { Button, Choice, Dialog, Facts, Field, listOf, Row, Stage } from '../../kit';

const LIST = listOf({
  universe: 'perps',
  where: 'market_cap > 100m and active_addresses changed% 10 7d',
  columns: [],
  sort: 'market_cap desc',
});

/** One filter by mouse: the four parts that the command has. */
export const FilterDialog = () => (
  <Stage>
    <Dialog
      title="Add filter"
      actions={
        <>
          <Button>Cancel</Button>
          <Button tone="primary">Add</Button>
        </>
      }
    >
      <Field label="Field" value="Active addresses" as="select" />
      <Row>
        <Field label="Operator" value="changed%" as="select" />
        <Field label="Value" value="10" end="%" isFocused />
      </Row>
      <Choice label="Window" options={['24h', '7d', '30d']} chosen="7d" />
      <Facts of={{ Pass: String(LIST.passing), 'Dropped, no data': String(LIST.dropped) }} />
    </Dialog>
  </Stage>
);
