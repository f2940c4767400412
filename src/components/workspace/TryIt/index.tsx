import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Island } from '@pt-docs/islands/client';
import { authorError } from '@site/src/lib/authorError';
import { withCode } from '@site/src/lib/text/withCode';
import { type Lesson, type LessonId, lessons } from '@site/src/pt/lessons/lessons';
import { run } from '@site/src/pt/model/run';
import { startOf } from '@site/src/pt/model/start';
import type { Place } from '@site/src/pt/model/types';
import type { Screen } from '@site/src/pt/view/screen';
import styles from './styles.module.css';

type TryItProps = {
  /** A lesson of src/pt/lessons: where the reader begins, what to try, and a verdict on it. */
  readonly lesson?: LessonId;
  /** Where the reader begins: workbench, dashboard or screener. */
  readonly place?: Place;
  /** Lines that have run before the reader comes. */
  readonly lines?: readonly string[];
  /** Lines to try, one tap each. */
  readonly chips?: readonly string[];
  /** What to try, in a sentence; commands between backticks. A lesson has its own. */
  readonly caption?: string;
  /** What stands open, such as the ticket with an order in it. */
  readonly screen?: Partial<Screen>;
};

const PLACES: readonly string[] = ['workbench', 'dashboard', 'screener'];

/** A small PT that runs in the page, on sample data. Links lead to it: `?w=workbench:study+add+rsi#try`. */
export default function TryIt({ lesson, screen, ...given }: TryItProps) {
  useBrokenLinks().collectAnchor('try');
  const known: Lesson | undefined = lesson && lessons[lesson];
  const { place = 'workbench', lines = [], chips = [] } = known ?? given;
  const caption = known?.task ?? given.caption;
  if (!PLACES.includes(place) || !caption || (lesson && !known)) {
    throw authorError(
      'TryIt',
      `needs lesson="…", one of ${Object.keys(lessons).join(', ')}, or caption="…" with place="…", one of ${PLACES.join(', ')}.`,
    );
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
      <Island
        name="workspace"
        values={{ place, lines, chips, ...(lesson && { lesson }), ...(screen && { screen }) }}
      />
    </figure>
  );
}
