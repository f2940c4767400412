import { readFileSync } from 'node:fs';
import { type CommandArea, commandsByArea } from '@site/data/commands';
import { timeframes as metricTimeframes } from '@site/data/metrics/metric.schema';
import { screenerFields } from '@site/data/screener/fields';
import { hotkeys } from '@site/data/workbench/hotkeys';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommand } from './commandGrammar';
import { timeframes } from './commandValues';

const commands = Object.values(commandsByArea).flat();
const pages: readonly [CommandArea, string][] = [
  ['workbench', 'docs/workbench/overview/using-the-workbench/workbench-cmds.mdx'],
  ['dashboard', 'docs/dashboard/dashboard-commands.mdx'],
  ['screener', 'docs/screener/screener-commands.mdx'],
];

/** The lines of every block of commands on the references. */
const recipeLines = pages.flatMap(([area, page]) =>
  [...readFileSync(page, 'utf8').matchAll(/^```text\n(.*?)^```/gms)].flatMap(([, block = '']) =>
    block
      .trim()
      .split('\n')
      .map((line) => ({ area, page, line })),
  ),
);
const areas = Object.keys(commandsByArea) as CommandArea[];

describe('parseCommand', () => {
  const examples = commands.flatMap(({ id, area, examples }) => examples.map((line) => ({ id, area, line })));

  it.each(
    commandsByArea.everywhere.flatMap(({ id, examples }) =>
      areas.flatMap((area) => examples.map((line) => ({ id, area, line }))),
    ),
  )('reads "$line" in the area $area too', ({ id, area, line }) => {
    expect(parseCommand(line, area)).toMatchObject({ command: { id } });
  });

  it.each(hotkeys.filter(({ command }) => command !== null))(
    'reads the command of hotkey $id',
    ({ id, command }) => {
      const result = parseCommand((command ?? '').replace('DATE', '2023-09-12'), 'workbench');
      expect(result).toMatchObject({ command: { shortcuts: expect.arrayContaining([id]) } });
    },
  );

  it.each([
    ['SYMBOL btcusdt VENUE=Bybit', 'workbench', { SYMBOL: 'BTCUSDT', venue: 'bybit' }],
    ['  ethusdt ', 'workbench', { SYMBOL: 'ETHUSDT' }],
    ['4h', 'workbench', { TIMEFRAME: '4H' }],
    ['1m', 'workbench', { TIMEFRAME: '1m' }],
    ['tf 1M', 'workbench', { TIMEFRAME: '1M' }],
    ['save as “Morning desk”', 'workbench', { name: 'Morning desk' }],
    ['metric add venue=bybit "funding rate"', 'workbench', { NAME: 'funding rate', venue: 'bybit' }],
    ['metric add "bid depth" band=0–2.5%', 'workbench', { NAME: 'bid depth', band: '0-2.5' }],
    ['study add rsi length=14', 'workbench', { NAME: 'rsi', length: 14 }],
    ['size 6X4', 'dashboard', { WxH: '6x4' }],
    ['refresh 60', 'screener', { SECONDS: 60 }],
    ['refresh off', 'screener', { SECONDS: 'off' }],
    ['drop ALL', 'screener', { FILTER: 'all' }],
    [
      'columns +fdv -market_cap',
      'screener',
      {
        METRIC: [
          { sign: '+', metric: 'fdv' },
          { sign: '-', metric: 'market_cap' },
        ],
      },
    ],
    ['alert rsi crosses 70', 'screener', { condition: { series: 'rsi', verb: 'crosses', operands: ['70'] } }],
  ] as const)('reads the arguments of %s', (line, area, expected) => {
    expect(parseCommand(line, area)).toMatchObject({ arguments: expected });
  });

  it('joins filters by and, except inside between', () => {
    expect(parseCommand('where mvrv between 0.8 and 1.2 and netflow < 0 7d', 'screener')).toMatchObject({
      arguments: {
        FILTER: [
          { field: 'mvrv', operator: 'between', values: [0.8, 1.2], window: null },
          { field: 'netflow', operator: '<', values: [0], window: '7d' },
        ],
      },
    });
  });

  it.each([
    ['', 'workbench', 0, 'empty'],
    ['zoom in', 'workbench', 0, 'not a command'],
    ['sell', 'workbench', 0, 'order ticket'],
    ['buy 1 BTC', 'dashboard', 0, 'order ticket'],
    ['columns +mvrv', 'workbench', 0, 'command of the screener'],
    ['columns', 'workbench', 0, 'command of the screener'],
    ['study', 'workbench', 5, 'add or set or remove'],
    ['open', 'workbench', 4, 'needs name'],
    ['style', 'workbench', 5, 'one of candles'],
    ['style kagi', 'workbench', 6, 'one of candles'],
    ['open "BTC', 'workbench', 5, 'quote'],
    ['symbol BTCUSDT exchange=bybit', 'workbench', 15, 'venue='],
    ['save now=1', 'workbench', 5, 'no settings'],
    ['symbol BTCUSDT venue=bybit venue=binance', 'workbench', 27, 'twice'],
    ['save it', 'workbench', 5, 'too much'],
    ['goto 2023-02-30', 'workbench', 5, 'YYYY-MM-DD'],
    ['study add rsi length=fast', 'workbench', 14, 'a number above 0'],
    ['study add macd length=9', 'workbench', 15, 'It knows fast=, slow=, signal='],
    ['study set vwap anchor=week', 'workbench', 15, 'one of day, month, year'],
    ['template load', 'workbench', 13, 'needs name'],
    ['symbol BTCUSDT type=dated expiry=last', 'workbench', 26, 'YYYY-MM-DD'],
    ['open ""', 'workbench', 5, 'a name'],
    ['move 13,1', 'dashboard', 5, 'column of 1 to 12'],
    ['4h', 'dashboard', 0, 'not a command'],
    ['columns +fdv mvrv', 'screener', 13, '+ or -'],
    ['where mvrv < 1 and netflow is 0', 'screener', 27, 'not an operator'],
    ['where mvrv < 1 and', 'screener', 18, 'empty'],
    ['drop mvrv < 1 and netflow < 0', 'screener', 14, 'not a window'],
    ['alert', 'workbench', 5, 'needs condition'],
    ['alert price', 'workbench', 11, 'a series'],
    ['alert price touches 5', 'workbench', 12, 'not a condition'],
    ['alert price moves 5 1h', 'workbench', 18, 'percentage'],
    ['alert price enters 5', 'workbench', 20, 'a level'],
    ['alert price above 5 6', 'workbench', 20, 'too much'],
  ] as const)('says where "%s" is wrong', (line, area, position, reason) => {
    expect(parseCommand(line, area)).toMatchObject({ position, error: expect.stringContaining(reason) });
  });

  it('never throws, and points inside the line', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom(...commands.flatMap(({ examples }) => examples)));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 3 }), fc.constantFrom(...areas), (words, area) => {
        const line = words.join(' ');
        const result = parseCommand(line, area);
        const position = 'error' in result ? result.position : 0;
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(line.length);
      }),
    );
  });

  it('finds blocks of commands on every reference', () => {
    expect(new Set(recipeLines.map(({ page }) => page)).size).toBe(pages.length);
  });

  it.each(recipeLines)('reads "$line" of $page', ({ area, line }) => {
    expect(parseCommand(line, area)).toHaveProperty('command');
  });

  it('filters by fields that the screener has', () => {
    const lines = [...recipeLines.map(({ line }) => line), ...examples.map(({ line }) => line)];
    const fields = lines.flatMap((line) => {
      const result = parseCommand(line, 'screener');
      const filters = 'arguments' in result ? result.arguments.FILTER : undefined;
      return Array.isArray(filters) ? filters.map(({ field }: { field: string }) => field) : [];
    });
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => !screenerFields.some(({ id }) => id === field))).toEqual([]);
  });

  it('knows the timeframes of the metrics', () => {
    expect(timeframes).toEqual(metricTimeframes);
  });
});
