import { escalation, houseRules } from '@site/data/community/house-rules';
import { joinModes } from '@site/data/community/join-modes';
import { permissions, roles } from '@site/data/community/roles';
import FactTable from '@site/src/components/tables/FactTable';
import { authorError } from '@site/src/lib/authorError';
import WhoMay from './WhoMay';

/** Strongest first: a reader looks for the owner's row at the top of a list of people. */
const rolesFromOwner = [...roles].reverse();

function Roles() {
  return (
    <FactTable
      label="The roles of a community"
      columns={['Role', 'How many', 'What it is for', 'Give it to']}
      rows={rolesFromOwner.map((role) => ({
        id: `role-${role.id}`,
        cells: [role.name, role.holders, role.purpose, role.giveTo],
      }))}
    />
  );
}

function Permissions() {
  return (
    <FactTable
      label="Who may do what in a community"
      columns={['Permission', 'Who', 'What it means']}
      rows={permissions.map(({ id, name, explains }) => ({
        id: `may-${id}`,
        cells: [name, <WhoMay key="who" permission={id} />, explains],
      }))}
    />
  );
}

function JoinModes() {
  return (
    <FactTable
      label="Join modes"
      columns={['Join mode', 'How people join', 'Suits', 'Risk']}
      rows={joinModes.map((mode) => ({
        id: `join-${mode.id}`,
        cells: [mode.name, mode.howPeopleJoin, mode.suits, mode.risk],
      }))}
    />
  );
}

function HouseRules() {
  return (
    <FactTable
      label="House rules"
      columns={['Rule', 'Fine', 'Breaks it']}
      rows={houseRules.map((rule) => ({
        id: rule.id,
        cells: [rule.rule, rule.fine, rule.broken],
      }))}
    />
  );
}

function Enforcing() {
  return (
    <FactTable
      label="What to check when a house rule is said to be broken"
      columns={['Rule', 'Check']}
      rows={houseRules.map((rule) => ({
        id: `enforce-${rule.id}`,
        cells: [rule.rule, rule.check],
      }))}
    />
  );
}

function Escalation() {
  return (
    <FactTable
      label="The escalation ladder"
      columns={['Step', 'When', 'Who']}
      rows={escalation.map(({ id, step, when, permission }, index) => ({
        id: `step-${id}`,
        cells: [`${index + 1}. ${step}`, when, <WhoMay key="who" permission={permission} />],
      }))}
    />
  );
}

const VIEWS = {
  roles: Roles,
  permissions: Permissions,
  'join-modes': JoinModes,
  'house-rules': HouseRules,
  enforcing: Enforcing,
  escalation: Escalation,
} as const;

/** The records about communities as tables: roles, permissions, join modes, house rules and the escalation ladder. */
export default function CommunityTables({ view }: { view: keyof typeof VIEWS }) {
  const View = VIEWS[view];
  if (!View) {
    throw authorError('CommunityTables', `needs view="…", one of ${Object.keys(VIEWS).join(', ')}.`);
  }
  return <View />;
}
