import { keyRecipes } from '@site/data/trading/exchange-permissions';
import Choice from '@site/src/kit/controls/Choice';
import Slider from '@site/src/kit/controls/Slider';
import Toggle from '@site/src/kit/controls/Toggle';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
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
  const { state, change, set, reset, control } = useFigureState(figure.id, codecs);
  const { access, rights, bound, password } = state;
  const input: KeyInput = { access, rights, isBound: bound, passwordDay: password };
  const verdict = judgeKey(input);
  const { lifeDays, endsOn } = verdict;

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
            shown={password === 0 ? 'never' : `on day ${password}`}
          />
        </>
      }
      readings={[
        ['Rights ticked', verdict.ticked],
        ['Made on', dayInWords(0)],
        ['Password changed', password === 0 ? 'never' : dayInWords(password)],
        ['Expires on', endsOn ? `${endsOn}, day ${lifeDays}` : 'no expiry date'],
      ]}
      numbers={[
        { label: 'The key', head: ['Key', 'Value'], rows: [['Access', ACCESS_LABELS[access]]] },
        {
          label: 'What each right allows',
          head: ['Right', 'Ticked', 'PT', 'A thief'],
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
          set.rights(isTicked ? [...rights, id] : rights.filter((right) => right !== id))
        }
      />
    </FigureBody>
  );
}
