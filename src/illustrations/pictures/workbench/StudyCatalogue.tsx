import { studies } from '@site/data/workbench/studies';
import { Dialog, Stage, Table, Toolbar } from '../../kit';

const SHOWN = ['sma', 'ema', 'bollinger', 'rsi', 'macd', 'atr'];
const PLACES = { overlay: 'On the price', strip: 'Strip' } as const;

/** The list that `studies` opens. */
export const StudyCatalogue = () => (
  <Stage>
    <Dialog title="Studies">
      <Toolbar search="" />
      <Table
        active={3}
        columns={[{ name: 'Study' }, { name: 'Drawn' }, { name: 'Default', align: 'end' }]}
        rows={SHOWN.flatMap((id) => studies.filter((study) => study.id === id)).map(
          ({ name, place, parameters }) => [
            name,
            PLACES[place],
            parameters.map((each) => each.default).join(', '),
          ],
        )}
      />
    </Dialog>
  </Stage>
);
