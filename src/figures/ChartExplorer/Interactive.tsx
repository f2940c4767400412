import { chartParts } from '@site/data/workbench/chart-parts';
import { chartScales, chartStyles } from '@site/data/workbench/chart-styles';
import { type Bar, HOURS } from '@site/src/lib/samples/sampleBars';
import { barTimeText, formatNumber, signedPercent } from '@site/src/lib/text/format';
import { nameIn } from '@site/src/lib/text/nameIn';
import { useState } from 'react';
import Buttons from '../kit/controls/Buttons';
import Choice from '../kit/controls/Choice';
import controls from '../kit/controls/controls.module.css';
import { percentOf } from '../kit/drawing/priceScale';
import FigureBody from '../kit/shell/FigureBody';
import { findingOf } from '../kit/shell/finding';
import NumbersTable from '../kit/shell/NumbersTable';
import ChartScreen, { PartNote } from './ChartScreen';
import { figure } from './figure';
import { changeText, keyBars, type Position, panTo, readBar, ZOOM_STEP, zoomTo } from './model';
import type { PartId } from './parts';
import { useChartExplorer } from './useChartExplorer';

type KeyBarsProps = { bars: readonly Bar[]; position: Position; hours: number };

/** A component of its own: its cells are written when the table is rendered, which is after the picture. */
function KeyBars({ bars, position, hours }: KeyBarsProps) {
  return (
    <NumbersTable
      label="Key bars of the chart"
      head={['Bar', 'Opens (UTC)', 'Open', 'High', 'Low', 'Close', 'Change', 'Volume, coins']}
      rows={keyBars(bars, position).map(({ role, index }) => {
        const each = readBar(bars, index);
        return [
          role,
          barTimeText(each.time, hours),
          formatNumber(each.open, 2),
          formatNumber(each.high, 2),
          formatNumber(each.low, 2),
          formatNumber(each.close, 2),
          changeText(each),
          formatNumber(each.volume, 0),
        ];
      })}
    />
  );
}

export default function Interactive() {
  const explorer = useChartExplorer();
  const { state, control, reset, bars, total, position, move, stretchTo, fitAll, setTimeframe } = explorer;
  const { first, count, at } = position;
  const [pointed, setPointed] = useState<PartId | null>(null);
  const part = pointed ?? state.part;
  const bar = readBar(bars, at);
  const timeOf = (index: number) => barTimeText(bars[index]?.time ?? 0, HOURS[state.tf]);
  const reading = `${timeOf(at)} UTC: open ${formatNumber(bar.open, 2)}, high ${formatNumber(bar.high, 2)}, low ${formatNumber(bar.low, 2)}, close ${formatNumber(bar.close, 2)}, change ${changeText(bar)}`;
  const base = bars[first]?.close ?? bar.close;
  const fromFirst = state.scale === 'percent' ? signedPercent(percentOf(bar.close, base), 2) : undefined;
  const percent = fromFirst ? ` Counted from the first bar in view, the close is at ${fromFirst}.` : '';
  const inView = `${count} of ${total}`;
  const span = `from ${timeOf(first)} to ${timeOf(first + count - 1)}`;
  const synthetic =
    state.style === 'heikin-ashi' ? ' Heikin-Ashi values are averages: nothing may have traded there.' : '';

  return (
    <FigureBody
      isSampleData
      onReset={reset}
      finding={findingOf(
        `${reading} from the previous close.${percent}${synthetic} In view: ${inView} bars (${state.tf}), ${span}.`,
      )}
      controls={
        <>
          <Choice {...control('tf')} label="Timeframe" onChange={setTimeframe} />
          <Choice {...control('scale')} label="Scale" nameOf={(id) => nameIn(chartScales, id)} />
          <Choice {...control('style')} label="Style" nameOf={(id) => nameIn(chartStyles, id)} />
          <Buttons
            label="Move and zoom"
            buttons={[
              { label: 'Earlier bars', shown: '←', onClick: () => move(panTo(position, -count / 4, total)) },
              { label: 'Later bars', shown: '→', onClick: () => move(panTo(position, count / 4, total)) },
              {
                label: 'Zoom in',
                shown: '+',
                onClick: () => move(zoomTo(position, 1 / ZOOM_STEP, at, total)),
              },
              { label: 'Zoom out', shown: '−', onClick: () => move(zoomTo(position, ZOOM_STEP, at, total)) },
              { label: 'Taller', shown: 'Taller', onClick: () => stretchTo(state.stretch / ZOOM_STEP) },
              { label: 'Flatter', shown: 'Flatter', onClick: () => stretchTo(state.stretch * ZOOM_STEP) },
              { label: 'Fit', shown: 'Fit', onClick: fitAll },
            ]}
          />
          <Choice {...control('part')} label="Name a part" nameOf={(id) => nameIn(chartParts, id)} />
        </>
      }
      more={
        <>
          <PartNote part={part} />
          <p id={`${figure.id}-keys`} data-hint data-markdown-ignore="" className={controls.hint}>
            Point at a bar. Drag to pan, pinch to zoom, or turn the wheel after a click; drag an axis to
            stretch it, double-click to fit.{' '}
            <span className={controls.keys}>
              By keyboard, focus the chart: <kbd>←</kbd> and <kbd>→</kbd> step a bar, <kbd>Home</kbd> and{' '}
              <kbd>End</kbd> go to the first and the last, <kbd>+</kbd> and <kbd>−</kbd> zoom, <kbd>Alt</kbd>{' '}
              + <kbd>R</kbd> resets.
            </span>
          </p>
        </>
      }
      numbers={
        <>
          <NumbersTable
            label="Numbers of the view"
            head={['Quantity', 'Value']}
            rows={[
              ['Timeframe', state.tf],
              ['Bars in view', inView],
              ['Span of the view (UTC)', span],
              ...(fromFirst ? [['Close against the first bar in view', fromFirst]] : []),
            ]}
          />
          <KeyBars bars={bars} position={position} hours={HOURS[state.tf]} />
        </>
      }
    >
      <ChartScreen explorer={explorer} bar={bar} reading={reading} part={part} onName={setPointed} />
    </FigureBody>
  );
}
