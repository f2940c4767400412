import { figureStates } from '../kit/shell/figureStates';
import ChartExplorer from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: ChartExplorer,
    states: {
      'hourly, hollow candles, logarithmic': {
        tf: '1H',
        style: 'hollow-candles',
        scale: 'log',
        part: 'header',
      },
      'daily, bars, in percent': {
        tf: '1D',
        style: 'bars',
        scale: 'percent',
        first: 0,
        count: 20,
        at: 10,
        part: 'legend',
      },
      'line, a part named': { style: 'line', part: 'drawing-rail' },
      'area, zoomed in': { style: 'area', first: 100, count: 10, at: 104, part: 'price-axis' },
      'averaged bars, price axis stretched': { style: 'heikin-ashi', stretch: 4, part: 'right-hand-tabs' },
      'every bar, pressed together': { first: 0, count: 120, at: 0, stretch: 0.5, part: 'strips' },
      'crosshair at the last bar': { at: 119, part: 'crosshair' },
      'time axis': { part: 'time-axis' },
    },
  }),
];
