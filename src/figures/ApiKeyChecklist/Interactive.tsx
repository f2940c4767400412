import { keyRecipes } from '@site/data/trading/exchange-permissions';
import Choice from '../kit/controls/Choice';
import Slider from '../kit/controls/Slider';
import Toggle from '../kit/controls/Toggle';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import KeyCard from './KeyCard';
import {
  ACCESS_LABELS,
  dayInWords,
  describeKey,
  goalOf,
  judgeKey,
  type KeyInput,
  keyFrom,
  type RecipeId,
  recipeOf,
} from './model';

/** Boxes that follow no recipe. */
const OWN = 'own';
const CHOICES = [...keyRecipes.map(({ id }) => id), OWN] as const;

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const input: KeyInput = {
    access: state.access,
    rights: state.rights,
    isBound: state.bound,
    passwordDay: state.password,
  };
  const verdict = judgeKey(input);
  const changed = input.passwordDay === 0 ? 'never' : dayInWords(input.passwordDay);

  return (
    <FigureBody
      onReset={reset}
      finding={describeKey(input, verdict)}
      controls={
        <>
          <Choice<RecipeId | typeof OWN>
            id={`${figure.id}-recipe`}
            label="You want to"
            value={recipeOf(input)?.id ?? OWN}
            choices={CHOICES}
            nameOf={(choice) => goalOf(keyRecipes.find(({ id }) => id === choice))}
            onChange={(choice) => choice !== OWN && change(keyFrom(choice))}
          />
          <Choice {...control('access')} label="Access" nameOf={(value) => ACCESS_LABELS[value]} />
          <Toggle {...control('bound')} label="Bound to PT’s IP addresses" />
          <Slider
            {...control('password')}
            label="Bybit password changed"
            shown={input.passwordDay === 0 ? 'never' : `on day ${input.passwordDay}`}
          />
        </>
      }
      numbers={[
        {
          label: 'The key',
          head: ['Key', 'Value'],
          rows: [
            ['Access', ACCESS_LABELS[input.access]],
            ['Rights ticked', verdict.ticked],
            ['Made on', dayInWords(0)],
            ['Password changed', changed],
            ['Valid for', verdict.lifeDays === null ? 'no expiry date' : `${verdict.lifeDays} days`],
            ['Expires on', verdict.endsOn ?? 'no expiry date'],
          ],
        },
        {
          label: 'What each right allows',
          head: ['Right', 'Ticked', 'PT could', 'A thief could'],
          rows: verdict.allows.map(({ name, isTicked, pt, thief }) => [
            name,
            isTicked ? 'yes' : 'no',
            pt,
            thief,
          ]),
        },
      ]}
    >
      <KeyCard
        input={input}
        verdict={verdict}
        onTick={(id, isTicked) =>
          change({ rights: isTicked ? [...state.rights, id] : state.rights.filter((right) => right !== id) })
        }
      />
    </FigureBody>
  );
}
