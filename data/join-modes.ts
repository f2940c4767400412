import type { JoinMode } from './join-modes.schema';

/** How people get into a community, from the widest door to the narrowest. */
export const joinModes: readonly JoinMode[] = [
  {
    id: 'open',
    name: 'Open',
    howPeopleJoin: 'Anyone joins at once.',
    yourWork: 'None at the door, more in the feed: you meet people after they have joined.',
    suits: 'A public topic where many small contributions help.',
    risk: 'Spam and promotion arrive before anyone can look. Have moderators in place first.',
  },
  {
    id: 'on-request',
    name: 'On request',
    howPeopleJoin: 'A person asks, and someone with the right to approve lets them in or declines.',
    yourWork: 'Requests have to be answered, soon and by the same measure for everyone.',
    suits: 'A topic with a standard, where you want to know why someone comes.',
    risk: 'Unanswered requests look like a closed door. Agree who answers and how often.',
  },
  {
    id: 'invite-only',
    name: 'Invite only',
    howPeopleJoin: 'A person comes in only when someone with the right to invite sends an invitation.',
    yourWork: 'You choose each person. Keep a note of who invited whom.',
    suits: 'A team, a study group, or people who already know each other.',
    risk: 'It grows slowly and hears few outside views. A member can still copy what they see.',
  },
];
