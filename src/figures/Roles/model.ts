import { permissionGroupNames, permissions, roleMay, roles } from '@site/data/community/roles';
import type { Permission, RoleId } from '@site/data/community/roles.schema';
import { lowerFirst } from '@site/src/lib/text/lowerFirst';
import type { Finding } from '../kit/shell/finding';

/** Which rights the list shows. */
export const SHOWN = ['all', 'added', 'missing'] as const;
export type Shown = (typeof SHOWN)[number];

export type PermissionRow = {
  readonly permission: Permission;
  readonly isAllowed: boolean;
  /** True when the role below may not do it: the step up is for this. */
  readonly isNew: boolean;
  /** The lowest role that may do it, by name. */
  readonly from: string;
};

const nameOf = (id: RoleId) => roles.find((role) => role.id === id)?.name ?? id;

/** How many rights each role has, from the lowest role to the highest. */
export function countsByRole(): readonly { id: RoleId; name: string; allowed: number }[] {
  return roles.map(({ id, name }) => ({
    id,
    name,
    allowed: permissions.filter((permission) => roleMay(id, permission)).length,
  }));
}

export function viewOfRole(id: RoleId) {
  const rank = roles.findIndex((role) => role.id === id);
  const below = roles[rank - 1];
  const rows = permissions.map((permission): PermissionRow => {
    const isAllowed = roleMay(id, permission);
    return {
      permission,
      isAllowed,
      isNew: isAllowed && !(below && roleMay(below.id, permission)),
      from: nameOf(permission.from),
    };
  });
  const groups = [...new Set(permissions.map(({ group }) => group))];
  return {
    name: nameOf(id),
    purpose: roles[rank]?.purpose ?? '',
    allowed: rows.filter(({ isAllowed }) => isAllowed).length,
    total: rows.length,
    /** How many of the allowed ones the role below does not have. */
    added: rows.filter(({ isNew }) => isNew).length,
    below: below?.name ?? null,
    above: roles[rank + 1]?.name ?? null,
    groups: groups.map((group) => ({
      name: permissionGroupNames[group],
      rows: rows.filter(({ permission }) => permission.group === group),
    })),
  };
}

export type RoleView = ReturnType<typeof viewOfRole>;

export function describeRole({ name, purpose, allowed, total, added, below, above }: RoleView): Finding {
  const compared = below ? `${added} more than the ${below}` : 'all of which come with joining';
  const missing = above ? `${total - allowed} rights need a higher role.` : 'Nothing needs a higher role.';
  return {
    verdict: `The ${name} has ${allowed} of ${total} rights, ${compared}.`,
    detail: `It ${lowerFirst(purpose)} ${missing}`,
  };
}
