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

/** The two sides of a key: what it gives PT, and what it gives a thief. */
export default function Verdict({ input, verdict }: { input: KeyInput; verdict: KeyVerdict }) {
  const { isRefused, pt, thief, unused } = verdict;
  return (
    <>
      {isRefused && (
        <p className={styles.refused}>
          <strong>✕ PT refuses this key.</strong> It can withdraw, and PT never asks for that. Untick
          withdrawal on Bybit and connect again.
        </p>
      )}
      <div className={styles.sides}>
        <Abilities
          title="PT could"
          sentences={pt}
          none={isRefused ? 'Nothing: PT doesn’t accept the key.' : 'Nothing: no box that PT uses is ticked.'}
        />
        <Abilities title="A thief could" sentences={thief} none="Nothing with this key." />
      </div>
      <p className={styles.binding}>
        {[
          input.isBound
            ? 'Bound: Bybit refuses the key from any other address, so a stolen copy is of little use.'
            : 'Not bound: a stolen copy works from anywhere.',
          unused.length > 0 && `PT doesn’t use these boxes, so untick them: ${unused.join(', ')}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}
