import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { permissions, roles } from './roles';

/** From the least to the most rights. The order is the meaning: a role has every right of the ones before it. */
export const roleIds = ['member', 'moderator', 'admin', 'owner'] as const;

export const roleSchema = z.strictObject({
  id: z.enum(roleIds),
  name: z.string().min(4),
  holders: z.string().min(3),
  purpose: sentence('Purpose'),
});

export const permissionGroups = ['take-part', 'moderate', 'run', 'own'] as const;

export const permissionSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'Ids are kebab-case.'),
  name: z.string().min(4),
  group: z.enum(permissionGroups),
  /** The lowest role that may do it. Every higher role may do it too. */
  from: z.enum(roleIds),
  /** Null where the name says it. */
  explains: sentence('Explanation').nullable(),
});

export type RoleId = (typeof roleIds)[number];
export type PermissionGroup = (typeof permissionGroups)[number];
export type Role = Readonly<z.infer<typeof roleSchema>>;
export type Permission = Readonly<z.infer<typeof permissionSchema>>;

export const tables: Tables = [
  [roleSchema, roles],
  [permissionSchema, permissions],
];
