import { type PermissionId, permissions, roles } from '@site/data/community/roles';
import { authorError } from '@site/src/lib/authorError';

/** The lowest role with a right, in words: "Moderator or higher". Prose that names a role cannot drift from the table. */
export default function WhoMay({ permission }: { permission: PermissionId }) {
  const record = permissions.find(({ id }) => id === permission);
  const rank = roles.findIndex(({ id }) => id === record?.from);
  const role = roles[rank];
  if (!role) {
    throw authorError(
      'WhoMay',
      `does not know the permission "${permission}". Use one of ${permissions.map(({ id }) => id).join(', ')}.`,
    );
  }
  return rank === roles.length - 1 ? role.name : `${role.name} or higher`;
}
