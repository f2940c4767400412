import { describeExample, type WorkedExample as Example } from '@site/data/examples/example';
import Disclosure from '@site/src/components/text/Disclosure';
import { authorError } from '@site/src/lib/authorError';

/** An example with numbers, opened by readers who want to follow them. The numbers come from data/ and are recomputed by a test. */
export default function WorkedExample({ example }: { example: Example | undefined }) {
  if (!example) {
    throw authorError(
      'WorkedExample',
      'needs example={…}: import the example from @site/data/examples/… and check its name.',
    );
  }
  return (
    <Disclosure summary={`Worked example: ${example.title}`}>
      <p className="pt-lines" data-content="lines">
        {describeExample(example)}
      </p>
    </Disclosure>
  );
}
