import { roles } from '@site/data/community/roles';
import type { RoleId } from '@site/data/community/roles.schema';
import { choiceOf, type States } from '../kit/state/codec';
import { SHOWN } from './model';

export const codecs = {
  role: choiceOf<RoleId>(
    roles.map(({ id }) => id),
    'moderator',
  ),
  show: choiceOf(SHOWN, 'all'),
};

export const states: States<typeof codecs> = {
  member: { role: 'member' },
  'member, what is missing': { role: 'member', show: 'missing' },
  'admin, what it adds': { role: 'admin', show: 'added' },
  owner: { role: 'owner' },
  'owner, nothing missing': { role: 'owner', show: 'missing' },
};
