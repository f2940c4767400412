import { chartParts } from '@site/data/workbench/chart-parts';
import { chartStyles } from '@site/data/workbench/chart-styles';
import { SAMPLE_SYMBOL } from '@site/src/lib/samples/sampleBars';
import { formatNumber } from '@site/src/lib/text/format';
import { Code } from '@site/src/lib/text/withCode';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { type BarReading, changeText } from './model';
import PriceChart from './PriceChart';
import type { PartId } from './parts';
import styles from './styles.module.css';
import type { Explorer } from './useChartExplorer';

const RAIL_ICONS = [
  'M3 13 13 3',
  'M2 8h12',
  'M2 3h12M2 6.5h12M2 10h12M2 13.5h12',
  'M3 4h10v8H3z',
  'M3 13V3h10M6 10l7-7',
];
const TAB_ICONS = [
  'M2 3h8M2 6h11M2 10h6M2 13h9',
  'M5 2v11m-3-3 3 3 3-3M11 14V3m-3 3 3-3 3 3',
  'M8 2l1.6 4.4L14 8l-4.4 1.6L8 14l-1.6-4.4L2 8l4.4-1.6z',
  'M4 11V7a4 4 0 0 1 8 0v4l1.5 1.5h-11zM7 14.5h2',
  'M2 5h10m-3-3 3 3-3 3M14 11H4m3 3-3-3 3-3',
];

const Icons = memo(function Icons({ paths }: { paths: readonly string[] }) {
  return paths.map((path) => (
    <svg key={path} className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  ));
});

/** Backticks in the data mark keys and commands. */
function withKeys(text: string): ReactNode[] {
  return text
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? <Code key={piece}>{piece}</Code> : <span key={piece}>{piece}</span>,
    );
}

/** What the named part holds and what it's for. */
export function PartNote({ part }: { part: PartId }) {
  const named = chartParts.find(({ id }) => id === part);
  return (
    <p className={styles.note} data-markdown-ignore="">
      <strong>{`${named?.name}.`}</strong>
      {withKeys(` ${named?.holds} ${named?.use}`)}
    </p>
  );
}

type ChartScreenProps = {
  explorer: Explorer;
  bar: BarReading;
  reading: string;
  part: PartId;
  onName: (part: PartId | null) => void;
};

/** The screen of a pane with its nine parts. Each is named when the pointer or the focus is on it. */
export default function ChartScreen({ explorer, bar, reading, part, onName }: ChartScreenProps) {
  const { state } = explorer;
  const names = (id: PartId) => ({
    className: clsx(styles[id], part === id && styles.namedBox),
    onPointerEnter: () => onName(id),
    onPointerLeave: () => onName(null),
  });
  const isUp = bar.change >= 0;
  return (
    <div className={styles.screen} data-markdown-ignore="">
      <div {...names('header')}>
        <strong>{SAMPLE_SYMBOL}</strong>
        <span>sample venue</span>
        <span>{state.tf}</span>
        <span>{chartStyles.find(({ id }) => id === state.style)?.name}</span>
      </div>
      <div {...names('drawing-rail')}>
        <Icons paths={RAIL_ICONS} />
      </div>
      <div {...names('legend')}>
        <span>{`O ${formatNumber(bar.open, 2)}`}</span>
        <span>{`H ${formatNumber(bar.high, 2)}`}</span>
        <span>{`L ${formatNumber(bar.low, 2)}`}</span>
        <span>{`C ${formatNumber(bar.close, 2)}`}</span>
        <span className={isUp ? styles.up : styles.down}>{`${isUp ? '▲' : '▼'} ${changeText(bar)}`}</span>
      </div>
      <div className={styles.plot}>
        <PriceChart explorer={explorer} part={part} reading={reading} onName={onName} />
      </div>
      <div {...names('right-hand-tabs')}>
        <Icons paths={TAB_ICONS} />
      </div>
    </div>
  );
}
