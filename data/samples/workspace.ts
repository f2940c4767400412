/**
 * Sample data, not a market: what the workspace's three markets are made from. The bars are invented; only the level at
 * the end of each month is near what the coin cost then, so that a date looks like its date.
 */
export type SampleSymbol = 'BTCUSDT' | 'ETHUSDT' | 'SOLUSDT';

type WorkspaceMarket = {
  readonly seed: number;
  /** Ticks in one USDT, and lots in one coin: prices and quantities are whole numbers of these. */
  readonly ticks: number;
  readonly lots: number;
  /** What a usual day moves, as a share of price, and trades, in USD. */
  readonly volatility: number;
  readonly turnover: number;
  readonly openInterestUsd: number;
  /** Coins in circulation, and at most; the same where there is no maximum. */
  readonly supply: readonly [circulating: number, most: number];
  /** Price at the end of each month, from December 2022 on. */
  readonly months: readonly number[];
  /** Closes of single days, for what happens around the first moment that readers see. */
  readonly days: Readonly<Record<string, number>>;
};

/** The first bar, the moment that a workspace starts at, and the last minute that can be played to. */
export const sampleSpan = {
  first: '2023-01-01T00:00:00Z',
  start: '2026-02-20T14:30:00Z',
  last: '2026-12-31T00:00:00Z',
} as const;

// biome-ignore format: tables of numbers, not code
export const workspaceMarkets: Readonly<Record<SampleSymbol, WorkspaceMarket>> = {
  BTCUSDT: {
    seed: 11, ticks: 10, lots: 1_000, volatility: 0.021, turnover: 1.6e9, openInterestUsd: 3.4e9,
    supply: [19_990_000, 21_000_000],
    months: [
      16_500, 23_100, 23_100, 28_500, 29_200, 27_200, 30_500, 29_200, 25_900, 27_000, 34_700, 37_700, 42_300,
      42_600, 61_200, 71_300, 60_600, 67_500, 62_700, 64_600, 59_000, 63_300, 70_200, 96_400, 93_400,
      102_400, 84_400, 82_500, 94_200, 104_600, 107_100, 115_800, 108_200, 114_000, 109_600, 90_400, 87_500,
      78_600, 68_900, 71_400, 74_000, 70_300, 72_800, 77_500, 75_100, 79_900, 83_200, 80_600, 84_000,
    ],
    days: { '2026-02-12': 66_200, '2026-02-19': 66_700, '2026-02-20': 66_900, '2026-02-21': 67_900 },
  },
  ETHUSDT: {
    seed: 23, ticks: 100, lots: 100, volatility: 0.029, turnover: 1.1e9, openInterestUsd: 1.9e9,
    supply: [120_700_000, 120_700_000],
    months: [
      1_196, 1_585, 1_605, 1_822, 1_870, 1_874, 1_934, 1_856, 1_645, 1_671, 1_815, 2_052, 2_281,
      2_283, 3_341, 3_647, 3_014, 3_762, 3_438, 3_232, 2_514, 2_603, 2_518, 3_706, 3_337,
      3_300, 2_237, 1_822, 1_793, 2_529, 2_487, 3_698, 4_390, 4_145, 3_848, 2_991, 2_967,
      2_445, 2_020, 2_110, 2_240, 2_080, 2_190, 2_370, 2_260, 2_450, 2_600, 2_480, 2_630,
    ],
    days: { '2026-02-12': 1_945, '2026-02-19': 1_958, '2026-02-20': 1_966, '2026-02-21': 1_992 },
  },
  SOLUSDT: {
    seed: 37, ticks: 100, lots: 10, volatility: 0.038, turnover: 4.2e8, openInterestUsd: 6.5e8,
    supply: [568_000_000, 620_000_000],
    months: [
      9.96, 23.9, 21.9, 21.2, 22.8, 20.8, 18.9, 23.7, 19.8, 21.4, 38.4, 59.2, 101.5,
      97, 125.8, 202.9, 126.6, 165.6, 146.6, 171.7, 135.3, 152.6, 168.4, 237.7, 189.3,
      231.6, 147.9, 124.5, 147.6, 156.5, 154.8, 172.3, 200.6, 208.7, 187.1, 133.4, 124.6,
      105, 85.6, 89.4, 95.8, 88.1, 92.7, 101.3, 96.9, 104.2, 111.8, 106.5, 112.4,
    ],
    days: { '2026-02-12': 81.9, '2026-02-19': 83.1, '2026-02-20': 83.6, '2026-02-21': 85.2 },
  },
};

export const workspaceSymbols = Object.keys(workspaceMarkets) as readonly SampleSymbol[];
export const isSampleSymbol = (symbol: string): symbol is SampleSymbol =>
  Object.hasOwn(workspaceMarkets, symbol);
