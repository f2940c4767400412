import type { WidgetId } from '@site/data/dashboards/widgets';
import { choiceOf, type States } from '../kit/state/codec';
import { deskCodec, START_DESK } from './model';

export const codecs = {
  active: choiceOf<WidgetId>(
    START_DESK.map(({ id }) => id),
    'screener',
  ),
  desk: deskCodec,
};

export const states: States<typeof codecs> = {
  'a row clicked in the screener': { desk: deskCodec.read('b2b2b2b2o0-3') },
  'changed in the trades': { active: 'trades', desk: deskCodec.read('b1b0b0b0o0-3') },
  'trades on its own': { active: 'trades', desk: deskCodec.read('b2b2b2-1o0-3') },
  'a group of its own': { active: 'metric' },
  'a list that nothing follows': { active: 'watchlist', desk: deskCodec.read('g2g2v1v1o0-3') },
  'the chart leads': { active: 'workbench' },
  'the order book leads': { active: 'orderbook' },
};
