/** How PT calls your address when an alert fires. */
export const webhook = {
  method: 'POST',
  contentType: 'application/json',
  signatureHeader: 'X-PT-Signature',
  signature: 't=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>">',
  /** An id that stays the same over the retries of one delivery. */
  deliveryHeader: 'X-PT-Delivery',
  /** Refuse a call that is older: somebody may be sending it again. */
  maxAgeMinutes: 5,
  timeoutSeconds: 10,
  /** Minutes between the failed attempt and each of the next ones. */
  retryMinutes: [1, 5, 25],
} as const;

/** The sample calls are of one day, with a price of that day. */
const day = { time: '2023-10-24T12:15:00Z', price: 34_012.5 };

/** The body of the sample call, as it arrives. `value` is the price, study or metric that met the condition. */
export const webhookSample = JSON.stringify(
  {
    alert: 'BTC above 34k',
    symbol: 'BTCUSDT',
    venue: 'bybit',
    price: day.price,
    value: day.price,
    time: day.time,
    message: `BTCUSDT crossed 34000 at ${day.price}`,
  },
  null,
  2,
);

/** A screener has no single symbol or value: it names every market that entered or left. */
export const screenerWebhookSample = JSON.stringify(
  {
    alert: 'Squeeze candidates',
    screener: 'Squeeze candidates',
    entered: [{ symbol: 'BTCUSDT', venue: 'bybit', price: day.price }],
    left: [],
    time: day.time,
    message: '1 entered, 0 left',
  },
  null,
  2,
);

/** How to check that a call is PT's. `body` is the raw request body in bytes, `header` the signature header. A test runs both. */
export const webhookChecks = [
  {
    language: 'js',
    name: 'Node',
    code: `const { createHmac, timingSafeEqual } = require('node:crypto');

function isFromPt(body, header, secret, now = Date.now() / 1000) {
  const [, t, v1] = /^t=(\\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (!t || Math.abs(now - t) > ${webhook.maxAgeMinutes} * 60) return false;
  const expected = createHmac('sha256', secret).update(t + '.').update(body).digest();
  return timingSafeEqual(Buffer.from(v1, 'hex'), expected);
}`,
  },
  {
    language: 'python',
    name: 'Python',
    code: `import hashlib, hmac, re, time

def is_from_pt(body, header, secret, now=None):
    match = re.fullmatch(r"t=([0-9]{1,12}),v1=([0-9a-f]{64})", header or "")
    if not match or abs((now or time.time()) - int(match[1])) > ${webhook.maxAgeMinutes} * 60:
        return False
    signed = match[1].encode() + b"." + body
    expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    return hmac.compare_digest(match[2], expected)`,
  },
] as const;
