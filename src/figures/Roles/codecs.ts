import { roles } from '@site/data/roles';
import type { RoleId } from '@site/data/roles.schema';
import { choiceOf } from '../kit/codec';
import { SHOWN } from './model';

export const codecs = {
  role: choiceOf<RoleId>(
    roles.map(({ id }) => id),
    'moderator',
  ),
  show: choiceOf(SHOWN, 'all'),
};
