import type { AlertCondition } from './alerts.schema';

/** Every kind of condition an alert can watch, in the order in which a reader meets them. */
export const alertConditions: readonly AlertCondition[] = [
  {
    id: 'price-crosses',
    name: 'Price crosses a level',
    need: 'the moment price passes a level',
    firesWhen: 'Price goes from one side of the level to the other, upwards or downwards.',
    firesAtOnce: false,
    example: 'BTCUSDT crosses 65,000.',
    watchOut:
      'A level that price hovers around is crossed many times: widen it into a band or wait for the close.',
    command: 'alert price crosses 65000',
    page: '/docs/workbench/overview/using-the-workbench/using-the-wb',
  },
  {
    id: 'price-above',
    name: 'Price is above a level',
    need: 'that price is over a level, even if it is there already',
    firesWhen: 'Price is higher than the level.',
    firesAtOnce: true,
    example: 'ETHUSDT is above 3,500.',
    watchOut: 'With a repeating trigger it keeps firing for as long as price stays above.',
    command: 'alert price above 3500',
    page: '/docs/workbench/overview/using-the-workbench/using-the-wb',
  },
  {
    id: 'price-below',
    name: 'Price is below a level',
    need: 'that price is under a level, even if it is there already',
    firesWhen: 'Price is lower than the level.',
    firesAtOnce: true,
    example: 'SOLUSDT is below 120.',
    watchOut: 'With a repeating trigger it keeps firing for as long as price stays below.',
    command: 'alert price below 120',
    page: '/docs/workbench/overview/using-the-workbench/using-the-wb',
  },
  {
    id: 'price-band',
    name: 'Price enters or leaves a band',
    need: 'that a range is reached, or that it breaks on either side',
    firesWhen: 'Price moves into the band between two levels, or out of it.',
    firesAtOnce: false,
    example: 'BTCUSDT leaves the band from 62,000 to 66,000.',
    watchOut:
      'Set the band wider than the usual noise of the timeframe, or each edge behaves like a hovered level.',
    command: 'alert price leaves 62000 66000',
    page: '/docs/workbench/overview/using-the-workbench/charting-tools',
  },
  {
    id: 'price-moves',
    name: 'Price moves N % in a window',
    need: 'that something happened, without naming a level',
    firesWhen: 'Price has changed by at least N % over the window that you set.',
    firesAtOnce: true,
    example: 'ETHUSDT moves 3 % within 1 h.',
    watchOut:
      'The same percentage is routine for one symbol and rare for another: look at past bars before you set N.',
    command: 'alert price moves 3% 1h',
    page: '/docs/workbench/overview/navigating-the-chart-interface',
  },
  {
    id: 'series-crosses-level',
    name: 'Study or metric crosses a level',
    need: 'that a reading passes a threshold',
    firesWhen: 'The study or metric goes from one side of the level to the other.',
    firesAtOnce: false,
    example: 'The RSI of the ETHUSDT 4H pane crosses 30.',
    watchOut:
      'The settings are those of the moment you made the alert: a later change in the pane does not reach it.',
    command: 'alert rsi crosses 30',
    page: '/docs/workbench/overview/studies-metrics/',
  },
  {
    id: 'series-crosses-series',
    name: 'Study or metric crosses another series',
    need: 'that two lines change places',
    firesWhen: 'One series goes from below the other to above it, or the other way round.',
    firesAtOnce: false,
    example: 'Price crosses the VWAP of the pane.',
    watchOut:
      'Both lines move while the bar is open, so an early cross is undone more often than a cross of a fixed level.',
    command: 'alert price crosses vwap',
    page: '/docs/workbench/overview/studies-metrics/',
  },
  {
    id: 'drawing-crossed',
    name: 'Drawing is crossed',
    need: 'that price reaches a line you drew',
    firesWhen:
      'Price crosses a drawing that has a price at the current bar, such as a ray or a horizontal line.',
    firesAtOnce: false,
    example: 'BTCUSDT crosses the ray drawn on the 4H pane.',
    watchOut:
      'A trendline ends at its second point: draw a ray to watch beyond it. The level of a sloping line changes with every bar.',
    command: null,
    page: '/docs/workbench/overview/using-the-workbench/charting-tools',
  },
  {
    id: 'screener-match',
    name: 'Market enters or leaves a screener',
    need: 'that any market, one you may not be watching, meets your filters',
    firesWhen: 'A market that was not in the saved list appears in it, or one that was there drops out.',
    firesAtOnce: false,
    example:
      'A perpetual enters the screener that asks for a market cap above 500 million USD and more coins leaving exchanges than arriving.',
    watchOut:
      'A market also leaves when the data for a filter goes missing, which says nothing about the market.',
    command: 'alert on match',
    page: '/docs/screener/creating-a-screener',
  },
];
