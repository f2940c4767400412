import type { Permission, PermissionGroup, Role, RoleId } from './roles.schema';

/** The roles of a community, from the least to the most rights. */
export const roles: readonly Role[] = [
  {
    id: 'member',
    name: 'Member',
    holders: 'Everyone who joined',
    purpose: 'Takes part: reads the feed, publishes, clones and reports.',
    giveTo: 'Everyone. It comes with joining.',
  },
  {
    id: 'moderator',
    name: 'Moderator',
    holders: 'As many as the feed needs',
    purpose: 'Looks after the feed and the join requests day to day.',
    giveTo: 'Members who are around when the feed is busy and explain before they act.',
  },
  {
    id: 'admin',
    name: 'Admin',
    holders: 'A few, so that they can cover for each other',
    purpose: 'Sets how the community works: profile, rules, join mode, moderators and bans.',
    giveTo: 'People you’d let speak for the community and can reach quickly.',
  },
  {
    id: 'owner',
    name: 'Owner',
    holders: 'Exactly one person',
    purpose: 'Is responsible for the community: appoints admins, can transfer or archive it.',
    giveTo: 'One person who plans to stay. Only the owner can transfer it.',
  },
];

export const permissionGroupNames: Readonly<Record<PermissionGroup, string>> = {
  'take-part': 'Take part',
  moderate: 'Moderate',
  run: 'Run the community',
  own: 'Own the community',
};

/** The one permission table. Pages and components ask it; nothing repeats it. */
export const permissions = [
  {
    id: 'read',
    name: 'Read the feed and the rules',
    group: 'take-part',
    from: 'member',
    explains: 'Everything published to this community.',
  },
  {
    id: 'publish',
    name: 'Publish to the community',
    group: 'take-part',
    from: 'member',
    explains: 'Share a workbench, dashboard or screener with its members.',
  },
  {
    id: 'clone',
    name: 'Clone a publish',
    group: 'take-part',
    from: 'member',
    explains: 'Make an independent copy in your own space.',
  },
  {
    id: 'report',
    name: 'Report a publish or a person',
    group: 'take-part',
    from: 'member',
    explains: 'Ask moderators to look at it.',
  },
  {
    id: 'approve-requests',
    name: 'Approve or decline join requests',
    group: 'moderate',
    from: 'moderator',
    explains: 'Needed only where people join on request.',
  },
  {
    id: 'invite',
    name: 'Invite people',
    group: 'moderate',
    from: 'moderator',
    explains: 'The only way in where the community is invite only.',
  },
  {
    id: 'pin',
    name: 'Pin and unpin a publish',
    group: 'moderate',
    from: 'moderator',
    explains: 'Keeps a publish at the top of the feed.',
  },
  {
    id: 'remove-publish',
    name: 'Remove a publish from the feed',
    group: 'moderate',
    from: 'moderator',
    explains: 'Takes it out of this feed. Clones stay with their owners.',
  },
  {
    id: 'handle-reports',
    name: 'Handle reports',
    group: 'moderate',
    from: 'moderator',
    explains: 'Decide, and close the report.',
  },
  {
    id: 'mute',
    name: 'Mute a member',
    group: 'moderate',
    from: 'moderator',
    explains: 'They stay a member and can read, but can’t publish here.',
  },
  {
    id: 'ban',
    name: 'Ban a member, or lift a ban',
    group: 'run',
    from: 'admin',
    explains: 'They’re out, and can’t come back while the ban lasts.',
  },
  {
    id: 'edit-profile',
    name: 'Edit name, description and picture',
    group: 'run',
    from: 'admin',
    explains: 'The handle can’t be edited by anyone.',
  },
  {
    id: 'edit-rules',
    name: 'Edit the rules',
    group: 'run',
    from: 'admin',
    explains: 'What members must accept in this community.',
  },
  {
    id: 'change-join-mode',
    name: 'Change the join mode',
    group: 'run',
    from: 'admin',
    explains: 'Who may come in from now on. Current members stay.',
  },
  {
    id: 'change-moderators',
    name: 'Give or take the Moderator role',
    group: 'run',
    from: 'admin',
    explains: 'Between Member and Moderator only.',
  },
  {
    id: 'read-audit-log',
    name: 'Read the audit log',
    group: 'run',
    from: 'admin',
    explains: 'Who with a role did what, and when.',
  },
  {
    id: 'change-admins',
    name: 'Give or take the Admin role',
    group: 'own',
    from: 'owner',
    explains: 'Admins can’t appoint or remove each other.',
  },
  {
    id: 'archive',
    name: 'Archive the community',
    group: 'own',
    from: 'owner',
    explains: 'Ends the community’s activity for everyone.',
  },
  {
    id: 'transfer-ownership',
    name: 'Transfer ownership',
    group: 'own',
    from: 'owner',
    explains: 'Makes another person the owner. There’s always exactly one.',
  },
] as const satisfies readonly Permission[];

export type PermissionId = (typeof permissions)[number]['id'];

export function roleMay(role: RoleId, permission: Permission): boolean {
  const rank = (id: RoleId) => roles.findIndex((entry) => entry.id === id);
  return rank(role) >= rank(permission.from);
}
