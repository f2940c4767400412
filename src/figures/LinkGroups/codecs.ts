import type { WidgetId } from '@site/data/dashboards/widgets';
import { choiceOf } from '../kit/state/codec';
import { deskCodec, START_DESK } from './model';

export const codecs = {
  active: choiceOf<WidgetId>(
    START_DESK.map(({ id }) => id),
    'screener',
  ),
  desk: deskCodec,
};
