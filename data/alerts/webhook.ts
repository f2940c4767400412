import type { WebhookField } from './alerts.schema';

/** How PT calls your address when an alert fires. */
export const webhook = {
  method: 'POST',
  contentType: 'application/json',
  signatureHeader: 'X-PT-Signature',
  signature: 'HMAC-SHA256 of the request body, with your webhook secret as the key',
  timeoutSeconds: 10,
  /** Minutes between the failed attempt and each of the next ones. */
  retryMinutes: [1, 5, 25],
  afterRetries: 'The log shows the delivery as failed.',
} as const;

export const webhookFields: readonly WebhookField[] = [
  { name: 'alert', type: 'string', meaning: 'The name of the alert.', sample: 'BTC above 65k' },
  { name: 'symbol', type: 'string', meaning: 'The symbol it watches.', sample: 'BTCUSDT' },
  { name: 'venue', type: 'string', meaning: 'The venue the price comes from.', sample: 'bybit' },
  { name: 'price', type: 'number', meaning: 'The price when it fired.', sample: 65012.5 },
  {
    name: 'value',
    type: 'number',
    meaning: 'The value that met the condition: a price, or the reading of the study or metric.',
    sample: 65012.5,
  },
  {
    name: 'time',
    type: 'string',
    meaning: 'When it fired, as an ISO 8601 time in UTC.',
    sample: '2023-10-24T12:15:00Z',
  },
  {
    name: 'message',
    type: 'string',
    meaning: 'Your message, with its placeholders filled in.',
    sample: 'BTCUSDT crossed 65000 at 65012.5',
  },
];

/** The body of the sample call, as it arrives. */
export const webhookSample = JSON.stringify(
  Object.fromEntries(webhookFields.map(({ name, sample }) => [name, sample])),
  null,
  2,
);
