import { exchangePermissions, keyRecipes } from '@site/data/trading/exchange-permissions';
import { counted } from '@site/src/lib/text/format';
import Choice from '../kit/controls/Choice';
import Slider from '../kit/controls/Slider';
import Toggle from '../kit/controls/Toggle';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import type { RightId } from './abilities';
import { codecs } from './codecs';
import { figure } from './figure';
import LifeBar from './LifeBar';
import {
  ACCESS_LABELS,
  dayInWords,
  judgeKey,
  type KeyInput,
  type KeyVerdict,
  keyFrom,
  type RecipeId,
  recipeOf,
} from './model';
import Recipe from './Recipe';
import styles from './styles.module.css';
import Verdict from './Verdict';

const RECIPES = keyRecipes.map(({ id }) => id);
/** Boxes that follow no recipe. */
const OWN = 'own';
const OWN_LABEL = 'Your own mix';

const goalOf = (choice: RecipeId | typeof OWN) =>
  keyRecipes.find(({ id }) => id === choice)?.goal ?? OWN_LABEL;

function sentence(input: KeyInput, { isRefused, pt, thief, lifeDays, endsOn }: KeyVerdict): string {
  const goal = goalOf(recipeOf(input)?.id ?? OWN);
  const use = isRefused ? 'PT refuses it' : `PT could do ${counted(pt.length, 'thing')}`;
  const end =
    lifeDays === null ? 'It has no expiry date.' : `It expires after ${lifeDays} days, on ${endsOn}.`;
  return `${goal}, a ${ACCESS_LABELS[input.access]} key: ${use}, a thief could do ${counted(thief.length, 'thing')}. ${end}`;
}

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const input: KeyInput = {
    access: state.access,
    rights: state.rights,
    isBound: state.bound,
    passwordDay: state.password,
  };
  const verdict = judgeKey(input);
  const recipe = recipeOf(input);

  function tick(id: RightId, isTicked: boolean) {
    change({ rights: isTicked ? [...state.rights, id] : state.rights.filter((right) => right !== id) });
  }

  return (
    <FigureBody
      layout="above"
      onReset={reset}
      summary={sentence(input, verdict)}
      controls={
        <>
          <Choice<RecipeId | typeof OWN>
            id={`${figure.id}-recipe`}
            label="You want to"
            value={recipe?.id ?? OWN}
            choices={[...RECIPES, OWN]}
            nameOf={goalOf}
            onChange={(choice) => choice !== OWN && change(keyFrom(choice))}
          />
          <Choice {...control('access')} label="Access" nameOf={(value) => ACCESS_LABELS[value]} />
          <Toggle {...control('bound')} label="Bound to PT’s IP addresses" />
          <Slider
            {...control('password')}
            label="Bybit password changed"
            value={input.passwordDay}
            shown={input.passwordDay === 0 ? 'never' : `on day ${input.passwordDay}`}
          />
          <fieldset className={styles.rights}>
            <legend>Boxes ticked on Bybit</legend>
            {exchangePermissions.map(({ id, name }) => (
              <Toggle
                key={id}
                id={`${figure.id}-${id}`}
                label={name}
                value={state.rights.includes(id)}
                onChange={(isTicked) => tick(id, isTicked)}
              />
            ))}
          </fieldset>
        </>
      }
      numbers={{
        label: 'The key in numbers',
        head: ['Key', 'Value'],
        rows: [
          ['Recipe', recipe?.goal ?? OWN_LABEL],
          ['Things PT could do', String(verdict.pt.length)],
          ['Things a thief could do', String(verdict.thief.length)],
          ['Made on', dayInWords(0)],
          ['Password changed', input.passwordDay === 0 ? 'never' : dayInWords(input.passwordDay)],
          ['Valid for', verdict.lifeDays === null ? 'no expiry date' : `${verdict.lifeDays} days`],
          ['Expires on', verdict.endsOn ?? 'no expiry date'],
        ],
      }}
    >
      <Recipe recipe={recipe} />
      <Verdict input={input} verdict={verdict} />
      <LifeBar lifeDays={verdict.lifeDays} passwordDay={input.passwordDay} />
    </FigureBody>
  );
}
