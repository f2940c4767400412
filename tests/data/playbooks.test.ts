import { playbookCases } from '@site/data/playbooks/cases';
import { playbooks } from '@site/data/playbooks/playbooks';
import { type SampleSymbol, workspaceSymbols } from '@site/data/samples/workspace';
import { parseCommand } from '@site/src/lib/commands/commandGrammar';
import { barsUntil } from '@site/src/pt/markets/bars';
import { flowBetween } from '@site/src/pt/markets/flow';
import { openInterestAt } from '@site/src/pt/markets/funding';
import { DAY, priceAt } from '@site/src/pt/markets/walk';
import { activePane } from '@site/src/pt/model/outcome';
import { run } from '@site/src/pt/model/run';
import { screenOf } from '@site/src/pt/model/screenerRows';
import { startOf } from '@site/src/pt/model/start';
import type { Place, Timeframe } from '@site/src/pt/model/types';
import { metricRecipes, seriesLines } from '@site/src/pt/model/values';
import { whereInData } from '@site/tests/whereInData';
import { describe, expect, it } from 'vitest';

const HOUR = 3_600_000;

it.each(playbooks)('$id: the grammar takes every command', ({ commands, area }) => {
  for (const line of commands) {
    const parsed = parseCommand(line, area);
    expect('error' in parsed ? `${whereInData(line)}: ${line}: ${parsed.error}` : '').toBe('');
  }
});

it('each playbook has its cases, or says why it has none', () => {
  expect(Object.keys(playbookCases).toSorted()).toEqual(playbooks.map(({ id }) => id).toSorted());
});

const after = (place: Place, lines: readonly string[]) =>
  lines.reduce((state, line) => {
    const { state: next, ok, sentence } = run(state, line);
    expect(ok, `${line}: ${sentence}`).toBe(true);
    return next;
  }, startOf(place));

const recipe = (id: string) => {
  const { screener } = after('screener', playbooks.find((playbook) => playbook.id === id)?.commands ?? []);
  return (clock: number) => screenOf({ screener, clock }).rows.map(({ market: [symbol] }) => symbol);
};

/** The first line of a metric, for the closed bars up to a moment. */
const valuesUntil = (name: string, symbol: SampleSymbol, timeframe: Timeframe, clock: number) =>
  seriesLines({ kind: 'metric', name, settings: {} }, { symbol, timeframe, clock }, 96)[0]?.values ?? [];

const coinsGrew = (symbol: SampleSymbol, from: number, until: number) =>
  openInterestAt(symbol, until) > openInterestAt(symbol, from);

/** Whether the newest bar of the oscillator is above −50, and whether it ever was below since some hours. */
const oscillator = (symbol: SampleSymbol, clock: number, hours = 0) => {
  const values = valuesUntil('momentum oscillator', symbol, '4H', clock);
  return {
    last: values.at(-1) ?? 0,
    before: values.at(-2) ?? 0,
    lowest: Math.min(...values.slice(-hours / 4)),
  };
};

/** Lows of the day's 15-minute bars that no bar within an hour undercuts, with the CVD since the day began. */
function lowsOfDay(symbol: SampleSymbol, clock: number) {
  const bars = barsUntil(symbol, '15m', clock, Math.round((clock % DAY) / (HOUR / 4)) || 96);
  const cvd = valuesUntil('cvd', symbol, '15m', clock).slice(-bars.length);
  const isLow = (at: number) =>
    at >= 4 &&
    at + 4 < bars.length &&
    bars.slice(at - 4, at + 5).every(({ low }) => low >= (bars[at]?.low ?? Number.NaN));
  return bars.flatMap(({ low }, at) => (isLow(at) ? [{ low, cvd: cvd[at] ?? Number.NaN }] : []));
}
const lowestCvdOfDay = (symbol: SampleSymbol, clock: number) => {
  const day = clock - (clock % DAY);
  return Math.min(
    ...valuesUntil('cvd', symbol, '15m', day + DAY).slice(-Math.round((day + DAY - clock) / (HOUR / 4))),
  );
};

type Moment = { readonly symbol: SampleSymbol; readonly time: number; readonly until: number };

/** For each recipe with cases: whether a moment has its signs, and whether what follows proves it right or wrong. */
const SIGNS: Readonly<
  Record<string, Readonly<Record<'sign' | 'right' | 'wrong', (moment: Moment) => boolean>>>
> = {
  squeeze: {
    sign: ({ symbol, time }) =>
      recipe('squeeze')(time).includes(symbol) && coinsGrew(symbol, time - 7 * DAY, time),
    right: ({ symbol, time, until }) => !coinsGrew(symbol, time, until),
    wrong: ({ symbol, time, until }) => coinsGrew(symbol, time, until),
  },
  divergence: {
    sign: ({ symbol, time }) => {
      const [earlier, later] = lowsOfDay(symbol, time).slice(-2);
      return Boolean(earlier && later && later.low < earlier.low && later.cvd > earlier.cvd);
    },
    right: ({ symbol, time }) => lowestCvdOfDay(symbol, time) > (lowsOfDay(symbol, time).at(-2)?.cvd ?? 0),
    wrong: ({ symbol, time }) => lowestCvdOfDay(symbol, time) < (lowsOfDay(symbol, time).at(-2)?.cvd ?? 0),
  },
  momentum: {
    sign: ({ symbol, time }) => {
      const { before, last } = oscillator(symbol, time);
      return before <= -50 && last > -50;
    },
    right: ({ symbol, until }) => oscillator(symbol, until, 24).lowest > -50,
    wrong: ({ symbol, until }) => oscillator(symbol, until, 24).lowest < -50,
  },
};

describe.each(
  Object.entries(playbookCases).flatMap(([id, cases]) =>
    'none' in cases
      ? []
      : (['holds', 'breaks'] as const).map((outcome) => ({ id, outcome, ...cases[outcome] })),
  ),
)('$id $outcome', ({ id, outcome, lines, replay, after: { hours, change } }) => {
  const time = Date.parse(`${replay}Z`);
  const { symbol } = activePane(after('workbench', [...lines, `replay ${replay}`]));
  const moment = { symbol, time, until: time + hours * HOUR };

  it('has the signs that the recipe looks for', () => expect(SIGNS[id]?.sign(moment)).toBe(true));

  it('came out as it says', () => {
    const moved = (priceAt(symbol, moment.until) / priceAt(symbol, time) - 1) * 100;
    expect(Number(moved.toFixed(1))).toBe(change);
    expect(Math.sign(moved)).toBe(outcome === 'holds' ? 1 : -1);
    expect(SIGNS[id]?.[outcome === 'holds' ? 'right' : 'wrong'](moment)).toBe(true);
  });
});

describe('a playbook without cases is right that the sample has none', () => {
  const { clock } = startOf();

  it('exit-pools', () => expect(recipe('exit-pools')(clock)).toEqual([]));

  it('unusual-volume', () => {
    const rows = recipe('unusual-volume');
    for (let time = Date.parse('2023-03-01'); time < clock; time += DAY) {
      expect(rows(time), new Date(time).toISOString()).toEqual([]);
    }
  });

  it('break-even: what passes has no bars', () => {
    const rows = recipe('break-even')(clock);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((symbol) => workspaceSymbols.some((known) => known === symbol))).toEqual([]);
  });

  it('cascade', () => expect(Object.keys(metricRecipes)).not.toContain('liquidations'));

  it('absorption', () => {
    const sided = workspaceSymbols.flatMap((symbol) =>
      barsUntil(symbol, '1H', clock, 500).map(({ time, volume }) => {
        const { buys, sells } = flowBetween(symbol, time, time + HOUR);
        return { volume, share: Math.abs(buys - sells) / (buys + sells) };
      }),
    );
    const usual = (at: number) => sided.slice(at - 20, at).reduce((sum, { volume }) => sum + volume / 20, 0);
    expect(
      sided.filter(({ volume, share }, at) => at % 500 >= 20 && volume >= 2 * usual(at) && share >= 0.3),
    ).toEqual([]);
  });
});
