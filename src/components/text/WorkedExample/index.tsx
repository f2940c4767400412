import { describeExample, type WorkedExample as Example } from '@site/data/examples/example';
import { authorError } from '@site/src/lib/authorError';
import styles from './styles.module.css';

/** An example with numbers. The numbers come from data/ and are recomputed by a test. */
export default function WorkedExample({ example }: { example: Example | undefined }) {
  if (!example) {
    throw authorError(
      'WorkedExample',
      'needs example={…}: import the example from @site/data/examples/… and check its name.',
    );
  }
  return (
    <div className={styles.example}>
      <p className={styles.title} data-content="title">
        Worked example: {example.title}
      </p>
      <p className={styles.text} data-content="lines">
        {describeExample(example)}
      </p>
    </div>
  );
}
