import { permissionGroupNames, permissions, roleMay, roles } from '@site/data/community/roles';
import type { PermissionGroup, RoleId } from '@site/data/community/roles.schema';
import { authorError } from '@site/src/lib/authorError';
import clsx from 'clsx';
import styles from './styles.module.css';

const groups = [...new Set(permissions.map(({ group }) => group))];

function GroupRows({ group, only }: { group: PermissionGroup; only: RoleId | undefined }) {
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={roles.length + 1}>
          {permissionGroupNames[group]}
        </th>
      </tr>
      {permissions
        .filter((permission) => permission.group === group)
        .map((permission) => (
          <tr key={permission.id}>
            <th scope="row">
              {permission.name}
              <span className={styles.detail}>{permission.explains}</span>
            </th>
            {roles.map(({ id }) => (
              <td key={id} className={clsx(id === only && styles.picked)}>
                {roleMay(id, permission) ? <span className={styles.yes}>Yes</span> : <span>No</span>}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  );
}

/** Who may do what in a community, from data/community/roles.ts. `only` picks out the column of one role. */
export default function PermissionMatrix({ only }: { only?: RoleId }) {
  const picked = roles.find(({ id }) => id === only);
  if (only && !picked) {
    throw authorError(
      'PermissionMatrix',
      `does not know the role only="${only}". Use one of ${roles.map(({ id }) => id).join(', ')}, or leave it out.`,
    );
  }
  const label = picked ? `Permissions by role, ${picked.name} picked out` : 'Permissions by role';
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Permission</th>
          {roles.map(({ id, name }) => (
            <th key={id} scope="col" className={clsx(id === only && styles.picked)}>
              {name}
              {id === only && (
                <span className={styles.detail} data-content="skip">
                  picked out
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <GroupRows key={group} group={group} only={only} />
      ))}
    </table>
  );
}
