import Icon from '@site/src/components/layout/Icon';
import NumbersTable, { type Numbers } from '@site/src/kit/tables/NumbersTable';
import clsx from 'clsx';
import { Fragment, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import styles from './figure.module.css';
import { asText, type Finding, isSaid } from './finding';

type ReadingRow = readonly [name: string, value: string];

type FigureBodyProps = {
  /** Everything the reader can change. */
  controls: ReactNode;
  /** The picture: a Drawing, or HTML. On a phone it stays in sight while its controls are used, or the verdict alone does. */
  children: ReactNode;
  /** What the figure says now; shown, and announced politely when it changes. */
  finding: Finding;
  /** Named values that picture and finding don't show; what the finding says now is left out. The first table has all. */
  readings?: readonly ReadingRow[];
  /** What belongs to the picture but need not stay in sight: hints, lists, logs. */
  more?: ReactNode;
  /** The same numbers as the picture, as tables. */
  numbers: Numbers | readonly Numbers[];
  onReset: () => void;
  /** True when the picture is made from generated bars, books or trades. */
  isSampleData?: boolean;
  /** Where controls and readings are on a wide screen: beside the picture, or below where it needs the whole width. */
  layout?: 'beside' | 'below';
};

const ANNOUNCEMENT_DELAY_MS = 600;
/** What takes more than this share of the screen would leave no room for the controls. */
const MOST_OF_SCREEN = 0.6;

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

/** Markdown copies have them in the table. */
const Readings = ({ of }: { of: readonly ReadingRow[] }) => (
  <dl className={styles.readings} data-markdown-ignore="">
    {of.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);

/** The inside of every figure: picture, verdict and detail, controls, readings, numbers as text. */
export default function FigureBody({
  controls,
  children,
  finding,
  readings = [],
  more,
  numbers,
  onReset,
  isSampleData,
  layout = 'beside',
}: FigureBodyProps) {
  const said = asText(finding);
  const [resets, setResets] = useState(0);
  const announced = useAnnouncement(said, resets);
  const { element, sticky } = useSticky();
  const [first, ...others] = [numbers].flat() as Numbers[];
  // The tables are the largest part of most figures, so they are rendered after the picture.
  const tables = useDeferredValue(first && [{ ...first, rows: [...first.rows, ...readings] }, ...others]);
  const unsaid = readings.filter(([, value]) => !isSaid(value, said));
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
        <div ref={element} className={clsx(styles.view, sticky && styles[sticky])}>
          <div className={styles.picture}>{children}</div>
          <p className={styles.verdict}>{finding.verdict}</p>
        </div>
        {finding.detail && <p className={styles.detail}>{finding.detail}</p>}
        <div className={styles.rail}>
          <div className={styles.controls} data-markdown-ignore="">
            {controls}
          </div>
          {unsaid.length > 0 && <Readings of={unsaid} />}
        </div>
        {more && <div className={styles.more}>{more}</div>}
      </div>
      <p className="pt-hidden" role="status">
        {announced}
      </p>
      <div className={styles.foot}>
        <details className={styles.fold}>
          <summary>Numbers in this figure</summary>
          {tables?.map((table) => (
            <NumbersTable key={table.label} {...table} />
          ))}
        </details>
        {isSampleData && <p className={styles.sample}>Sample data</p>}
      </div>
    </>
  );
}
