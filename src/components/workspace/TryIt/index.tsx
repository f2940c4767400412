import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Island } from '@pt-docs/islands/client';
import { authorError } from '@site/src/lib/authorError';
import { withCode } from '@site/src/lib/text/withCode';
import { run } from '@site/src/workspace/model/run';
import { startOf } from '@site/src/workspace/model/start';
import type { Place } from '@site/src/workspace/model/types';
import styles from './styles.module.css';

type TryItProps = {
  /** Where the reader begins: workbench, dashboard or screener. */
  readonly place?: Place;
  /** Lines that have run before the reader comes. */
  readonly lines?: readonly string[];
  /** Lines to try, one tap each. */
  readonly chips?: readonly string[];
  /** What to try, in a sentence; commands between backticks. */
  readonly caption: string;
};

const PLACES: readonly string[] = ['workbench', 'dashboard', 'screener'];

/** A small PT that runs in the page, on sample data. Links lead to it: `?w=workbench:study+add+rsi#try`. */
export default function TryIt({ place = 'workbench', lines = [], chips = [], caption }: TryItProps) {
  useBrokenLinks().collectAnchor('try');
  if (!PLACES.includes(place) || !caption) {
    throw authorError('TryIt', `needs caption="…", and place="…" is one of ${PLACES.join(', ')}.`);
  }
  lines.reduce((state, line) => {
    const { state: next, ok, sentence } = run(state, line);
    if (!ok) {
      throw authorError('TryIt', `can’t start with "${line}": ${sentence}`);
    }
    return next;
  }, startOf(place));
  return (
    <figure id="try" className={styles.try} aria-labelledby="try-title">
      <figcaption>
        <p id="try-title">{`A ${place} to try, on sample data`}</p>
        {/* A copy has nothing to try; it links to the page instead. */}
        <span data-markdown-ignore="">{withCode(caption)}</span>
      </figcaption>
      <Island name="workspace" values={{ place, lines, chips }} />
    </figure>
  );
}
