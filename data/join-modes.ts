import type { JoinMode } from './join-modes.schema';

/** How people get into a community, from the widest door to the narrowest. */
export const joinModes: readonly JoinMode[] = [
  {
    id: 'open',
    name: 'Open',
    howPeopleJoin: 'Anyone joins at once.',
    yourWork: 'No requests to answer, but more moderating in the feed.',
    suits: 'A public topic where many small contributions help.',
    risk: 'Spam and promotion arrive before anyone can look. Have moderators in place first.',
  },
  {
    id: 'on-request',
    name: 'On request',
    howPeopleJoin: 'A person asks, and someone with the right to approve lets them in or declines.',
    yourWork: 'Answer requests quickly, and by the same standard for everyone.',
    suits: 'A topic where you want to know who’s joining and why.',
    risk: 'People give up if requests go unanswered. Agree who answers and how often.',
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
