import { rules } from '../reference/rules';
import { troublesIn } from './troublesIn';

const folder = '/docs/community/';
const create = `${folder}building-a-community/creating-a-community/`;
const versions = '/docs/workbench/overview/saving-resaving-a-workbench#restore';
const publish = `${folder}publishing-in-community`;
const clone = `${folder}access-and-clone-publishes`;
const created = create;
const roles = `${create}admin-control-and-access`;
const manage = `${folder}building-a-community/managing-a-community`;

export const communityTroubles = troublesIn(`
${publish}
  fix-readers-see-old: Readers see an old version of my publish
    A publish keeps its version until you update it. Save the original, then click Update.
  fix-update-lacks-change: My change is missing after an update
    It wasn’t saved, or another tab saved later. Check the version list, save and update again.
    → Restore a version: ${versions}
  fix-cannot-choose-community: I can’t choose a community
    You’re not a member, or you’re muted there. Join it, or ask a moderator.
  fix-gone-from-feed: My publish is gone from the feed
    A moderator removed it. Read the reason, fix it and publish again.
  fix-work-stolen: Someone published my work as theirs
    That breaks the first house rule. Report it with a link to your own publish and its date.
${clone}
  fix-link-opens-nothing: A link from Community opens nothing
    The author stopped sharing or narrowed the audience, you’re not in it, or the link is incomplete. Ask the author, or join the community.
  fix-no-clone-button: I can’t clone it
    You’re looking at a share link or a snapshot, which are view-only. Ask the author to publish it.
  fix-clone-other-numbers: The clone shows other numbers than the description
    You got the settings, and the market has moved on. Use \`goto\` to see the publish date.
  fix-clone-empty: My clone has an empty widget
    The metric has no data for your symbol, or the author keeps a private Note there, which is never cloned.
  fix-clone-no-alerts: No alert fires in my clone
    Alerts are never copied. Create your own.
${created}
  fix-handle-refused: The handle isn’t accepted
    It’s taken, or has characters that aren’t allowed. Choose another one.
  fix-handle-typo: The handle has a typo
    It can’t be changed. If the community is still empty, create another and archive this one.
  fix-invite-lapsed: My invite link has expired
    ${rules.invites.rule}
${roles}
  fix-moderator-cannot-ban: A Moderator can’t ban anyone
    Banning takes an Admin. Mute the person and pass the case on with the rule and the link.
  fix-account-acts-strangely: An Admin’s account acts strangely
    It may be stolen. The Owner takes the role away at once, then calls the person and reads the audit log.
  fix-owner-gone: The Owner can’t be reached
    Admins can keep things running, but can’t appoint Admins, archive or transfer. Agree early who takes over.
${manage}
  fix-ban-evaded: A banned person is back under another name
    A ban covers one account. Switch to on request for a while and ask more before you approve.
  fix-removed-still-around: What we removed is still around
    Members cloned it before, and clones can’t be recalled. Warn members if it’s dangerous.
  fix-fake-staff: Fake staff write to a member
    Someone is imitating you, usually in a chat outside PT. Pin a warning that staff never ask for keys or funds.
`);
