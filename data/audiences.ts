import type { Audience } from './audiences.schema';

/** Who can be allowed to see a publish, from nobody else to everybody. */
export const audiences = [
  {
    id: 'private',
    name: 'Private',
    command: 'audience private',
    whoSees: 'Only you.',
    whoFinds: 'Only you, among your own dashboards in Explorer.',
    linkIsEnough: { answer: 'no', detail: null },
    listed: { answer: 'no', detail: null },
    cloned: { answer: 'no', detail: 'only you can copy it' },
    chooseWhen: 'The work is unfinished, or it shows what you are about to trade.',
    narrowing: 'Everyone else stops seeing it, with or without the link.',
  },
  {
    id: 'link',
    name: 'Link (unlisted)',
    command: 'audience link',
    whoSees: 'Anyone who has the link.',
    whoFinds: 'Nobody by browsing or searching.',
    linkIsEnough: { answer: 'yes', detail: 'and links get forwarded' },
    listed: { answer: 'no', detail: null },
    cloned: { answer: 'yes', detail: 'by those with the link' },
    chooseWhen: 'You want to show it to a few people you write to anyway.',
    narrowing: 'It leaves lists and search; whoever kept the link still opens it.',
  },
  {
    id: 'followers',
    name: 'Followers',
    command: 'audience followers',
    whoSees: 'People who follow you.',
    whoFinds: 'Your followers.',
    linkIsEnough: { answer: 'no', detail: 'followers only' },
    listed: { answer: 'yes', detail: 'for followers' },
    cloned: { answer: 'yes', detail: 'by followers' },
    chooseWhen: 'It continues work that your followers already know.',
    narrowing: 'Everyone who does not follow you stops seeing it.',
  },
  {
    id: 'community',
    name: 'Community',
    command: 'audience community',
    whoSees: 'Members of the one community you choose.',
    whoFinds: 'Members of that community, in its feed.',
    linkIsEnough: { answer: 'no', detail: 'members only' },
    listed: { answer: 'yes', detail: 'for members' },
    cloned: { answer: 'yes', detail: 'by members' },
    chooseWhen: 'The answer you want comes from one group, or its rules ask for it.',
    narrowing: 'Everyone outside that community stops seeing it.',
  },
  {
    id: 'public',
    name: 'Public',
    command: 'audience public',
    whoSees: 'Everyone.',
    whoFinds: 'Everyone, in Explorer and in search.',
    linkIsEnough: { answer: 'yes', detail: null },
    listed: { answer: 'yes', detail: 'for everyone' },
    cloned: { answer: 'yes', detail: 'by everyone' },
    chooseWhen: 'It is finished, it is your own work, and you would sign it.',
    narrowing: null,
  },
] as const satisfies readonly Audience[];

/** Stays with your account whatever the audience, and is in no clone. */
export const neverShared = ['API keys', 'orders', 'balances', 'wallets', 'alerts'] as const;
