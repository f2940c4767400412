import { withIds } from '../withIds';
import type { PermissionId } from './roles';
import type { Escalation, HouseRule } from './types';

/** What applies to every publish and in every community. A community may add its own. */
export const houseRules = /* @__PURE__ */ withIds<HouseRule>({
  'own-work': {
    rule: 'Publish your own work.',
    fine: 'A clone you changed, with its credit and a note of what you changed.',
    broken: 'Someone else’s chart, redrawn or copied, under your name.',
    check: 'Compare drawings, points and dates with the other work.',
  },
  'say-what-is-paid': {
    rule: 'Say what is paid for.',
    fine: 'The first line says who pays you, in money, tokens or referral fees.',
    broken: 'Praising a token you were given, without saying so.',
    check: 'Ask who pays. Look for referral links and many publishes about one token.',
  },
  'no-promises': {
    rule: 'Never promise profit.',
    fine: 'What you look at, what would prove you wrong, what you might lose.',
    broken: 'A guaranteed return, a target without a risk, or pressure to act at once.',
    check: 'Read title, description, tags and the text on the chart.',
  },
  'no-private-data': {
    rule: 'Keep private data out.',
    fine: 'A chart with public market data and your own words.',
    broken: 'Someone’s name, messages, balance or wallet, or a picture that shows a key.',
    check: 'Remove it first, then talk.',
  },
});

/** From the mildest answer to the hardest. Go one step at a time unless someone is being harmed. */
export const escalation = /* @__PURE__ */ withIds<Escalation & { readonly permission: PermissionId }>({
  word: {
    step: 'A private word',
    when: 'A first slip, or something a newcomer couldn’t know.',
    permission: 'handle-reports',
  },
  removal: {
    step: 'Remove the publish',
    when: 'It breaks a rule and the author doesn’t fix it. At once if readers could be harmed.',
    permission: 'remove-publish',
  },
  mute: {
    step: 'Mute',
    when: 'The same breach after a removal, or an argument that needs a pause.',
    permission: 'mute',
  },
  ban: {
    step: 'Ban',
    when: 'The same breach after a mute. At once for fraud, threats, requests for keys or money, or private data published on purpose.',
    permission: 'ban',
  },
});
