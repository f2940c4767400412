import { exchangePermissions } from '@site/data/exchange-permissions';
import { figureStates } from '../kit/figureStates';
import ApiKeyChecklist from '.';
import { codecs, FIGURE } from './Interactive';

export default [
  figureStates({
    id: FIGURE,
    codecs,
    Figure: ApiKeyChecklist,
    states: {
      'no right at all': { rights: [] },
      'trading, bound to addresses': {
        access: 'write',
        rights: ['right-contract-position', 'right-contract-order'],
        bound: true,
      },
      'withdrawal, refused': { access: 'write', rights: ['right-contract-order', 'right-withdraw'] },
      'every right, password changed': {
        access: 'write',
        rights: exchangePermissions.map(({ id }) => id),
        password: 60,
      },
    },
  }),
];
