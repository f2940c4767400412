import { roles } from '@site/data/community/roles';
import type { RoleId } from '@site/data/community/roles.schema';
import { choiceOf } from '../kit/state/codec';
import { SHOWN } from './model';

export const codecs = {
  role: choiceOf<RoleId>(
    roles.map(({ id }) => id),
    'moderator',
  ),
  show: choiceOf(SHOWN, 'all'),
};
