import { alertTroubles } from './alerts';
import { chartTroubles } from './charts';
import { communityTroubles } from './community';
import { dashboardTroubles } from './dashboards';
import { exchangeTroubles } from './exchange';
import { metricTroubles } from './metrics';
import { screenerTroubles } from './screener';
import type { Trouble, TroubleArea } from './trouble.schema';
import { walletTroubles } from './wallet';

/** Every symptom that a page answers. Pages show their own; the index on Help and reference shows all. */
export const troubles: readonly Trouble[] = [
  ...alertTroubles,
  ...chartTroubles,
  ...communityTroubles,
  ...dashboardTroubles,
  ...exchangeTroubles,
  ...metricTroubles,
  ...screenerTroubles,
  ...walletTroubles,
];

export const areaNames: Readonly<Record<TroubleArea, string>> = {
  alerts: 'Alerts',
  charts: 'Charts and workbenches',
  commands: 'Command bar',
  community: 'Community',
  dashboards: 'Dashboards',
  exchange: 'Bybit account and orders',
  metrics: 'Studies and metrics',
  screener: 'Screeners',
  wallet: 'Wallet and swaps',
};
