import { z } from 'zod';
import { id, sentence } from '../fields';
import type { Tables } from '../validate';

/** A yes or no that readers scan for, with the few words that make it exact. */
const capabilitySchema = z.strictObject({
  answer: z.enum(['yes', 'no']),
  detail: z
    .string()
    .regex(/^[a-z].*[^.]$/, 'Detail: a few words, lower case, without a full stop.')
    .nullable(),
});

export const audienceSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/, 'Id: the word that `audience` takes.'),
  name: z.string().min(3),
  command: z.string().startsWith('audience '),
  whoSees: sentence('Who sees'),
  /** Can somebody open it who has nothing but the address. */
  linkIsEnough: capabilitySchema,
  /** Do others meet it while they browse or search. */
  listed: capabilitySchema,
  cloned: capabilitySchema,
});

export type Audience = Readonly<z.infer<typeof audienceSchema>>;
export type Capability = Readonly<z.infer<typeof capabilitySchema>>;

export const houseRuleSchema = z.strictObject({
  id,
  rule: sentence('Rule'),
  fine: sentence('Fine'),
  broken: sentence('Broken'),
  /** What a moderator checks when someone reports a breach. */
  check: sentence('Check'),
});

export const escalationSchema = z.strictObject({
  id,
  step: z.string().min(3),
  when: sentence('When'),
  /** The right that the step needs. The lowest role that has it is shown beside the step. */
  permission: id,
});

export type HouseRule = Readonly<z.infer<typeof houseRuleSchema>>;
export type Escalation = Readonly<z.infer<typeof escalationSchema>>;

export const joinModeSchema = z.strictObject({
  id: z.enum(['open', 'on-request', 'invite-only']),
  name: z.string().min(4),
  howPeopleJoin: sentence('How people join'),
  suits: sentence('Suits'),
  risk: sentence('Risk'),
});

export type JoinMode = Readonly<z.infer<typeof joinModeSchema>>;

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

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  audiences: audienceSchema,
  houseRules: houseRuleSchema,
  escalation: escalationSchema,
  joinModes: joinModeSchema,
  roles: roleSchema,
  permissions: permissionSchema,
};
