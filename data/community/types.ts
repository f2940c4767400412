/** A yes or no that readers scan for, with the few words that make it exact. */
export type Capability = { readonly answer: 'yes' | 'no'; readonly detail: string | null };

export type Audience = {
  /** The word that `audience` takes. */
  readonly id: string;
  readonly name: string;
  readonly command: `audience ${string}`;
  readonly whoSees: string;
  /** Can somebody open it who has nothing but the address. */
  readonly linkIsEnough: Capability;
  /** Do others meet it while they browse or search. */
  readonly listed: Capability;
  readonly cloned: Capability;
};

export type HouseRule = {
  readonly id: string;
  readonly rule: string;
  readonly fine: string;
  readonly broken: string;
  /** What a moderator checks when someone reports a breach. */
  readonly check: string;
};

export type Escalation = {
  readonly id: string;
  readonly step: string;
  readonly when: string;
  /** The right that the step needs. The lowest role that has it is shown beside the step. */
  readonly permission: string;
};

export type JoinMode = {
  readonly id: 'open' | 'on-request' | 'invite-only';
  readonly name: string;
  readonly howPeopleJoin: string;
  readonly suits: string;
  readonly risk: string;
};

/** From the least to the most rights. The order is the meaning: a role has every right of the ones before it. */
export const roleIds = ['member', 'moderator', 'admin', 'owner'] as const;
export type RoleId = (typeof roleIds)[number];

export type Role = {
  readonly id: RoleId;
  readonly name: string;
  readonly holders: string;
  readonly purpose: string;
};

export const permissionGroups = ['take-part', 'moderate', 'run', 'own'] as const;
export type PermissionGroup = (typeof permissionGroups)[number];

export type Permission = {
  readonly id: string;
  readonly name: string;
  readonly group: PermissionGroup;
  /** The lowest role that may do it. Every higher role may do it too. */
  readonly from: RoleId;
  /** Null where the name says it. */
  readonly explains: string | null;
};
