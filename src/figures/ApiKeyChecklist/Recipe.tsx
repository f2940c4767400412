import { exchangePermissions } from '@site/data/exchange-permissions';
import type { KeyRecipe } from '@site/data/exchange-permissions.schema';
import { leftOff } from './model';
import styles from './styles.module.css';

const nameOf = (right: string) => exchangePermissions.find(({ id }) => id === right)?.name ?? right;

/** What the chosen recipe ticks, what it allows and which boxes it must not have. */
export default function Recipe({ recipe }: { recipe: KeyRecipe | undefined }) {
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
    ['Tick', `${recipe.rights.map(nameOf).join(', ')}. ${recipe.addIf?.when ?? ''}`],
    ['It allows', recipe.can],
    ['It can’t', recipe.cannot],
    ['Must not have', `${refused.join(', ')}: PT refuses the key. Leave off as well: ${others.join(', ')}.`],
  ];
  return (
    <dl className={styles.recipe}>
      {lines.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
