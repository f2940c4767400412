import { type PermissionId, permissions, roles } from '@site/data/community/roles';
import { recordOf } from '@site/src/lib/authorError';

/** The lowest role with a right, in words: "Moderator or higher". Prose that names a role cannot drift from the table. */
export default function WhoMay({ permission }: { permission: PermissionId }) {
  const { from } = recordOf('WhoMay', permissions, permission);
  const role = recordOf('WhoMay', roles, from);
  return role === roles.at(-1) ? role.name : `${role.name} or higher`;
}
