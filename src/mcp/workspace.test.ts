import type { Site } from '@pt-docs/mcp';
import { stateFrom } from '@site/src/pt/model/stateFrom';
import { expect, it } from 'vitest';
import { runCommands } from './workspace';

const site = { data: async () => ({ url: 'https://docs.example' }) } as unknown as Site;

it('runs lines, creates alerts, plays bars and gives an address that opens the state', async () => {
  const given = runCommands.input.parse({
    lines: ['4h', 'study add rsi', 'tf 2h', 'alert price crosses 67330'],
    trigger: 'once',
    bars: 3,
  });
  const { data, text } = (await runCommands.run(given, site)) as {
    text: string;
    data: { answers: { isValid: boolean }[]; state: string; address: string };
  };
  expect(data.answers.map(({ isValid }) => isValid)).toEqual([true, true, false, true]);
  expect(data.state).toMatch(
    /3 bars came\. BTCUSDT: price crosses 67330 fired at 67,.*RSI 14.*\(triggered, fired 1×\)/,
  );
  expect(text).toContain('tf 2h → refused: ');
  const state = stateFrom(new URL(data.address).searchParams.get('w') ?? '');
  expect(state).toMatchObject({
    alerts: [{ trigger: 'once' }],
    workbench: { panes: [{ series: [{ name: 'rsi' }] }] },
  });
});

it('names the markets that pass, and the values that are drawn', async () => {
  const tableOf = async (area: string, line: string) => {
    const { data } = await runCommands.run(runCommands.input.parse({ area, lines: [line] }), site);
    return (data as { table: string[][] }).table;
  };
  const markets = await tableOf('screener', 'where market_cap > 500m and funding > 0');
  expect(markets.slice(1).map(([symbol]) => symbol)).toContain('BTCUSDT');
  expect(markets).toHaveLength(10);
  const [head = [], bar = []] = await tableOf('workbench', 'study add rsi');
  expect(Number(bar[head.indexOf('RSI 14')])).toBeGreaterThan(0);
});

it('places practice orders, and says that they are', async () => {
  const lines = ['practice buy 0.05 BTCUSDT market sl=65000', 'practice buy 50 BTCUSDT limit 67000', 'tf 1h'];
  const { data, text } = (await runCommands.run(runCommands.input.parse({ lines, bars: 12 }), site)) as {
    text: string;
    data: { answers: { isValid: boolean; sentence: string }[]; state: string; address: string };
  };
  expect(data.answers.map(({ isValid }) => isValid)).toEqual([true, false, true]);
  expect(data.answers[0]?.sentence).toMatch(/^Practice: Market buy 0\.050 BTC: bought/);
  expect(data.answers[1]?.sentence).toContain('110007');
  expect(text).toMatch(/Practice account: equity [\d,.]+ USDT, BTCUSDT long 0\.050 BTC/);
  expect(stateFrom(new URL(data.address).searchParams.get('w') ?? '')).toMatchObject({
    practice: [expect.stringMatching(/^practice 2026-02-20T14:30 buy 0\.05 BTCUSDT market sl=65000$/)],
  });
});
