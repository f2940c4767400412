import { keyLifetime } from '@site/data/trading/exchange-limits';
import { exchangePermissions, keyRecipes } from '@site/data/trading/exchange-permissions';
import type { KeyRecipe } from '@site/data/trading/exchange-permissions.schema';
import { counted } from '@site/src/lib/text/format';
import Choice from '../kit/controls/Choice';
import Slider from '../kit/controls/Slider';
import Toggle from '../kit/controls/Toggle';
import Label from '../kit/drawing/Label';
import FigureBody from '../kit/shell/FigureBody';
import { findingOf } from '../kit/shell/finding';
import { useFigureState } from '../kit/state/useFigureState';
import type { RightId } from './abilities';
import { codecs } from './codecs';
import { figure } from './figure';
import {
  ACCESS_LABELS,
  CREATED,
  dayInWords,
  judgeKey,
  type KeyInput,
  type KeyVerdict,
  keyFrom,
  leftOff,
  type RecipeId,
  recipeOf,
} from './model';
import styles from './styles.module.css';
import Verdict from './Verdict';

/** What the chosen recipe allows and which boxes it must not have; the boxes above show what it ticks. */
function Recipe({ recipe }: { recipe: KeyRecipe | undefined }) {
  if (!recipe) {
    return (
      <p className={styles.recipe}>
        These boxes match none of the four recipes. Pick one above to see exactly what to tick.
      </p>
    );
  }
  const off = leftOff(recipe);
  const refused = off.filter(({ tradingKey }) => tradingKey === 'refused').map(({ name }) => name);
  const others = off.filter(({ tradingKey }) => tradingKey !== 'refused').map(({ name }) => name);
  const lines = [
    {
      term: 'Must not have',
      text: `${refused.join(', ')} (PT refuses the key). Leave empty too: ${others.join(', ')}.`,
    },
  ];
  return (
    <dl className={styles.recipe}>
      {lines.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const WIDTH = 400;
const LONGEST = keyLifetime.unboundDays;
const x = (days: number) => 8 + ((WIDTH - 16) * Math.min(days, LONGEST)) / LONGEST;

type LifeBarProps = { lifeDays: number | null; passwordDay: number };

/** How long the key is valid, from the day it was made. */
function LifeBar({ lifeDays, passwordDay }: LifeBarProps) {
  const end = lifeDays === null ? 'no expiry date' : `expires ${dayInWords(lifeDays)}, day ${lifeDays}`;
  return (
    <svg
      className={styles.life}
      viewBox={`0 0 ${WIDTH} 76`}
      role="img"
      aria-label={`Key validity: made ${dayInWords(0)}, ${end}`}
    >
      <rect className={styles.lifeFull} x={x(0)} y={30} width={x(LONGEST) - x(0)} height={16} rx={4} />
      <rect
        className={styles.lifeSpan}
        x={x(0)}
        y={30}
        width={x(lifeDays ?? LONGEST) - x(0)}
        height={16}
        rx={4}
      />
      <Label className={styles.lifeText} x={x(0)} y={20} text={`made ${CREATED.day} March`} />
      <Label className={styles.lifeText} x={WIDTH - 8} y={20} end text={end} />
      {lifeDays === null ? (
        <path className={styles.lifeOpen} d={`M${x(LONGEST) - 12} 28l8 10l-8 10`} />
      ) : (
        <path className={styles.lifeEnd} d={`M${x(lifeDays)} 24v28`} />
      )}
      {passwordDay > 0 && (
        <>
          <path className={styles.password} d={`M${x(passwordDay)} 26v24`} />
          <Label
            className={styles.lifeText}
            x={passwordDay > LONGEST / 2 ? WIDTH - 8 : x(0)}
            y={68}
            textAnchor={passwordDay > LONGEST / 2 ? 'end' : 'start'}
          >
            {`password changed ${dayInWords(passwordDay)}`}
          </Label>
        </>
      )}
    </svg>
  );
}

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
      finding={findingOf(sentence(input, verdict))}
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
          ['Things PT and a thief could do', `${verdict.pt.length} and ${verdict.thief.length}`],
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
