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
import { recordTable, viewOf, withDetail, yesOrNo } from '@site/src/components/tables/recordTable';
import CodeBlock from '@theme/CodeBlock';
import { Fragment } from 'react';

const WebhookFields = recordTable({
  label: 'Fields of the webhook body',
  records: webhookFields,
  anchor: ({ name }) => `webhook-${name}`,
  columns: { Field: ({ name }) => <code>{name}</code>, Type: 'type', Meaning: 'meaning' },
});

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
      <WebhookFields />
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
  choose: recordTable({
    label: 'Which condition answers which need',
    records: alertConditions,
    anchor: 'choose-',
    columns: {
      Condition: ({ id, name }) => <Link to={`/docs/alerts/creating-an-alert#${id}`}>{name}</Link>,
      'You want to know': 'need',
    },
  }),
  conditions: recordTable({
    label: 'Alert conditions',
    records: alertConditions,
    anchor: '',
    columns: {
      Condition: 'name',
      'Fires when': ({ firesWhen, firesAtOnce }) => firesWhen + (firesAtOnce ? ' Can fire at once.' : ''),
      Command: ({ command }) => (command ? <code>{command}</code> : 'Pick the drawing in the dialog'),
    },
  }),
  triggers: recordTable({
    label: 'The four triggers',
    records: alertTriggers,
    anchor: 'trigger-',
    columns: {
      Trigger: ({ name, looksAt, repeats }) =>
        withDetail(name, `Looks ${looksAt}, ${repeats ? 'repeats' : 'then stops'}`),
      'What it does': 'does',
      'Watch out': 'watchOut',
    },
  }),
  placeholders: recordTable({
    label: 'Placeholders in a message',
    records: messagePlaceholders,
    anchor: ({ name }) => `placeholder-${name.slice(1, -1)}`,
    columns: { Placeholder: ({ name }) => <code>{name}</code>, 'Replaced by': 'meaning' },
  }),
  deliveries: recordTable({
    label: 'Where an alert can reach you',
    records: alertDeliveries,
    anchor: 'delivery-',
    columns: { Delivery: 'name', 'Set-up': 'setUp', Limits: 'limits' },
  }),
  'delivery-faults': recordTable({
    label: 'What to check when a delivery failed',
    records: alertDeliveries,
    anchor: 'fault-',
    columns: { Delivery: 'name', 'Check first': 'checkFirst' },
  }),
  states: recordTable({
    label: 'The states of an alert',
    records: alertStates,
    anchor: 'state-',
    columns: { 'State and tab': 'name', Watched: ({ watched }) => yesOrNo(watched), Meaning: 'meaning' },
  }),
  rules: recordTable({
    label: 'What holds for every alert',
    records: rulesOf(
      'alert-create',
      'alert-defaults',
      'alert-change',
      'alert-settings',
      'alert-drawing',
      'alert-screener',
      'alert-paused-expiry',
      'alert-cap',
      'alert-sound',
    ),
    anchor: ({ id }) => id.replace('alert-', 'rule-'),
    columns: { About: 'about', Rule: 'rule' },
  }),
  webhook: Webhook,
} as const;

/** The records of data/alerts/ as tables, one view per question a page answers. */
export default function AlertTables({ view }: { view: keyof typeof VIEWS }) {
  return viewOf('AlertTables', VIEWS, view);
}
