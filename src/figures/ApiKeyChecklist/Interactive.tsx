import { keyRecipes } from '@site/data/trading/exchange-permissions';
import Choice from '@site/src/kit/controls/Choice';
import Toggle from '@site/src/kit/controls/Toggle';
import toggle from '@site/src/kit/controls/toggle.module.css';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import {
  ACCESS_LABELS,
  cellOf,
  dayInWords,
  describeKey,
  GROUPS,
  goalOf,
  judgeKey,
  type KeyInput,
  type KeyVerdict,
  keyFrom,
  type RecipeId,
  type RightId,
  recipeOf,
} from './model';
import styles from './styles.module.css';

type KeyCardProps = {
  input: KeyInput;
  verdict: KeyVerdict;
  onTick: (id: RightId, isTicked: boolean) => void;
};

/** The key as a card: its rights are lit or not, in amber where a thief gains by one, in red where PT refuses it. */
function KeyCard({ input, verdict: { isRefused }, onTick }: KeyCardProps) {
  return (
    <div className={styles.key} data-refused={isRefused || undefined} data-markdown-ignore="">
      <p className={styles.head}>
        <strong>{goalOf(recipeOf(input))}</strong>
        <span>{ACCESS_LABELS[input.access]}</span>
        <span className={styles.stamp}>{isRefused ? '✕ refused' : '✓ accepted'}</span>
      </p>
      {GROUPS.map(({ name, rights }) => (
        <div key={name} role="group" aria-label={name} className={styles.group}>
          <p className={styles.name}>{name}</p>
          {rights.map((right) => {
            const { level, thief } = cellOf(input, right);
            return (
              <label key={right.id} className={styles.cell} data-level={level}>
                <input
                  id={`${figure.id}-${right.id}`}
                  className={toggle.check}
                  type="checkbox"
                  checked={level !== 'off'}
                  onChange={(event) => onTick(right.id, event.target.checked)}
                />
                <span>{right.name}</span>
                <small>{thief}</small>
              </label>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Boxes that follow no recipe. */
const OWN = 'own';
const CHOICES = [...keyRecipes.map(({ id }) => id), OWN] as const;

export default function Interactive() {
  const { state, change, set, reset, control } = useFigureState(figure.id, codecs);
  const { access, rights, bound } = state;
  const input: KeyInput = { access, rights, isBound: bound };
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
        </>
      }
      numbers={[
        {
          label: 'The key',
          head: ['Key', 'Value'],
          rows: [
            ['Access', ACCESS_LABELS[access]],
            ['Rights ticked', verdict.ticked],
            ['Made on', dayInWords(0)],
            ['Expires on', endsOn ? `${endsOn}, day ${lifeDays}` : 'no expiry date'],
          ],
        },
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
