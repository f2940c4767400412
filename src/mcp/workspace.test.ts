import type { Site } from '@pt-docs/mcp';
import { stateFrom } from '@site/src/workspace/model/address';
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
    /3 bars came\. BTCUSDT: price crosses 67330 at 67,.*RSI 14.*\(triggered, fired 1×\)/,
  );
  expect(text).toContain('tf 2h → refused: ');
  const state = await stateFrom(new URL(data.address).searchParams.get('w') ?? '');
  expect(state).toMatchObject({
    alerts: [{ trigger: 'once' }],
    workbench: { panes: [{ series: [{ name: 'rsi' }] }] },
  });
});
