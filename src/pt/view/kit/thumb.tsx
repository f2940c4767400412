import type { WidgetId } from '@site/data/dashboards/widgets';
import { linePath } from '@site/src/kit/drawing/paths';
import { sampleBars } from '../../model/sample';
import type { SampleSymbol } from '../../model/types';
import styles from './thumb.module.css';

const LINES = 'h19m-19 5h15m-15 5h17';

/** What tells one kind of widget from another at the size of a stamp, from its top left corner. */
const INK: Readonly<Record<WidgetId, string>> = {
  workbench: 'm0 34l8-5 7 3 9-14 8 4 9-11 9 2 8-9',
  screener: LINES,
  orderbook: 'h19m-19 5h13m-13 5h8',
  trades: LINES,
  watchlist: LINES,
  metric: 'h9m-9 5h19',
  note: 'h19m-19 5h12',
};

/** A dashboard the size of a stamp: its first widget at the left, the others beside it. */
export function Thumb({ of: [first, ...others] }: { of: readonly WidgetId[] }) {
  const each = 54 / others.length;
  const boxes = others.map(
    (_, index) => `M68 ${Math.round(index * each) + 1}h27v${Math.round(each) - 3}h-27z`,
  );
  const ink = others.map((kind, index) => `M72 ${Math.round(index * each) + 5}${INK[kind]}`);
  return (
    <svg className={styles.thumb} viewBox="0 0 96 54">
      {first && (
        <>
          <path d={`M1 1h64v51h-64z${boxes.join('')}`} />
          <path d={`M4 9${INK[first]}${ink.join('')}`} />
        </>
      )}
    </svg>
  );
}

const COVERED = 30;

/** The small picture of a publish: a line without an axis. */
export function Cover({ symbol }: { readonly symbol: SampleSymbol }) {
  const closes = sampleBars({ symbol })
    .slice(-COVERED)
    .map(({ close }) => close);
  const [low, high] = [Math.min(...closes), Math.max(...closes)];
  const points = closes.map((close, at) => [at * 10, 44 - ((close - low) / (high - low)) * 36] as const);
  return (
    <svg className={styles.cover} viewBox="0 0 290 52" preserveAspectRatio="none">
      <path d={linePath(points)} />
    </svg>
  );
}
