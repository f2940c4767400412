import Link from '@docusaurus/Link';
import { alertConditions } from '@site/data/alerts/conditions';
import { alertDeliveries, messagePlaceholders } from '@site/data/alerts/deliveries';
import { alertStates } from '@site/data/alerts/states';
import { alertTriggers } from '@site/data/alerts/triggers';
import {
  screenerWebhookSample,
  webhook,
  webhookChecks,
  webhookFields,
  webhookSample,
} from '@site/data/alerts/webhook';
import { rulesOf } from '@site/data/reference/rules';
import FactTable from '@site/src/components/tables/FactTable';
import { authorError } from '@site/src/lib/authorError';
import { withCode } from '@site/src/lib/text/withCode';
import CodeBlock from '@theme/CodeBlock';
import { Fragment } from 'react';
import styles from './styles.module.css';

function Choose() {
  return (
    <FactTable
      label="Which condition answers which need"
      columns={['Condition', 'You want to know']}
      rows={alertConditions.map((condition) => ({
        id: `choose-${condition.id}`,
        cells: [
          <Link key="name" to={`/docs/alerts/creating-an-alert#${condition.id}`}>
            {condition.name}
          </Link>,
          condition.need,
        ],
      }))}
    />
  );
}

function Conditions() {
  return (
    <FactTable
      label="Alert conditions"
      columns={['Condition', 'Fires when', 'Command']}
      rows={alertConditions.map((condition) => ({
        id: condition.id,
        cells: [
          condition.name,
          `${condition.firesWhen}${condition.firesAtOnce ? ' Can fire at once.' : ''}`,
          condition.command ? (
            <code key="command">{condition.command}</code>
          ) : (
            'Pick the drawing in the dialog'
          ),
        ],
      }))}
    />
  );
}

function Triggers() {
  return (
    <FactTable
      label="The four triggers"
      columns={['Trigger', 'What it does', 'Watch out']}
      rows={alertTriggers.map((trigger) => ({
        id: `trigger-${trigger.id}`,
        cells: [
          <span key="name">
            {trigger.name}
            <span className={styles.detail}>
              Looks {trigger.looksAt}, {trigger.repeats ? 'repeats' : 'then stops'}
            </span>
          </span>,
          trigger.does,
          trigger.watchOut,
        ],
      }))}
    />
  );
}

function Placeholders() {
  return (
    <FactTable
      label="Placeholders in a message"
      columns={['Placeholder', 'Replaced by']}
      rows={messagePlaceholders.map(({ name, meaning }) => ({
        id: `placeholder-${name.slice(1, -1)}`,
        cells: [<code key="name">{name}</code>, meaning],
      }))}
    />
  );
}

function Deliveries() {
  return (
    <FactTable
      label="Where an alert can reach you"
      columns={['Delivery', 'Set-up', 'Limits']}
      rows={alertDeliveries.map((delivery) => ({
        id: `delivery-${delivery.id}`,
        cells: [delivery.name, delivery.setUp, delivery.limits],
      }))}
    />
  );
}

function DeliveryFaults() {
  return (
    <FactTable
      label="What to check when a delivery failed"
      columns={['Delivery', 'Check first']}
      rows={alertDeliveries.map((delivery) => ({
        id: `fault-${delivery.id}`,
        cells: [delivery.name, delivery.checkFirst],
      }))}
    />
  );
}

function States() {
  return (
    <FactTable
      label="The states of an alert"
      columns={['State and tab', 'Watched', 'Meaning']}
      rows={alertStates.map((state) => ({
        id: `state-${state.id}`,
        cells: [state.name, state.watched ? 'Yes' : 'No', state.meaning],
      }))}
    />
  );
}

const RULES = rulesOf(
  'alert-create',
  'alert-defaults',
  'alert-change',
  'alert-settings',
  'alert-drawing',
  'alert-screener',
  'alert-paused-expiry',
  'alert-cap',
  'alert-sound',
);

function Rules() {
  return (
    <FactTable
      label="What holds for every alert"
      columns={['About', 'Rule']}
      rows={RULES.map(({ id, about, rule }) => ({
        id: id.replace('alert-', 'rule-'),
        cells: [about, withCode(rule)],
      }))}
    />
  );
}

function Webhook() {
  const minutes = `${webhook.retryMinutes.slice(0, -1).join(', ')} and ${webhook.retryMinutes.at(-1)}`;
  return (
    <>
      <p>
        {`PT sends an HTTP ${webhook.method} with this JSON body and waits ${webhook.timeoutSeconds} seconds for your answer. Without one it tries again after ${minutes} minutes, then logs the delivery as failed. The header `}
        <code>{webhook.signatureHeader}</code>
        {' is '}
        <code>{webhook.signature}</code>
        {`, keyed with your webhook secret. Check it before you trust a call, and refuse one that’s older than ${webhook.maxAgeMinutes} minutes. The webhook dialog lists the addresses PT calls from.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{webhookSample}</code>
      </pre>
      <FactTable
        label="Fields of the webhook body"
        columns={['Field', 'Type', 'Meaning']}
        rows={webhookFields.map(({ name, type, meaning }) => ({
          id: `webhook-${name}`,
          cells: [<code key="name">{name}</code>, type, meaning],
        }))}
      />
      <p>An alert on a screener sends this body instead:</p>
      <CodeBlock language="json">{screenerWebhookSample}</CodeBlock>
      {webhookChecks.map(({ language, name, code }) => (
        <Fragment key={language}>
          <p>{`Check the signature in ${name}, with the raw body:`}</p>
          <CodeBlock language={language}>{code}</CodeBlock>
        </Fragment>
      ))}
    </>
  );
}

const VIEWS = {
  choose: Choose,
  conditions: Conditions,
  triggers: Triggers,
  placeholders: Placeholders,
  deliveries: Deliveries,
  'delivery-faults': DeliveryFaults,
  states: States,
  rules: Rules,
  webhook: Webhook,
} as const;

/** The records of data/alerts/ as tables, one view per question a page answers. */
export default function AlertTables({ view }: { view: keyof typeof VIEWS }) {
  const View = VIEWS[view];
  if (!View) {
    throw authorError('AlertTables', `needs view="…", one of ${Object.keys(VIEWS).join(', ')}.`);
  }
  return <View />;
}
