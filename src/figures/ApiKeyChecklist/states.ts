import { exchangePermissions } from '@site/data/trading/exchange-permissions';
import { figureStates } from '../kit/shell/figureStates';
import ApiKeyChecklist from '.';
import { codecs } from './codecs';
import { figure } from './figure';
import { keyFrom } from './model';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: ApiKeyChecklist,
    states: {
      'no right at all': { rights: [] },
      'trade perps, bound to addresses': { ...keyFrom('perps'), bound: true },
      'trade perps, with USDC contracts': {
        access: 'write',
        rights: [...keyFrom('perps').rights, 'right-usdc'],
      },
      'trade spot': keyFrom('spot'),
      'trade perps and spot': keyFrom('perps-and-spot'),
      'withdrawal, refused': { access: 'write', rights: ['right-contract-order', 'right-withdraw'] },
      'every right, password changed': {
        access: 'write',
        rights: exchangePermissions.map(({ id }) => id),
        password: 60,
      },
    },
  }),
];
