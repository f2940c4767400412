import { figureStates } from '../kit/shell/figureStates';
import FundingTimeline from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: FundingTimeline,
    states: {
      'closed just before': { open: 8.25, close: 15.75 },
      'half an hour around one': { open: 7.75, close: 8.25, side: 'short' },
      'the whole day': { venue: 'Binance', open: 0, close: 24 },
      hourly: { venue: 'Hyperliquid' },
      'to the second': { open: 8, close: 9 },
    },
  }),
];
