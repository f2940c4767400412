import type { KeyInput, KeyVerdict } from './model';
import styles from './styles.module.css';

function Abilities({
  title,
  sentences,
  none,
}: {
  title: string;
  sentences: readonly string[];
  none: string;
}) {
  return (
    <div>
      <p className={styles.who}>{title}</p>
      <ul className={styles.abilities}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {sentences.length === 0 && <li>{none}</li>}
      </ul>
    </div>
  );
}

/** The two sides of a key: what it gives PT, and what it gives whoever steals it. */
export default function Verdict({ input, verdict }: { input: KeyInput; verdict: KeyVerdict }) {
  const { isRefused, pt, thief, unused } = verdict;
  return (
    <>
      {isRefused && (
        <p className={styles.refused}>
          <strong>✕ PT refuses this key.</strong> It has a withdrawal right, which PT never asks for. Take the
          right away on Bybit and connect again.
        </p>
      )}
      <div className={styles.sides}>
        <Abilities
          title="PT could"
          sentences={pt}
          none={isRefused ? 'Nothing: the key is not accepted.' : 'Nothing: no right that PT uses is ticked.'}
        />
        <Abilities title="A thief could" sentences={thief} none="Nothing with this key." />
      </div>
      <p className={styles.binding}>
        {[
          input.isBound
            ? 'Bound: Bybit refuses the key from any address that is not on the list, so a stolen copy is of little use elsewhere.'
            : 'Not bound: the key works from anywhere, for whoever has it.',
          unused.length > 0 && `PT has no use for: ${unused.join(', ')}. Leave it off.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}
