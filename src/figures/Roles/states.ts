import { figureStates } from '../kit/shell/figureStates';
import Roles from '.';
import { codecs } from './codecs';
import { figure } from './figure';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: Roles,
    states: {
      member: { role: 'member' },
      'member, what is missing': { role: 'member', show: 'missing' },
      'admin, what it adds': { role: 'admin', show: 'added' },
      owner: { role: 'owner' },
      'owner, nothing missing': { role: 'owner', show: 'missing' },
    },
  }),
];
