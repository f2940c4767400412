import { rules } from '../reference/rules';
import type { Trouble } from './trouble.schema';

const folder = '/docs/community/';
const create = `${folder}building-a-community/creating-a-community/`;
const versions = '/docs/workbench/overview/saving-resaving-a-workbench#restore';
const publish = { area: 'community', page: `${folder}publishing-in-community` } as const;
const clone = { area: 'community', page: `${folder}access-and-clone-publishes` } as const;
const created = { area: 'community', page: create } as const;
const roles = { area: 'community', page: `${create}admin-control-and-access` } as const;
const manage = { area: 'community', page: `${folder}building-a-community/managing-a-community` } as const;

export const communityTroubles: readonly Trouble[] = [
  {
    ...publish,
    id: 'fix-readers-see-old',
    symptom: 'Readers see an old version of my publish',
    answer: 'A publish keeps its version until you update it. Save the original, then click Update.',
  },
  {
    ...publish,
    id: 'fix-update-lacks-change',
    symptom: 'My change is missing after an update',
    answer: 'It wasn’t saved, or another tab saved later. Check the version list, save and update again.',
    more: { label: 'Restore a version', to: versions },
  },
  {
    ...publish,
    id: 'fix-cannot-choose-community',
    symptom: 'I can’t choose a community',
    answer: 'You’re not a member, or you’re muted there. Join it, or ask a moderator.',
  },
  {
    ...publish,
    id: 'fix-gone-from-feed',
    symptom: 'My publish is gone from the feed',
    answer: 'A moderator removed it. Read the reason, fix it and publish again.',
  },
  {
    ...publish,
    id: 'fix-work-stolen',
    symptom: 'Someone published my work as theirs',
    answer: 'That breaks the first house rule. Report it with a link to your own publish and its date.',
  },
  {
    ...clone,
    id: 'fix-link-opens-nothing',
    symptom: 'The link to a publish opens nothing',
    answer:
      'The author stopped sharing or narrowed the audience, you’re not in it, or the link is incomplete. Ask the author, or join the community.',
  },
  {
    ...clone,
    id: 'fix-no-clone-button',
    symptom: 'I can’t clone it',
    answer:
      'You’re looking at a share link or a snapshot, which are view-only. Ask the author to publish it.',
  },
  {
    ...clone,
    id: 'fix-clone-other-numbers',
    symptom: 'The clone shows other numbers than the description',
    answer: 'You got the settings, and the market has moved on. Use `goto` to see the publish date.',
  },
  {
    ...clone,
    id: 'fix-clone-empty',
    symptom: 'My clone has an empty widget',
    answer:
      'The metric has no data for your symbol, or the author keeps a private Note there, which is never cloned.',
  },
  {
    ...clone,
    id: 'fix-clone-no-alerts',
    symptom: 'No alert fires in my clone',
    answer: 'Alerts are never copied. Create your own.',
  },
  {
    ...created,
    id: 'fix-handle-refused',
    symptom: 'The handle isn’t accepted',
    answer: 'It’s taken, or has characters that aren’t allowed. Choose another one.',
  },
  {
    ...created,
    id: 'fix-handle-typo',
    symptom: 'The handle has a typo',
    answer: 'It can’t be changed. If the community is still empty, create another and archive this one.',
  },
  {
    ...created,
    id: 'fix-invite-lapsed',
    symptom: 'My invite link has expired',
    answer: rules.invites.rule,
  },
  {
    ...roles,
    id: 'fix-moderator-cannot-ban',
    symptom: 'A Moderator can’t ban anyone',
    answer: 'Banning takes an Admin. Mute the person and pass the case on with the rule and the link.',
  },
  {
    ...roles,
    id: 'fix-account-acts-strangely',
    symptom: 'An Admin’s account acts strangely',
    answer:
      'It may be stolen. The Owner takes the role away at once, then calls the person and reads the audit log.',
  },
  {
    ...roles,
    id: 'fix-owner-gone',
    symptom: 'The Owner can’t be reached',
    answer:
      'Admins can keep things running, but can’t appoint Admins, archive or transfer. Agree early who takes over.',
  },
  {
    ...manage,
    id: 'fix-ban-evaded',
    symptom: 'A banned person is back under another name',
    answer: 'A ban covers one account. Switch to on request for a while and ask more before you approve.',
  },
  {
    ...manage,
    id: 'fix-removed-still-around',
    symptom: 'A removed publish is still around',
    answer: 'Members cloned it before, and clones can’t be recalled. Warn members if it’s dangerous.',
  },
  {
    ...manage,
    id: 'fix-fake-staff',
    symptom: 'Fake staff write to a member',
    answer:
      'Someone is imitating you, usually in a chat outside PT. Pin a warning that staff never ask for keys or funds.',
  },
];
