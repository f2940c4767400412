import { alertTroubles } from './alerts';
import { chartTroubles } from './charts';
import { communityTroubles } from './community';
import { dashboardTroubles } from './dashboards';
import { exchangeTroubles } from './exchange';
import { metricTroubles } from './metrics';
import { screenerTroubles } from './screener';
import type { Trouble } from './types';
import { walletTroubles } from './wallet';

/** Every symptom that a page answers. Pages show their own; the help page lists their sections. */
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
