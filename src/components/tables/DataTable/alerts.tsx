import { alertConditions } from '@site/data/alerts/conditions';
import { alertDeliveries, messagePlaceholders } from '@site/data/alerts/deliveries';
import { alertStates } from '@site/data/alerts/states';
import { alertTriggers } from '@site/data/alerts/triggers';
import { defineTable, yesOrNo } from '@site/src/components/tables/RecordTable';

/** Alerts: what to choose, how they fire, where they reach you. */
export const alertTables = {
  'alert-conditions': defineTable({
    label: 'Alert conditions',
    records: alertConditions,
    columns: {
      Condition: 'name',
      'Fires when': ({ firesWhen, firesAtOnce }) => firesWhen + (firesAtOnce ? ' Can fire at once.' : ''),
      Command: ({ command }) => (command ? <code>{command}</code> : 'Pick the drawing in the dialog'),
    },
  }),
  'alert-triggers': defineTable({
    label: 'The four triggers',
    records: alertTriggers,
    anchor: 'trigger-',
    columns: {
      Trigger: 'name',
      'What it does': 'does',
      'Watch out': 'watchOut',
    },
  }),
  'alert-placeholders': defineTable({
    label: 'Placeholders in a message',
    records: messagePlaceholders,
    anchor: ({ name }) => `placeholder-${name.slice(1, -1)}`,
    columns: { Placeholder: ({ name }) => <code>{name}</code>, 'Replaced by': 'meaning' },
  }),
  'alert-deliveries': defineTable({
    label: 'Where an alert can reach you',
    records: alertDeliveries,
    anchor: 'delivery-',
    columns: { Delivery: 'name', 'Set-up': 'setUp', Limits: 'limits' },
  }),
  'alert-delivery-faults': defineTable({
    label: 'What to check when a delivery failed',
    records: alertDeliveries,
    anchor: 'fault-',
    columns: { Delivery: 'name', 'Check first': 'checkFirst' },
  }),
  'alert-states': defineTable({
    label: 'The states of an alert',
    records: alertStates,
    anchor: 'state-',
    columns: { 'State and tab': 'name', Watched: ({ watched }) => yesOrNo(watched), Meaning: 'meaning' },
  }),
};
