import { withIds } from '../withIds';
import type { Permission, PermissionGroup, Role, RoleId } from './types';

/** The roles of a community, from the least to the most rights. */
export const roles = /* @__PURE__ */ withIds<Role>({
  member: {
    name: 'Member',
    holders: 'Everyone who joined',
    purpose: 'Reads the feed, publishes, clones and reports.',
  },
  moderator: {
    name: 'Moderator',
    holders: 'As many as the feed needs',
    purpose: 'Looks after the feed and the join requests day to day.',
  },
  admin: {
    name: 'Admin',
    holders: 'A few',
    purpose: 'Sets profile, rules and join mode, appoints moderators and bans.',
  },
  owner: {
    name: 'Owner',
    holders: 'Exactly one person',
    purpose: 'Is responsible for the community, appoints admins, and can transfer or archive it.',
  },
});

export const permissionGroupNames: Readonly<Record<PermissionGroup, string>> = {
  'take-part': 'Take part',
  moderate: 'Moderate',
  run: 'Run the community',
  own: 'Own the community',
};

const GROUPS = { member: 'take-part', moderator: 'moderate', admin: 'run', owner: 'own' } as const;

const may = <Id extends string>(from: RoleId, id: Id, name: string, explains: string | null = null) =>
  ({ id, name, group: GROUPS[from], from, explains }) satisfies Permission;

/** The one permission table: each right with the lowest role that has it. Pages and components ask it; nothing repeats it. */
export const permissions = [
  may('member', 'read', 'Read the feed and the rules'),
  may('member', 'publish', 'Publish to the community'),
  may('member', 'clone', 'Clone a publish'),
  may('member', 'report', 'Report a publish or a person'),
  may(
    'moderator',
    'approve-requests',
    'Approve or decline join requests',
    'Needed only where people join on request.',
  ),
  may('moderator', 'invite', 'Invite people', 'In an invite-only community, this is the only way in.'),
  may('moderator', 'pin', 'Pin and unpin a publish'),
  may(
    'moderator',
    'remove-publish',
    'Remove a publish from the feed',
    'Takes it out of this feed. Clones stay with their owners.',
  ),
  may('moderator', 'handle-reports', 'Handle reports'),
  may('moderator', 'mute', 'Mute a member', 'They stay a member and can read, but can’t publish here.'),
  may(
    'admin',
    'ban',
    'Remove or ban a member, or lift a ban',
    'Someone you remove can join again. Someone you ban can’t while the ban lasts.',
  ),
  may('admin', 'edit-profile', 'Edit name, description and picture', 'The handle can’t be edited by anyone.'),
  may('admin', 'edit-rules', 'Edit the rules'),
  may(
    'admin',
    'change-join-mode',
    'Change the join mode',
    'Decides who may come in from now on. Current members stay.',
  ),
  may('admin', 'change-moderators', 'Give or take the Moderator role', 'Between Member and Moderator only.'),
  may('admin', 'read-audit-log', 'Read the audit log'),
  may('owner', 'change-admins', 'Give or take the Admin role', 'Admins can’t appoint or remove each other.'),
  may('owner', 'archive', 'Archive the community'),
  may('owner', 'transfer-ownership', 'Transfer ownership', 'There’s always exactly one owner.'),
] as const;

export type PermissionId = (typeof permissions)[number]['id'];
