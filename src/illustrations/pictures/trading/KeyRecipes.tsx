import { exchangePermissions, keyRecipes } from '@site/data/trading/exchange-permissions';
import { Check, Choice, Dialog, Stage } from '../../kit';

/** What the recipes tick, and the box that none of them does. */
const SHOWN = exchangePermissions.filter(
  ({ id }) =>
    id === 'right-withdraw' || keyRecipes.some(({ rights }) => rights.some((right) => right === id)),
);

/** The part of Bybit's form that decides what a key can do, filled in for each goal. */
export const KeyRecipes = () => (
  <Stage>
    {keyRecipes.map(({ id, goal, access, rights }) => (
      <Dialog key={id} title={goal} from="On Bybit’s site" isNarrow>
        <Choice options={['Read-Only', 'Read-Write']} chosen={access} />
        {SHOWN.map((right) => (
          <Check key={right.id} isOn={rights.some((each) => each === right.id)}>
            {right.name}
          </Check>
        ))}
      </Dialog>
    ))}
  </Stage>
);
