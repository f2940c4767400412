import type { WidgetId } from '@site/data/dashboards/widgets';
import { choiceOf, flag } from '../kit/state/codec';
import { dashboardCodec, START_DASHBOARD } from './model';

export const codecs = {
  active: choiceOf<WidgetId>(
    START_DASHBOARD.map(({ id }) => id),
    'orderbook',
  ),
  lock: flag(false),
  layout: dashboardCodec,
};
