import { Choice, Dialog, Field, SideBySide, Stage } from '../view/kit';

/** One filter by mouse: the four parts that the command has. */
export const FilterDialog = () => (
  <Stage>
    <Dialog title="Add filter" buttons={['Cancel', 'Add']}>
      <Field label="Field" value="Active addresses" as="select" />
      <SideBySide>
        <Field label="Operator" value="changed%" as="select" />
        <Field label="Value" value="20" end="%" isFocused />
      </SideBySide>
      <Choice label="Window" choices={['24h', '7d', '30d']} value="7d" />
    </Dialog>
  </Stage>
);
