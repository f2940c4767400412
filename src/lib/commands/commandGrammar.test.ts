import { type CommandArea, commandsByArea } from '@site/data/commands';
import { hotkeys } from '@site/data/workbench/hotkeys';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommand } from './commandGrammar';

const commands = Object.values(commandsByArea).flat();
const areas = Object.keys(commandsByArea) as CommandArea[];

describe('parseCommand', () => {
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
    ['4h', 'workbench', { TIMEFRAME: '4H' }],
    ['1m', 'workbench', { TIMEFRAME: '1m' }],
    ['tf 1M', 'workbench', { TIMEFRAME: '1M' }],
    ['save as “Morning desk”', 'workbench', { name: 'Morning desk' }],
    ['metric add venue=bybit "funding rate"', 'workbench', { NAME: 'funding rate', venue: 'bybit' }],
    ['metric add "bid depth" band=0–2.5%', 'workbench', { NAME: 'bid depth', band: '0-2.5' }],
    ['size 6X4', 'dashboard', { WxH: '6x4' }],
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
    ['study', 'workbench', 5, 'add or set or remove'],
    ['style', 'workbench', 5, 'one of candles'],
    ['open "BTC', 'workbench', 5, 'quote'],
    ['symbol BTCUSDT exchange=bybit', 'workbench', 15, 'venue='],
    ['save now=1', 'workbench', 5, 'no settings'],
    ['symbol BTCUSDT venue=bybit venue=binance', 'workbench', 27, 'twice'],
    ['save it', 'workbench', 5, 'too much'],
    ['goto 2023-02-30', 'workbench', 5, 'YYYY-MM-DD'],
    ['study add rsi length=fast', 'workbench', 14, 'a number above 0'],
    ['study add macd length=9', 'workbench', 15, 'It knows fast=, slow=, signal='],
    ['study set vwap anchor=week', 'workbench', 15, 'one of day, month, year'],
    ['symbol BTCUSDT type=dated expiry=last', 'workbench', 26, 'YYYY-MM-DD'],
    ['open ""', 'workbench', 5, 'a name'],
    ['4h', 'dashboard', 0, 'not a command'],
    ['columns +fdv mvrv', 'screener', 13, '+ or -'],
    ['where mvrv < 1 and netflow is 0', 'screener', 27, 'not an operator'],
    ['drop mvrv < 1 and netflow < 0', 'screener', 14, 'not a window'],
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
});
