/** A moment at which the sample met a recipe's signs, and what price did after it. */
type Case = {
  /** What runs before the chart goes back to the moment. */
  readonly lines: readonly string[];
  readonly replay: string;
  /** How far price was after so many hours, in percent. playbooks.test.ts recomputes it. */
  readonly after: { readonly hours: number; readonly change: number };
};

/** One case that came true and one that didn't; or why the sample has none. */
type Cases = { readonly holds: Case; readonly breaks: Case } | { readonly none: string };

const SQUEEZE = ['4h', 'metric add "open interest, coin"', 'metric add "funding rate, 8-hour"'];
const DIVERGENCE = ['symbol ETHUSDT', '15m', 'metric add cvd', 'metric add delta'];
const MOMENTUM = ['4h', 'metric add "momentum oscillator"', 'study add ema length=50'];

/** Cases of the playbooks. Apart from their texts, which no script needs. */
export const playbookCases: Readonly<Record<string, Cases>> = {
  squeeze: {
    holds: {
      lines: ['symbol BTCUSDT', ...SQUEEZE],
      replay: '2025-01-18T12:00',
      after: { hours: 96, change: 3.4 },
    },
    breaks: {
      lines: ['symbol SOLUSDT', ...SQUEEZE],
      replay: '2023-08-03T20:00',
      after: { hours: 48, change: -10 },
    },
  },
  'exit-pools': { none: 'No sample pool on Base passes all five filters: there’s no case to show.' },
  'unusual-volume': {
    none: 'On no day of the sample does a market trade three times its usual volume: there’s no case to show.',
  },
  'break-even': {
    none: 'The sample has on-chain values for a single moment. It can show which markets pass, but not what came of them.',
  },
  cascade: { none: 'The sample has no liquidations and thus no case to show.' },
  divergence: {
    holds: { lines: DIVERGENCE, replay: '2026-02-18T10:00', after: { hours: 4, change: 5.5 } },
    breaks: { lines: DIVERGENCE, replay: '2026-02-06T16:30', after: { hours: 8, change: -2 } },
  },
  absorption: {
    none: 'In the sample no bar has twice the usual volume with 30% of it on one side: there’s no case to show.',
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
