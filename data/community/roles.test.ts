import { describe, expect, it } from 'vitest';
import { permissionGroupNames, permissions, roleMay, roles } from './roles';
import { permissionGroups, permissionSchema, roleIds, roleSchema } from './roles.schema';

const rightsOf = (role: (typeof roleIds)[number]) =>
  permissions.filter((permission) => roleMay(role, permission)).map(({ id }) => id);

describe('data/community/roles.ts', () => {
  it.each(roles.map((role) => [role.id, role] as const))('role %s has the agreed form', (id, role) => {
    expect(roleSchema.safeParse(role).error?.issues ?? [], `role "${id}"`).toEqual([]);
  });

  it.each(permissions.map((permission) => [permission.id, permission] as const))(
    'permission %s has the agreed form',
    (id, permission) => {
      expect(permissionSchema.safeParse(permission).error?.issues ?? [], `permission "${id}"`).toEqual([]);
    },
  );

  it('lists the four roles from the least to the most rights', () => {
    expect(roles.map(({ id }) => id)).toEqual([...roleIds]);
  });

  it('names each permission once', () => {
    const ids = permissions.map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      'permission ids that appear twice',
    ).toEqual([]);
  });

  it('gives each role everything that the role below it may do, and something more', () => {
    for (const [index, role] of roleIds.entries()) {
      const lower = roleIds[index - 1];
      if (lower) {
        const rights = rightsOf(role);
        const missing = rightsOf(lower).filter((id) => !rights.includes(id));
        expect(missing, `${role} lacks rights that ${lower} has`).toEqual([]);
        expect(
          rights.length,
          `${role} has no right that ${lower} lacks: is the role needed?`,
        ).toBeGreaterThan(rightsOf(lower).length);
      }
    }
  });

  it('keeps permissions of one group together and in the order of the roles, so that the matrix reads as steps', () => {
    const groupOrder = permissions.map(({ group }) => permissionGroups.indexOf(group));
    expect(groupOrder, 'permissions sorted by group').toEqual([...groupOrder].sort((a, b) => a - b));
    const rankOrder = permissions.map(({ from }) => roleIds.indexOf(from));
    expect(rankOrder, 'permissions sorted by lowest role').toEqual([...rankOrder].sort((a, b) => a - b));
    expect(Object.keys(permissionGroupNames)).toEqual([...permissionGroups]);
  });

  it('leaves archiving, handing over and the appointment of admins to the owner alone', () => {
    const ownerOnly = permissions.filter((permission) => !roleMay('admin', permission)).map(({ id }) => id);
    expect(ownerOnly).toEqual(['change-admins', 'archive', 'transfer-ownership']);
  });
});
