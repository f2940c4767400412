import type { Said } from './said';

const base = '/docs/community/';
const overview = `${base}overview`;
const publish = `${base}publishing-in-community`;
const clone = `${base}access-and-clone-publishes`;
const build = `${base}building-a-community/`;
const create = `${build}creating-a-community/`;
const roles = `${create}admin-control-and-access`;
const manage = `${build}managing-a-community`;

export const community: Said = {
  [overview]: ['social features, other traders, community features, follow traders, forum'],
  [`${overview}#three-things`]: ['publish clone difference, publish meaning, community parts'],
  [`${overview}#what-can-be-published`]: ['what publish, publish screener, kinds publish'],
  [`${overview}#who-can-see-it`]: ['who sees publish, publish visibility, publish private'],
  [`${overview}#profiles`]: [
    'follow trader, my followers, my profile, profile page, what profile shows, who follows me',
  ],
  [`${overview}#which-one`]: ['link or publish, share or publish, best way share, send friend'],
  [`${overview}#house-rules`]: [
    'community rules, code of conduct, guidelines, terms of conduct, acceptable use',
  ],
  [`${overview}#where-to-begin`]: ['start community, first publish'],

  [publish]: ['post chart, publish idea, publish community, trade idea'],
  [`${publish}#publish`]: [
    'post chart, how publish, publish steps, post community, post idea, publish title',
    'before publish, check before publish, publish checklist',
  ],
  [`${publish}#description`]: ['describe publish, write description, good description, publish text'],
  [`${publish}#what-is-included`]: [
    'publish shows positions, publish balance, publish api keys, see my keys, see my orders',
    'see my positions, see my balance, publish private data, publish reveals, followers see keys',
    'publish wallet',
  ],
  [`${publish}#update`]: ['update publish, new version publish, change note'],
  [`${publish}#take-it-back`]: [
    'unpublish, delete my post, delete publish, unpublish copies, make private, take down',
  ],
  [`${publish}#house-rules`]: [
    'publish rules, code of conduct, terms of conduct, promise profit, sponsored post, paid promotion',
    'shill, advertising, plagiarism, allowed to post, forbidden post',
  ],
  [`${publish}#what-can-go-wrong`]: [
    'publish old, publish not updated, publish problem, readers old version',
  ],

  [clone]: ['copy publish, copy chart, use somebody chart, clone dashboard'],
  [`${clone}#find`]: ['find publish, open publish, find ideas, popular publish'],
  [`${clone}#judge`]: ['trust publish, trust author, fake guru, judge idea'],
  [`${clone}#clone`]: ['copy publish, copy chart, copy screener, use somebody layout'],
  [`${clone}#what-is-copied`]: [
    'what clone copies, clone includes, clone drawings, clone settings, copy alerts, clone private',
  ],
  [`${clone}#afterwards`]: [
    'author updates clone, clone update, original deleted, copies unpublish, clone after delete',
    'copy stays',
  ],
  [`${clone}#credit`]: ['attribution, stolen work, cite author, copyright, steal dashboard, name author'],
  [`${clone}#what-can-go-wrong`]: [
    'link opens nothing, cannot clone, publish not found, cannot open publish, link broken',
  ],

  [build]: ['start community, own community, discord server, need community'],
  [`${build}#should-you`]: ['community worth, do i need community, community or publish, should community'],
  [`${build}#the-work`]: ['community work, community effort, running community, time community'],
  [`${build}#parts`]: ['community parts, community consists, community features'],
  [`${build}#responsibility`]: [
    'paid group, paying members, signals group, legal community, liability, community law',
  ],

  [create]: ['create group'],
  [`${create}#create`]: [
    'create group, steps community, community name, community handle, community description',
    'prepare community',
  ],
  [`${create}#join-mode`]: [
    'private group, closed group, invite members, invite only, join community, who can join',
    'let members in, invite code, open community, paying members, invite friends',
  ],
  [`${create}#rules`]: ['write rules, community rules, good rules, rules example'],
  [`${create}#cannot-be-changed`]: [
    'rename community, change handle, community url, change community name, handle wrong',
    'community permanent',
  ],
  [`${create}#before-inviting`]: [
    'first members, invite first, empty community, grow community, before invite',
  ],
  [`${create}#what-can-go-wrong`]: ['handle taken, handle refused, handle typo, create community problem'],

  [roles]: ['community permissions, admin rights, community roles, access rights'],
  [`${roles}#roles`]: [
    'admin moderator difference, kinds roles, what moderator, owner role, moderator can, first moderator',
  ],
  [`${roles}#permissions`]: [
    'permission matrix, who can ban, what moderator can, moderator rights, moderators do',
    'who can pin, admin moderator difference',
  ],
  [`${roles}#give`]: [
    'impersonate member',
    'make moderator, appoint moderator, promote member, assign role, add moderator, give role',
  ],
  [`${roles}#least-privilege`]: ['smallest role, which role, too many rights, minimum rights'],
  [`${roles}#take-back`]: ['demote, remove moderator, revoke role, fire moderator, take role'],
  [`${roles}#transfer`]: [
    'new owner, hand over community, change owner, give ownership, leave community owner',
    'sell community, pass community, transfer community',
  ],
  [`${roles}#monthly-check`]: ['inactive moderator, review roles, check roles'],
  [`${roles}#what-can-go-wrong`]: ['cannot appoint, cannot ban, moderator cannot'],

  [manage]: ['run community, moderate community, moderation, manage group, lead group'],
  [`${manage}#requests`]: [
    'accept members, approve members, join request, let members in, pending members, reject member',
  ],
  [`${manage}#pin-and-remove`]: ['pin post, remove post, pin message, delete somebody post, announcement'],
  [`${manage}#reports`]: [
    'report abuse, complaint, handle report, reported post, report user, scam links, report scam',
  ],
  [`${manage}#escalation`]: [
    'kick user, troll, silence member, rude member, scam links, warn member, scam group',
    'bad behaviour',
  ],
  [`${manage}#fairness`]: ['fair moderation, unfair ban, appeal, bias moderator, ban unjust'],
  [`${manage}#audit-log`]: ['moderation history, moderator actions, who banned, who deleted'],
  [`${manage}#busy-day`]: [
    'market crash community, busy day, raid, flood of members, volatile day community',
  ],
  [`${manage}#archive`]: ['close community, shut down community, delete community, end community'],
  [`${manage}#what-can-go-wrong`]: ['banned user returns, ban evasion, second account, member back'],
};
