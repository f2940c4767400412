import { withCommands } from '../withIds';
import type { Audience } from './types';

/** Who can see a publish, from only you to everyone. */
export const audiences = /* @__PURE__ */ withCommands<Audience>(({ id }) => `audience ${id}`, {
  private: {
    name: 'Private',
    whoSees: 'Only you.',
    linkIsEnough: { answer: 'no', detail: null },
    listed: { answer: 'no', detail: null },
    cloned: { answer: 'no', detail: 'only you can copy it' },
  },
  people: {
    name: 'People',
    whoSees: 'The people you name.',
    linkIsEnough: { answer: 'no', detail: 'named people only' },
    listed: { answer: 'yes', detail: 'for the people you name' },
    cloned: { answer: 'yes', detail: 'by the people you name' },
  },
  unlisted: {
    name: 'Unlisted',
    whoSees: 'Anyone who has its address.',
    linkIsEnough: { answer: 'yes', detail: 'and addresses get forwarded' },
    listed: { answer: 'no', detail: null },
    cloned: { answer: 'yes', detail: 'by those with the address' },
  },
  followers: {
    name: 'Followers',
    whoSees: 'People who follow your profile.',
    linkIsEnough: { answer: 'no', detail: 'followers only' },
    listed: { answer: 'yes', detail: 'for followers' },
    cloned: { answer: 'yes', detail: 'by followers' },
  },
  community: {
    name: 'Community',
    whoSees: 'Members of the one community you choose.',
    linkIsEnough: { answer: 'no', detail: 'members only' },
    listed: { answer: 'yes', detail: 'for members' },
    cloned: { answer: 'yes', detail: 'by members' },
  },
  public: {
    name: 'Public',
    whoSees: 'Everyone.',
    linkIsEnough: { answer: 'yes', detail: null },
    listed: { answer: 'yes', detail: 'for everyone' },
    cloned: { answer: 'yes', detail: 'by everyone' },
  },
});

/** Stays with your account whatever the audience, and is in no clone. */
export const neverShared = ['API keys', 'orders', 'balances', 'wallets', 'alerts', 'private notes'] as const;
