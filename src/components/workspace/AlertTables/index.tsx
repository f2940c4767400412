import Link from '@docusaurus/Link';
import { alertConditions } from '@site/data/alerts/conditions';
import { alertDeliveries, messagePlaceholders } from '@site/data/alerts/deliveries';
import { alertStates } from '@site/data/alerts/states';
import { alertTriggers } from '@site/data/alerts/triggers';
import { screenerWebhookSample, webhook, webhookChecks, webhookSample } from '@site/data/alerts/webhook';
import { defineTable, viewOf, yesOrNo } from '@site/src/components/tables/defineTable';
import CodeBlock from '@theme/CodeBlock';
import { Fragment } from 'react';

function Webhook() {
  const minutes = `${webhook.retryMinutes.slice(0, -1).join(', ')} and ${webhook.retryMinutes.at(-1)}`;
  return (
    <>
      <p>
        {`When the alert fires, PT sends an HTTP ${webhook.method} with a JSON body to your address. `}
        <code>value</code>
        {' is what met the condition, and '}
        <code>time</code>
        {' is in UTC:'}
      </p>
      <CodeBlock language="json">{webhookSample}</CodeBlock>
      <p>An alert on a screener lists the markets that entered or left:</p>
      <CodeBlock language="json">{screenerWebhookSample}</CodeBlock>
      <p>
        {`Answer with any 2xx status within ${webhook.timeoutSeconds} seconds and do the work afterwards. Otherwise PT tries again after ${minutes} minutes, then logs the delivery as failed. The header `}
        <code>{webhook.deliveryHeader}</code>
        {' holds an id that stays the same over these attempts, so you can drop a delivery you already have.'}
      </p>
      <p>
        {'The header '}
        <code>{webhook.signatureHeader}</code>
        {' proves that a call is PT’s. It reads '}
        <code>{webhook.signature}</code>
        {`, keyed with your webhook secret. Refuse a call without it, and one that’s older than ${webhook.maxAgeMinutes} minutes: each attempt is signed anew, so retries pass. The webhook dialog also lists the addresses PT calls from.`}
      </p>
      {webhookChecks.map(({ language, name, code }) => (
        <Fragment key={language}>
          <p>{`The check in ${name}. Give it the raw body, in bytes, before anything parses it:`}</p>
          <CodeBlock language={language}>{code}</CodeBlock>
        </Fragment>
      ))}
    </>
  );
}

const VIEWS = {
  choose: defineTable({
    label: 'Which condition answers which need',
    records: alertConditions,
    anchor: 'choose-',
    columns: {
      Condition: ({ id, name }) => <Link to={`/docs/alerts/creating-an-alert#${id}`}>{name}</Link>,
      'You want to know': 'need',
    },
  }),
  conditions: defineTable({
    label: 'Alert conditions',
    records: alertConditions,
    anchor: '',
    columns: {
      Condition: 'name',
      'Fires when': ({ firesWhen, firesAtOnce }) => firesWhen + (firesAtOnce ? ' Can fire at once.' : ''),
      Command: ({ command }) => (command ? <code>{command}</code> : 'Pick the drawing in the dialog'),
    },
  }),
  triggers: defineTable({
    label: 'The four triggers',
    records: alertTriggers,
    anchor: 'trigger-',
    columns: {
      Trigger: 'name',
      'What it does': 'does',
      'Watch out': 'watchOut',
    },
  }),
  placeholders: defineTable({
    label: 'Placeholders in a message',
    records: messagePlaceholders,
    anchor: ({ name }) => `placeholder-${name.slice(1, -1)}`,
    columns: { Placeholder: ({ name }) => <code>{name}</code>, 'Replaced by': 'meaning' },
  }),
  deliveries: defineTable({
    label: 'Where an alert can reach you',
    records: alertDeliveries,
    anchor: 'delivery-',
    columns: { Delivery: 'name', 'Set-up': 'setUp', Limits: 'limits' },
  }),
  'delivery-faults': defineTable({
    label: 'What to check when a delivery failed',
    records: alertDeliveries,
    anchor: 'fault-',
    columns: { Delivery: 'name', 'Check first': 'checkFirst' },
  }),
  states: defineTable({
    label: 'The states of an alert',
    records: alertStates,
    anchor: 'state-',
    columns: { 'State and tab': 'name', Watched: ({ watched }) => yesOrNo(watched), Meaning: 'meaning' },
  }),
  webhook: Webhook,
} as const;

/** The records of data/alerts/ as tables, one view per question a page answers. */
export default function AlertTables({ view }: { view: keyof typeof VIEWS }) {
  return viewOf('AlertTables', VIEWS, view);
}
