import Icon from '@site/src/components/layout/Icon';
import clsx from 'clsx';
import {
  isValidElement,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import CopyLink from '../controls/CopyLink';
import styles from './figure.module.css';
import { asText, type Finding } from './finding';
import NumbersTable, { type Numbers } from './NumbersTable';
import Readings, { type ReadingRow } from './Readings';

type FigureBodyProps = {
  /** Everything the reader can change. */
  controls: ReactNode;
  /** The picture: SVG with role="img" and a label, or HTML. On a phone it stays in sight while its controls are used, or the verdict alone does. */
  children: ReactNode;
  /** What the figure says now; shown, and announced politely when it changes. */
  finding: Finding;
  /** Below the controls: named values, void ones struck out, or a list that answers the controls. */
  readings?: readonly ReadingRow[] | ReactElement;
  /** What belongs to the picture but need not stay in sight: hints, lists, logs. */
  more?: ReactNode;
  /** The same numbers as the picture, as tables. In a component of its own they are written after the picture. */
  numbers: Numbers | readonly Numbers[] | ReactElement;
  onReset: () => void;
  /** True when the picture is made from generated bars, books or trades. */
  isSampleData?: boolean;
  /**
   * Where the controls are on a wide screen: beside the picture; beside one that is taller than they are, with the result
   * below them; below one that needs the whole width; or, at every width, above a picture that only shows what a form says.
   */
  layout?: 'beside' | 'tall' | 'below' | 'above';
};

const ANNOUNCEMENT_DELAY_MS = 600;
/** What takes more than this share of the screen would leave no room for the controls. */
const MOST_OF_SCREEN = 0.5;

/** Announces the finding when the reader has stopped changing it; silent at first, so that a page load announces nothing. */
function useAnnouncement(said: string): string {
  const [announced, setAnnounced] = useState('');
  const [first] = useState(said);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(said === first ? '' : said), ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [said, first]);
  return announced;
}

/** What is low enough to stay on the screen while the reader scrolls: picture and verdict, or the picture alone. Only scripts can tell. */
function useSticky() {
  const element = useRef<HTMLDivElement>(null);
  const [sticky, setSticky] = useState<'both' | 'pictureAlone' | null>(null);
  useEffect(() => {
    const inside = [...(element.current?.children ?? [])] as HTMLElement[];
    const observer = new ResizeObserver(() => {
      const [picture = 0, verdict = 0] = inside.map(({ offsetHeight }) => offsetHeight);
      const most = window.innerHeight * MOST_OF_SCREEN;
      setSticky(picture + verdict <= most ? 'both' : picture <= most ? 'pictureAlone' : null);
    });
    for (const child of inside) {
      observer.observe(child);
    }
    return () => observer.disconnect();
  }, []);
  return { element, sticky };
}

/** The inside of every figure: picture, verdict and detail, controls, numbers as text. */
export default function FigureBody({
  controls,
  children,
  finding,
  readings,
  more,
  numbers,
  onReset,
  isSampleData,
  layout = 'beside',
}: FigureBodyProps) {
  const announced = useAnnouncement(asText(finding));
  const { element, sticky } = useSticky();
  // The table is the largest part of most figures, so it is rendered after the picture.
  const shownNumbers = useDeferredValue(numbers);
  const rail = (
    <div className={styles.rail}>
      <div className={styles.controls} data-markdown-ignore="">
        {controls}
      </div>
      {isValidElement(readings)
        ? readings
        : readings && <Readings values={readings as readonly ReadingRow[]} />}
    </div>
  );
  return (
    <>
      <div className={styles.actions} data-markdown-ignore="">
        <CopyLink />
        <button type="button" className={styles.action} title="Reset" onClick={onReset}>
          <Icon name="reset" />
          <span className={styles.hidden}>Reset</span>
        </button>
      </div>
      <div className={clsx(styles.body, styles[layout])}>
        {layout === 'above' && rail}
        <div ref={element} className={clsx(styles.view, sticky && layout !== 'above' && styles[sticky])}>
          <div className={styles.picture}>{children}</div>
          <p className={styles.verdict}>{finding.verdict}</p>
        </div>
        {finding.detail && <p className={styles.detail}>{finding.detail}</p>}
        {layout !== 'above' && rail}
        {more && <div className={styles.more}>{more}</div>}
      </div>
      <p className={styles.hidden} role="status">
        {announced}
      </p>
      <div className={styles.foot}>
        <details className={styles.numbers}>
          <summary>Numbers in this figure</summary>
          {isValidElement(shownNumbers)
            ? shownNumbers
            : [shownNumbers as Numbers].flat().map((table) => <NumbersTable key={table.label} {...table} />)}
        </details>
        {isSampleData && <p className={styles.sample}>Sample data</p>}
      </div>
    </>
  );
}
