import type { KeyRecipe } from '@site/data/trading/exchange-permissions.schema';
import { leftOff } from './model';
import styles from './styles.module.css';

/** What the chosen recipe allows and which boxes it must not have; the boxes above show what it ticks. */
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
    { term: 'It allows', text: recipe.can },
    { term: 'It can’t', text: recipe.cannot },
    ...(recipe.addIf ? [{ term: 'If you need it', text: recipe.addIf.when }] : []),
    {
      term: 'Must not have',
      text: `${refused.join(', ')} (PT refuses the key). Leave these off too: ${others.join(', ')}.`,
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
