import { figureStates } from '../kit/shell/figureStates';
import OrderBook from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: OrderBook,
    states: {
      'a sale through the wall': { side: 'sell', sample: 1_000, band: '2.5' },
      'without the wall': { wall: false, band: '5' },
      'the smallest size': { sample: 10, band: '0.1' },
      'a thin market': { sample: 1_000, band: '10' },
      'a feed that ends inside the band': { sample: 100, band: '0.5', short: true },
      'the small book of the worked example': { book: 'small', band: '25' },
      'more than the book holds': { book: 'small', small: 24 },
    },
  }),
];
