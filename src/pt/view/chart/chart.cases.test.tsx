// @vitest-environment happy-dom
import { render } from '@site/src/kit/dom';
import fc from 'fast-check';
import { act as settle, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { cases } from '../../../../tests/cases/cases';
import { DAY, MINUTE, START } from '../../markets/walk';
import { activePane } from '../../model/outcome';
import { run } from '../../model/run';
import { barsOf } from '../../model/select';
import { seriesOf, startOf, styleIds } from '../../model/start';
import type { Pane, State, Timeframe } from '../../model/types';
import { metricRecipes, seriesLines, studyRecipes } from '../../model/values';
import Chart from './Chart';
import { withPane } from './panes';

const timeframes: readonly Timeframe[] = ['1m', '15m', '1H', '4H', '1D', '1W', '1M'];
const allSeries = [
  ...Object.keys(studyRecipes).map((name) => seriesOf('study', name)),
  ...Object.keys(metricRecipes).map((name) =>
    seriesOf('metric', name, name.startsWith('slip') ? { size: 1e5 } : {}),
  ),
];

const randomState = fc
  .record({
    symbol: fc.constantFrom('BTCUSDT', 'ETHUSDT', 'SOLUSDT'),
    timeframe: fc.constantFrom(...timeframes),
    style: fc.constantFrom(...styleIds),
    scale: fc.constantFrom('linear', 'log', 'percent'),
    series: fc.subarray(allSeries, { maxLength: 4 }),
    compared: fc.subarray(['BTCUSDT', 'ETHUSDT', 'SOLUSDT'], { maxLength: 2 }),
    count: fc.integer({ min: 5, max: 500 }),
    back: fc.option(fc.integer({ min: 0, max: 1_100 })),
    later: fc.integer({ min: 0, max: 3_000 }),
    tool: fc.constantFrom(
      'trendline',
      'ray',
      'channel',
      'fib',
      'rectangle',
      'hline',
      'vline',
      'measure',
      'text',
    ),
    price: fc.double({ min: 1, max: 2e5, noNaN: true }),
  })
  .map(({ count, back, later, tool, price, ...pane }) => {
    const points = [0, 30, 60].map((days) => ({ time: START - days * DAY, price: price + days }));
    return withPane(
      {
        ...(pane as Partial<Pane>),
        view: { count, end: back === null ? null : START - back * DAY },
        drawings: [{ tool, symbol: pane.symbol as Pane['symbol'], points, text: 'here' }],
      },
      START + later * MINUTE,
    );
  });

describe('a chart', () => {
  it('shows no NaN, whatever is on the pane', () => {
    fc.assert(
      fc.property(randomState, (state) => {
        const html = renderToStaticMarkup(<Chart state={state} pane={activePane(state)} />);
        expect(html).not.toMatch(/NaN|Infinity|undefined|style="/);
      }),
      { numRuns: cases(200) },
    );
  });

  it('keeps nothing of what it drew before', () => {
    let change = (_: State) => {};
    function Changing({ start }: { readonly start: State }) {
      const [state, setState] = useState(start);
      change = setState;
      return <Chart state={state} pane={activePane(state)} />;
    }
    const container = render(<Changing start={startOf()} />);
    const lines = [
      'study add ema',
      'study add macd',
      'compare ETHUSDT',
      'scale percent',
      'style area',
      '1h',
      'style renko',
    ];
    let state = startOf();
    const states = lines.flatMap((line) => {
      state = run(state, line).state;
      const later = [80, 81, 240, 250, 480].map((minutes) => ({
        ...state,
        clock: state.clock + minutes * MINUTE,
      }));
      return [state, ...later];
    });
    for (const next of [...states, ...fc.sample(randomState, { numRuns: cases(40), seed: 7 })]) {
      settle(() => change(next));
      const fresh = render(<Chart state={next} pane={activePane(next)} />);
      expect(container.isEqualNode(fresh), JSON.stringify(activePane(next))).toBe(true);
    }
  });
});

it('gives values that are the same whether they were known before or not', async () => {
  const spots = fc.sample(
    fc.tuple(
      fc.constantFrom(...allSeries),
      fc.constantFrom(...timeframes),
      fc.integer({ min: 0, max: 4_000 }),
    ),
    { numRuns: cases(60), seed: 42 },
  );
  const asked = spots.map(([series, timeframe, later]) => {
    const state = withPane({ timeframe }, START + later * MINUTE);
    const { bars, until } = barsOf(state, activePane(state));
    const spot = { symbol: 'BTCUSDT', timeframe, clock: until } as const;
    // A minute before, so that what is kept is used.
    seriesLines(series, { ...spot, clock: until - MINUTE }, bars.length);
    return { series, spot, count: bars.length, known: seriesLines(series, spot, bars.length) };
  });
  for (const { series, spot, count, known } of asked) {
    vi.resetModules();
    const { seriesLines: anew } = await import('../../model/values');
    expect(anew(series, spot, count), series.name).toEqual(known);
  }
});
