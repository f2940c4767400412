/** A moment of the sample markets, and what came of it. */
type Case = {
  /** What runs before the chart goes back to the moment; a list has no moment. */
  readonly lines: readonly string[];
  readonly replay?: string;
  /** How far price was after so many hours, in percent. Recomputed by playbooks.test.ts. */
  readonly after?: { readonly hours: number; readonly change: number };
};

type Cases = { readonly holds: Case; readonly breaks: Case };

const SQUEEZE = [
  'symbol BTCUSDT',
  '4h',
  'metric add "open interest, coin"',
  'metric add "funding rate, 8-hour"',
];
const CASCADE = [...SQUEEZE.slice(1), 'metric add cvd'];
const MOMENTUM = ['4h', 'metric add "momentum oscillator"', 'study add ema length=50'];
const DIVERGENCE = ['symbol ETHUSDT', '1h', 'metric add cvd anchor=2026-01-20', 'metric add delta'];
const ABSORPTION = ['symbol BTCUSDT', '4h', 'metric add delta', 'metric add "taker volume"'];
const POOLS = [
  'universe dex',
  'columns -price -price_change -volume -funding +liquidity +price_impact +pair_age',
];
const BREAK_EVEN = [
  'universe perps',
  'columns -price -price_change -volume -funding +mvrv +supply_in_profit +price_change 30d',
];

/** Each playbook twice, by its own commands: where it came true, and where it didn't. Apart from the texts, which no script needs. */
export const playbookCases: Readonly<Record<string, Cases>> = {
  squeeze: {
    holds: { lines: SQUEEZE, replay: '2026-01-07T04:00', after: { hours: 96, change: 4.7 } },
    breaks: { lines: SQUEEZE, replay: '2025-12-05T20:00', after: { hours: 96, change: -3.4 } },
  },
  'exit-pools': {
    holds: {
      lines: [
        ...POOLS,
        'where liquidity > 500k and pair_age > 30 and price_impact < 1',
        'sort liquidity desc',
        'limit 6',
      ],
    },
    breaks: { lines: [...POOLS, 'where price_impact > 1', 'sort price_impact desc', 'limit 6'] },
  },
  'unusual-volume': {
    holds: {
      lines: ['symbol ETHUSDT', '4h', 'metric add volume'],
      replay: '2026-01-08T12:00',
      after: { hours: 24, change: 5.3 },
    },
    breaks: {
      lines: ['symbol BTCUSDT', '4h', 'metric add volume'],
      replay: '2026-01-21T16:00',
      after: { hours: 24, change: -2.8 },
    },
  },
  'break-even': {
    holds: {
      lines: [
        ...BREAK_EVEN,
        'where mvrv between 0.8 1.2 and supply_in_profit between 35 65 and price_change < 0 30d',
        'sort mvrv asc',
        'limit 6',
      ],
    },
    breaks: { lines: [...BREAK_EVEN, 'where mvrv < 0.8', 'sort mvrv asc', 'limit 6'] },
  },
  cascade: {
    holds: {
      lines: ['symbol ETHUSDT', ...CASCADE],
      replay: '2026-01-08T04:00',
      after: { hours: 24, change: 12 },
    },
    breaks: {
      lines: ['symbol BTCUSDT', ...CASCADE],
      replay: '2026-01-05T16:00',
      after: { hours: 24, change: -5.2 },
    },
  },
  divergence: {
    holds: { lines: DIVERGENCE, replay: '2026-02-13T05:00', after: { hours: 12, change: 8.6 } },
    breaks: { lines: DIVERGENCE, replay: '2026-02-06T18:00', after: { hours: 12, change: -3.1 } },
  },
  absorption: {
    holds: { lines: ABSORPTION, replay: '2026-01-25T16:00', after: { hours: 96, change: 2.8 } },
    breaks: { lines: ABSORPTION, replay: '2026-02-11T04:00', after: { hours: 96, change: -6.9 } },
  },
  momentum: {
    holds: {
      lines: ['symbol BTCUSDT', ...MOMENTUM],
      replay: '2026-02-16T00:00',
      after: { hours: 24, change: 3.1 },
    },
    breaks: {
      lines: ['symbol ETHUSDT', ...MOMENTUM],
      replay: '2025-12-23T04:00',
      after: { hours: 24, change: -6 },
    },
  },
};
