import { exchangePermissions } from '@site/data/exchange-permissions';
import { figureStates } from '../kit/figureStates';
import ApiKeyChecklist from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
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
