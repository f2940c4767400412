import { withIds } from '../withIds';
import type { Limit } from './types';

/** The numbers themselves. Anything else that needs one imports it from here. */
export const limits = {
  panes: 4,
  widgets: 24,
  activeAlerts: 200,
  versions: 20,
  columns: 50,
  screenerRows: 500,
  csvRows: 10_000,
  tradingKeys: 1,
  readOnlyKeys: 5,
  tpSlParts: 20,
} as const;

/** How long something lives, and where PT steps in. */
export const spans = {
  /** Price impact in % from which a swap needs a typed confirmation. */
  impactPercent: 15,
  /** The size that a screener's price impact is for, unless a filter names another. */
  impactSizeUsd: 10_000,
  quoteSeconds: 30,
  swapMinutes: 20,
  /** A live price older than this turns grey. */
  stalePriceSeconds: 10,
  deletedDays: 30,
  /** How long an order stays in the table after it has ended. */
  endedOrderDays: 7,
  /** Before PT's outgoing IP addresses change. */
  noticeDays: 30,
  /** Until two-factor login is off, when its codes are lost. */
  twoFactorOffDays: 3,
  inviteDays: 7,
  /** How far the log of an alert goes back. */
  alertLogDays: 90,
  /** `refresh auto` of a screener. */
  refreshExchangeSeconds: 10,
  refreshPoolSeconds: 30,
} as const;

const panes = '/docs/workbench/overview/using-the-workbench/using-the-wb';
const screener = '/docs/screener/creating-a-screener';
const connecting =
  '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account';

const atMost = (limit: number, counted: string, per: string, page: string) => ({ counted, per, limit, page });

/** Everything in PT that has an upper limit, as one table. */
export const limitRecords = /* @__PURE__ */ withIds<Limit>({
  panes: atMost(limits.panes, 'Panes', 'workbench', panes),
  widgets: atMost(limits.widgets, 'Widgets', 'dashboard', '/docs/dashboard/customizing-a-dashboard/'),
  'active-alerts': atMost(limits.activeAlerts, 'Active alerts', 'account', '/docs/alerts/alerts-panel'),
  versions: atMost(
    limits.versions,
    'Versions kept',
    'workbench, dashboard or screener',
    '/docs/workbench/overview/saving-resaving-a-workbench',
  ),
  columns: atMost(limits.columns, 'Columns', 'screener', screener),
  'screener-rows': atMost(limits.screenerRows, 'Rows shown', 'screener', screener),
  'csv-rows': atMost(limits.csvRows, 'Rows in a CSV', 'workbench', panes),
  'trading-keys': atMost(limits.tradingKeys, 'Trading keys', 'venue', connecting),
  'read-only-keys': atMost(limits.readOnlyKeys, 'Read-only keys', 'account', connecting),
});
