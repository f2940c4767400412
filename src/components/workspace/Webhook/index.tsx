import { screenerWebhookSample, webhook, webhookChecks, webhookSample } from '@site/data/alerts/webhook';
import { listed } from '@site/src/lib/text/format';
import CodeBlock from '@theme/CodeBlock';
import { Fragment } from 'react';

/** What PT sends to a webhook, when it tries again, and how to check that a call is PT’s. */
export default function Webhook() {
  const minutes = listed(webhook.retryMinutes.map(String));
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
