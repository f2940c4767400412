import { figureStates } from '../kit/shell/figureStates';
import AnnualisedBasis from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: AnnualisedBasis,
    states: {
      backwardation: { futures: 57_000, days: 30 },
      'level with spot': { futures: 60_000 },
      'a day before expiry': { futures: 63_000, days: 1 },
    },
  }),
];
