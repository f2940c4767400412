import { playbookCases } from '@site/data/playbooks/cases';
import type { Place } from '../model/types';
import type { Screen } from '../view/screen';

/** The app as a picture shows it, and as *Try it* opens it. */
export type PictureState = {
  readonly place?: Place;
  /** Lines that have run. */
  readonly lines?: readonly string[];
  /** The side tab, section or menu that is open, and what stands in the command bar. */
  readonly screen?: Partial<Screen>;
  /** Draws what is open without rail and top bar. */
  readonly isPart?: boolean;
  /** Draws the chart alone. */
  readonly isChart?: boolean;
};

/** Lines of the command bar, one below the other or between semicolons. */
const linesIn = (text: string): readonly string[] => text.trim().split(/\s*[;\n]\s*/);

const RSI_AND_FUNDING = 'study add rsi; metric add "funding rate"';
const MOVE = `${RSI_AND_FUNDING}; save as "BTC move and funding"`;
const SOL = 'symbol SOLUSDT; save as "SOL swing"';

/** A screener's own columns instead of the first ones. */
const columns = (fields: string) =>
  `columns -price -price_change -volume -funding ${fields.replace(/^|, /g, ' +').trim()}`;

/** A workbench that was saved, as the only widget of a dashboard that it's synced with. */
export const SYNCED = linesIn(`${MOVE}; open "Morning desk"; new "BTC desk"
  add workbench "BTC move and funding"; size 12x6; link blue; sync on`);

const CROWDED = `where funding > 0.03 and volume > 20m 24h; ${columns('funding, price_change')}
  sort funding desc; limit 4; save as "Crowded longs"`;

/** Each playbook where it came true and where it didn't; the chart stands at that moment, and plays on bar by bar. */
const cases = Object.fromEntries(
  Object.entries(playbookCases).flatMap(([id, both]) =>
    'none' in both
      ? []
      : Object.entries(both).map(([outcome, { lines, replay }]): [string, PictureState] => [
          `playbook-${id}-${outcome}`,
          { lines: [...lines, `replay ${replay}`], isChart: true },
        ]),
  ),
);

/** A screener that asks for something, sorted, with the rows there's room for. */
const screen = (text: string): PictureState => ({ place: 'screener', lines: linesIn(text) });

/** Pictures that the model runs. The others are components, in the files beside this one. */
export const states: Readonly<Record<string, PictureState>> = {
  ...cases,
  'alerts-in-the-app': {
    lines: linesIn(`${MOVE}; alert price crosses 67500; alert "funding rate" crosses 0; alert rsi above 70`),
    screen: { tab: 'Alerts', isTabInFront: true },
  },
  'app-sections': { lines: linesIn(SOL) },
  'bybit-in-the-app': {
    lines: linesIn(`${RSI_AND_FUNDING}; practice 2026-02-20T08:30 leverage BTCUSDT 5
      practice 2026-02-20T08:30 buy 0.05 BTCUSDT market tp=69000 sl=64500; save as "BTC move and funding"`),
    screen: { tab: 'Trade', account: 'Bybit' },
  },
  'dashboard-map': screen(`${CROWDED}; open "Morning desk"; new "ETH desk"
    add workbench; size 8x5; link blue; symbol ETHUSDT
    add trades; size 4x5; link blue
    add orderbook; size 6x4; link blue
    add screener; size 6x4; link green
    add note; size 12x2`),
  'dex-screener':
    screen(`universe dex; where liquidity > 500k and pair_age > 30 and buys_sells between 0.5 2 24h
    ${columns('price_impact, liquidity, pair_age, buys_sells, holders')}
    sort liquidity desc; limit 5; save as "Pools with a market to sell into"`),
  'fundamental-screener': screen(`universe spot; where market_cap > 50m and fees > 1m 30d and p_f < 20
    ${columns('p_f, p_s, float_share, market_cap')}
    sort p_f asc; limit 5; save as "Used, and cheap for its use"`),
  'header-menu': { lines: linesIn(SOL), screen: { typed: '4h' } },
  'offchain-screener': screen(`where funding > 0.01 and volume > 1m 24h
    ${columns('funding, open_interest, liquidations, price_change')}
    sort funding desc; limit 5; save as "Crowded longs"`),
  'onchain-screener': screen(`universe spot; where active_addresses changed% 5 7d and netflow < 0 7d
    ${columns('netflow 7d, mvrv, active_addresses 7d, whale_transactions')}
    sort netflow 7d asc; limit 5; save as "Coins leaving exchanges"`),
  'orderbook-widget': {
    place: 'dashboard',
    lines: linesIn(`new "SOL desk"; add workbench; size 8x6; link blue; symbol SOLUSDT
      add orderbook; size 4x6; link blue`),
    isPart: true,
  },
  'pull-into-widget': { lines: linesIn(`${MOVE}; study add sma`) },
  'push-from-widget': { lines: [...SYNCED, 'symbol ETHUSDT'], isPart: true },
  'save-dialog': { screen: { menu: 'save' } },
  'screener-map': screen(`where market_cap > 500m and unlocks_30d < 1
    ${columns('market_cap, unlocks_30d, funding, price_change')}
    sort market_cap desc; limit 6; save as "Large perps"`),
  'screener-widget': {
    ...screen(`${CROWDED}; open "Morning desk"; new "SOL desk"
      add workbench; size 6x5; link green; symbol SOLUSDT
      add screener; size 6x5; link green`),
    isPart: true,
  },
  'share-menu': {
    lines: linesIn('symbol SOLUSDT; style line; metric add "funding rate"; save as "SOL funding"'),
    screen: { menu: 'share', typed: 'share' },
  },
  'studies-on-price': {
    lines: linesIn(`symbol ETHUSDT; study add sma; ${RSI_AND_FUNDING}`),
    screen: { typed: 'metric add "funding rate" venue=bybit' },
  },
  'trades-widget': {
    place: 'dashboard',
    lines: linesIn('new "BTC tape"; add orderbook; size 6x5; link blue; add trades; size 6x5; link blue'),
    isPart: true,
  },
  'workbench-map': { lines: linesIn(MOVE) },
};
