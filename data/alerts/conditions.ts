import { withIds } from '../withIds';
import type { AlertCondition } from './types';

/** Every kind of condition an alert can watch, in the order in which a reader meets them. */
export const alertConditions = withIds<AlertCondition>({
  'price-crosses': {
    name: 'Price crosses a level',
    need: 'the moment price passes a level',
    firesWhen: 'Price passes the level, up or down.',
    firesAtOnce: false,
    command: 'alert price crosses 65000',
    page: '/docs/workbench/overview/using-the-workbench/using-the-wb',
  },
  'price-above': {
    name: 'Price is above or below a level',
    need: 'that price is there, even if it was before',
    firesWhen: 'Price is higher or lower than the level.',
    firesAtOnce: true,
    command: 'alert price above 3500',
    page: '/docs/workbench/overview/using-the-workbench/using-the-wb',
  },
  'price-band': {
    name: 'Price enters or leaves a band',
    need: 'that a range is reached, or that it breaks on either side',
    firesWhen: 'Price moves into the band between two levels, or out of it.',
    firesAtOnce: false,
    command: 'alert price leaves 62000 66000',
    page: '/docs/workbench/overview/using-the-workbench/charting-tools',
  },
  'price-moves': {
    name: 'Price moves N% in a window',
    need: 'that price moved a lot, at any level',
    firesWhen: 'Price has changed by at least N% over the window.',
    firesAtOnce: true,
    command: 'alert price moves 3% 1h',
    page: '/docs/workbench/overview/navigating-the-chart-interface',
  },
  'series-crosses-level': {
    name: 'Study or metric crosses a level',
    need: 'that a reading passes a threshold',
    firesWhen: 'Its value passes the level, up or down.',
    firesAtOnce: false,
    command: 'alert rsi crosses 30',
    page: '/docs/workbench/overview/studies-metrics/',
  },
  'series-above': {
    name: 'Study or metric is above or below a level or another series',
    need: 'that a reading is high or low, even if it was before',
    firesWhen: 'Its value is higher or lower than the level or the other series.',
    firesAtOnce: true,
    command: 'alert "funding rate, 8-hour" below 0',
    page: '/docs/workbench/overview/studies-metrics/',
  },
  'series-crosses-series': {
    name: 'Study or metric crosses another series',
    need: 'that two lines change places',
    firesWhen: 'One line passes the other, up or down.',
    firesAtOnce: false,
    command: 'alert price crosses vwap',
    page: '/docs/workbench/overview/studies-metrics/',
  },
  'drawing-crossed': {
    name: 'Drawing is crossed',
    need: 'that price reaches a line you drew',
    firesWhen: 'Price crosses a drawing that reaches the current bar, such as a ray or a horizontal line.',
    firesAtOnce: false,
    command: null,
    page: '/docs/workbench/overview/using-the-workbench/charting-tools',
  },
  'screener-match': {
    name: 'Market enters or leaves a screener',
    need: 'that any market meets your filters',
    firesWhen: 'A market enters or leaves the saved list, which PT checks once a minute.',
    firesAtOnce: false,
    command: 'alert on match',
    page: '/docs/screener/creating-a-screener',
  },
});
