import type { SharingRule } from './sharing-rules.schema';

/** What holds for links, names, followers and profiles, wherever something is shared. */
export const sharingRules = [
  {
    id: 'link',
    about: 'Link',
    rule: 'Anyone with the link can view the last saved version. They can’t change it.',
  },
  {
    id: 'revoke',
    about: 'Revoking a link',
    rule: 'Click Stop sharing, and the link opens nothing from then on. Sharing again makes a new link.',
  },
  {
    id: 'shared-with-you',
    about: 'Shared with you',
    rule: 'Explorer lists here what others shared with you by name, through the audience People.',
  },
  {
    id: 'followers',
    about: 'Followers',
    rule: 'People who follow your profile. They see what you publish to Followers.',
  },
  {
    id: 'profiles',
    about: 'Profiles',
    rule: 'A profile shows publishes only, and only those the visitor is allowed to see. Drafts, alerts, keys, orders and balances never appear on it.',
  },
  {
    id: 'clones',
    about: 'Clones',
    rule: 'Narrowing the audience or revoking a link hides the original. Clones stay with the people who made them.',
  },
] as const satisfies readonly SharingRule[];
