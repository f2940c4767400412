import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import styles from './figure.module.css';

type FigureFrameProps = {
  /** Everything the reader can change. */
  controls: ReactNode;
  /** The picture: SVG with role="img" and a label, or HTML. */
  children: ReactNode;
  /** One sentence with the numbers that matter now; shown, and announced politely when it changes. */
  summary: string;
  /** The same numbers as the picture, as a table (use NumbersTable). */
  numbers: ReactNode;
  onReset: () => void;
  /** True when the picture is made from generated bars, books or trades. */
  isSampleData?: boolean;
};

const ANNOUNCEMENT_DELAY_MS = 600;

/** Says the summary once the reader's hand rests; silent at first, so that a page load announces nothing. */
function useAnnouncement(summary: string): string {
  const [announced, setAnnounced] = useState('');
  const [first] = useState(summary);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(summary === first ? '' : summary), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [summary, first]);
  return announced;
}

/** The inside of every figure: controls, picture, summary, numbers as text, reset. */
export default function FigureBody({
  controls,
  children,
  summary,
  numbers,
  onReset,
  isSampleData,
}: FigureFrameProps) {
  const announced = useAnnouncement(summary);
  // The largest part of most figures, and the one that nobody watches while a hand moves: it follows after the picture.
  const shownNumbers = useDeferredValue(numbers);
  return (
    <>
      <div className={styles.controls} data-content="skip">
        {controls}
        <button type="button" className={styles.reset} onClick={onReset}>
          Reset
        </button>
      </div>
      <div className={styles.picture}>{children}</div>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.announcer} role="status">
        {announced}
      </p>
      <details className={styles.numbers}>
        <summary>Numbers in this figure</summary>
        {shownNumbers}
      </details>
      {isSampleData && <p className={styles.sample}>Sample data, generated for this page.</p>}
    </>
  );
}
