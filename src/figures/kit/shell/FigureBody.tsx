import Icon from '@site/src/components/layout/Icon';
import NumbersTable, { type Numbers } from '@site/src/kit/tables/NumbersTable';
import clsx from 'clsx';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import styles from './figure.module.css';
import { asText, type Finding } from './finding';

type FigureBodyProps = {
  /** Everything the reader can change. */
  controls: ReactNode;
  /** The picture: a Drawing, or HTML. It has no number that the finding says. */
  children: ReactNode;
  /** What the figure says now; shown, and announced politely when it changes. */
  finding: Finding;
  /** What belongs to the picture but need not stay in sight: hints, lists, logs. */
  more?: ReactNode;
  /** All numbers of the figure, as tables. */
  numbers: Numbers | readonly Numbers[];
  onReset: () => void;
  /** True when the picture is made from generated bars, books or trades. */
  isSampleData?: boolean;
  /** Where the controls are on a wide screen: beside the picture, or below where it needs the whole width. */
  layout?: 'beside' | 'below';
};

const ANNOUNCEMENT_DELAY_MS = 600;
/** What takes more than this share of the screen would leave no room for the controls. */
const MOST_OF_SCREEN = 0.66;

/** Announces the finding when the reader has stopped changing it, and each reset; a page load announces nothing. */
function useAnnouncement(said: string, resets: number): string {
  const [announced, setAnnounced] = useState({ said, resets, text: '' });
  useEffect(() => {
    const isReset = resets !== announced.resets;
    if (said === announced.said && !isReset) {
      return;
    }
    const text = isReset ? `Reset. ${said}` : said;
    const timer = setTimeout(() => setAnnounced({ said, resets, text }), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [said, resets, announced]);
  return announced.text;
}

/** Whether picture and verdict are low enough to stay on a phone's screen together. Only scripts can tell. */
function useSticky() {
  const element = useRef<HTMLDivElement>(null);
  const [isSticky, setSticky] = useState(false);
  useEffect(() => {
    const parts = [...(element.current?.children ?? [])] as HTMLElement[];
    const observer = new ResizeObserver(() => {
      const height = parts.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
      setSticky(height <= window.innerHeight * MOST_OF_SCREEN);
    });
    for (const part of parts) {
      observer.observe(part);
    }
    return () => observer.disconnect();
  }, []);
  return { element, isSticky };
}

/** The inside of every figure: picture, verdict and detail, controls, numbers as text. */
export default function FigureBody({
  controls,
  children,
  finding,
  more,
  numbers,
  onReset,
  isSampleData,
  layout = 'beside',
}: FigureBodyProps) {
  const said = asText(finding);
  const [resets, setResets] = useState(0);
  const announced = useAnnouncement(said, resets);
  const { element, isSticky } = useSticky();
  // The tables are the largest part of most figures, so they are rendered after the picture.
  const tables = useDeferredValue([numbers].flat() as Numbers[]);
  function startOver() {
    setResets(resets + 1);
    onReset();
  }
  return (
    <>
      <button
        type="button"
        className={styles.reset}
        title="Reset"
        data-markdown-ignore=""
        onClick={startOver}
      >
        <Icon name="reset" />
        <span className="pt-hidden">Reset</span>
      </button>
      <div className={clsx(styles.body, styles[layout])}>
        <div ref={element} className={clsx(styles.view, isSticky && styles.sticky)}>
          <div className={styles.picture}>{children}</div>
          <p className={styles.verdict}>{finding.verdict}</p>
        </div>
        {finding.detail && <p className={styles.detail}>{finding.detail}</p>}
        <div className={styles.controls} data-markdown-ignore="">
          {controls}
        </div>
        {more && <div className={styles.more}>{more}</div>}
      </div>
      <p className="pt-hidden" role="status">
        {announced}
      </p>
      <div className={styles.foot}>
        <details className={styles.fold}>
          <summary>Numbers in this figure</summary>
          {tables.map((table) => (
            <NumbersTable key={table.label} {...table} />
          ))}
        </details>
        {isSampleData && <p className={styles.sample}>Sample data</p>}
      </div>
    </>
  );
}
