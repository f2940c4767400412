import { escalation, houseRules } from '@site/data/community/house-rules';
import { joinModes } from '@site/data/community/join-modes';
import { permissions, roles } from '@site/data/community/roles';
import { defineTable } from '@site/src/components/tables/RecordTable';
import WhoMay from '@site/src/components/workspace/WhoMay';

/** Communities: roles, permissions, join modes, house rules and the escalation ladder. */
export const communityTables = {
  'community-roles': defineTable({
    label: 'The roles of a community',
    // Readers look for the Owner at the top.
    records: roles.toReversed(),
    anchor: 'role-',
    columns: { Role: 'name', 'How many': 'holders', 'What it is for': 'purpose' },
  }),
  'community-permissions': defineTable({
    label: 'Who may do what in a community',
    records: permissions,
    anchor: 'may-',
    columns: { Permission: 'name', Who: ({ id }) => <WhoMay permission={id} />, 'What it means': 'explains' },
  }),
  'join-modes': defineTable({
    label: 'Join modes',
    records: joinModes,
    anchor: 'join-',
    columns: { 'Join mode': 'name', 'How people join': 'howPeopleJoin', Suits: 'suits', Risk: 'risk' },
  }),
  'house-rules': defineTable({
    label: 'House rules',
    records: houseRules,
    columns: { Rule: 'rule', Fine: 'fine', 'Breaks it': 'broken' },
  }),
  'enforcing-rules': defineTable({
    label: 'What to check when a house rule is said to be broken',
    records: houseRules,
    anchor: 'enforce-',
    columns: { Rule: 'rule', Check: 'check' },
  }),
  escalation: defineTable({
    label: 'The escalation ladder',
    records: escalation,
    anchor: 'step-',
    columns: {
      Step: ({ step }, index) => `${index + 1}. ${step}`,
      When: 'when',
      Who: ({ permission }) => <WhoMay permission={permission} />,
    },
  }),
};
