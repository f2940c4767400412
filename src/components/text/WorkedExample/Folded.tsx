import { describeExample, type WorkedExample } from '@site/data/examples/example';
import Disclosure from '@site/src/components/text/Disclosure';
import { authorError } from '@site/src/lib/authorError';
import styles from './styles.module.css';

/** A worked example that readers open when they want to follow the numbers. */
export default function FoldedExample({ example }: { readonly example: WorkedExample | undefined }) {
  if (!example) {
    throw authorError(
      'FoldedExample',
      'needs example={…}: import the example from @site/data/examples/… and check its name.',
    );
  }
  return (
    <Disclosure summary={`Worked example: ${example.title}`}>
      <p className={styles.text} data-content="lines">
        {describeExample(example)}
      </p>
    </Disclosure>
  );
}
