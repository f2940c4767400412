import { withIds } from '../withIds';
import type { JoinMode } from './types';

/** How people get into a community, from the widest door to the narrowest. */
export const joinModes = withIds<JoinMode>({
  open: {
    name: 'Open',
    howPeopleJoin: 'Anyone joins at once.',
    suits: 'A public topic where many small contributions help.',
    risk: 'Spam arrives before anyone can look. Appoint moderators first.',
  },
  'on-request': {
    name: 'On request',
    howPeopleJoin: 'People ask, and someone with a role lets them in or declines.',
    suits: 'A topic where you want to know who’s joining and why.',
    risk: 'People give up if no one answers.',
  },
  'invite-only': {
    name: 'Invite only',
    howPeopleJoin: 'People need an invitation from someone who may invite.',
    suits: 'A team, a study group, or people who already know each other.',
    risk: 'It grows slowly and hears few outside views.',
  },
});
