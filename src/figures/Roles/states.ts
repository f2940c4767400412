import { figureStates } from '../kit/figureStates';
import Roles from '.';
import { codecs, FIGURE } from './Interactive';

export default [
  figureStates({
    id: FIGURE,
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
