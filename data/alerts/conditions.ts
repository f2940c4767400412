import { withIds } from '../withIds';
import type { AlertCondition } from './types';

/** Every kind of condition an alert can watch, in the order in which a reader meets them. */
export const alertConditions = withIds<AlertCondition>({
  'price-crosses': {
    name: 'Price crosses a level',
    firesWhen: 'Price passes the level, up or down.',
    firesAtOnce: false,
    command: 'alert price crosses 65000',
    page: '/docs/workbench/overview/using-the-workbench/using-the-wb',
  },
  'price-above': {
    name: 'Price is above or below a level',
    firesWhen: 'Price is higher or lower than the level.',
    firesAtOnce: true,
    command: 'alert price above 3500',
    page: '/docs/workbench/overview/using-the-workbench/using-the-wb',
  },
  'price-band': {
    name: 'Price enters or leaves a band',
    firesWhen: 'Price moves into the band between two levels, or out of it.',
    firesAtOnce: false,
    command: 'alert price leaves 62000 66000',
    page: '/docs/workbench/overview/using-the-workbench/charting-tools',
  },
  'price-moves': {
    name: 'Price moves N% in a window',
    firesWhen: 'Price has changed by at least N% over the window.',
    firesAtOnce: true,
    command: 'alert price moves 3% 1h',
    page: '/docs/workbench/overview/navigating-the-chart-interface',
  },
  'series-crosses-level': {
    name: 'Study or metric crosses a level',
    firesWhen: 'Its value passes the level, up or down.',
    firesAtOnce: false,
    command: 'alert rsi crosses 30',
    page: '/docs/workbench/overview/studies-metrics/',
  },
  'series-above': {
    name: 'Study or metric is above or below a level or another series',
    firesWhen: 'Its value is higher or lower than the level or the other series.',
    firesAtOnce: true,
    command: 'alert "funding rate, 8-hour" below 0',
    page: '/docs/workbench/overview/studies-metrics/',
  },
  'series-crosses-series': {
    name: 'Study or metric crosses another series',
    firesWhen: 'One line passes the other, up or down.',
    firesAtOnce: false,
    command: 'alert price crosses vwap',
    page: '/docs/workbench/overview/studies-metrics/',
  },
  'drawing-crossed': {
    name: 'Drawing is crossed',
    firesWhen: 'Price crosses a drawing that reaches the current bar, such as a ray or a horizontal line.',
    firesAtOnce: false,
    command: null,
    page: '/docs/workbench/overview/using-the-workbench/charting-tools',
  },
  'screener-match': {
    name: 'Market enters or leaves a screener',
    firesWhen: 'A market enters or leaves the saved list, which PT checks once a minute.',
    firesAtOnce: false,
    command: 'alert on match',
    page: '/docs/screener/creating-a-screener',
  },
});
