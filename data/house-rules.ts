import type { Escalation, HouseRule } from './house-rules.schema';
import type { PermissionId } from './roles';

/** What applies to every publish and in every community. A community may add its own. */
export const houseRules: readonly HouseRule[] = [
  {
    id: 'own-work',
    rule: 'Publish your own work.',
    why: 'A reader must know whom to ask, and an author must get the credit.',
    fine: 'A clone that you changed, with the credit it carries and a note of what you changed.',
    broken: "Another person's chart, redrawn or copied, under your name.",
    check:
      'Compare with the work it is said to copy: the same drawings at the same points, and which date is earlier.',
  },
  {
    id: 'say-what-is-paid',
    rule: 'Say what is paid for.',
    why: 'A reader judges a claim differently when someone pays for it.',
    fine: 'The first line says who pays you, in money, tokens or referral fees.',
    broken: 'A token praised by someone who was given that token and doesn’t say so.',
    check: 'Ask the author who pays. Look for referral links and for a run of publishes about one token.',
  },
  {
    id: 'no-promises',
    rule: 'Never promise profit.',
    why: 'No one can keep that promise, and readers lose money on it.',
    fine: 'What you look at, what would prove you wrong, and what you might lose.',
    broken: 'A guaranteed return, a target without a risk, or pressure to act at once.',
    check:
      'Read title, description, tags and the text drawn on the chart. A promise often appears in only one of the four.',
  },
  {
    id: 'no-private-data',
    rule: 'Keep private data out.',
    why: 'What was published can be cloned or copied, and can’t be called back.',
    fine: 'A chart with public market data and your own words.',
    broken: "Someone's name, messages, balance or wallet, or a picture that shows a key.",
    check: 'Act first here: remove the publish, then talk. What stays visible goes on being copied.',
  },
];

/** From the mildest answer to the hardest. Go one step at a time unless someone is being harmed. */
export const escalation: readonly (Escalation & { readonly permission: PermissionId })[] = [
  {
    id: 'word',
    step: 'A private word',
    when: 'A first slip, or something that a newcomer could not know.',
    permission: 'handle-reports',
    say: 'Name the rule, the publish and what would make it fine.',
  },
  {
    id: 'removal',
    step: 'Remove the publish',
    when: 'It breaks a rule and the author doesn’t correct it, or readers could be harmed meanwhile.',
    permission: 'remove-publish',
    say: 'Say which rule, and that a corrected version is welcome.',
  },
  {
    id: 'mute',
    step: 'Mute',
    when: 'The same rule is broken again after a removal, or an argument needs a pause.',
    permission: 'mute',
    say: 'Say why and what ends it. Put a date in your own diary to look again.',
  },
  {
    id: 'ban',
    step: 'Ban',
    when: 'Repeated after a mute, or at once for fraud, threats or private data published on purpose.',
    permission: 'ban',
    say: 'Say which rule, where it was broken, and how to appeal to the owner.',
  },
];
