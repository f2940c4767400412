import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { screenerWebhookSample, webhookChecks, webhookSample } from './webhook';

const SECRET = 'a webhook secret';
/** With a fraction, as both languages give the time. */
const NOW = 1_767_600_000.5;
const SENT = Math.floor(NOW);
/** A raw body is bytes: this one isn't ASCII, and its last byte isn't even UTF-8. */
const BODY = Buffer.concat([Buffer.from(webhookSample.replace('BTC', '₿TC')), Buffer.from([0xff])]);
const signed = (body: Buffer, seconds = SENT, secret = SECRET) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`;
const genuine = signed(BODY);

/** What a check must say of a header; none of them may make it throw. */
const CASES: readonly [string, string | null, boolean][] = [
  ['of PT, just now', genuine, true],
  ['of PT, four minutes ago', signed(BODY, SENT - 240), true],
  ['with another secret', signed(BODY, SENT, 'guessed'), false],
  ['with another body', signed(Buffer.from(webhookSample)), false],
  ['six minutes old', signed(BODY, SENT - 360), false],
  ['six minutes ahead', signed(BODY, SENT + 360), false],
  ['without the header', null, false],
  ['with an empty header', '', false],
  ['without a time', genuine.split(',')[1] ?? '', false],
  ['with a time too long for a number', genuine.replace(/\d+/, '9'.repeat(5_000)), false],
  ['with a short signature', genuine.slice(0, -1), false],
  ['with letters that are no hex', genuine.replace(/.$/, 'é'), false],
];

const headers = CASES.map(([, header]) => header);

function inNode(code: string): boolean[] {
  const check = new Function('require', `${code}; return isFromPt;`)(createRequire(import.meta.url));
  return headers.map((header) => check(BODY, header ?? undefined, SECRET, NOW));
}

function inPython(code: string): boolean[] {
  const program = `${code}
import base64, json, sys
body, headers, *rest = json.load(sys.stdin)
print(json.dumps([is_from_pt(base64.b64decode(body), header, *rest) for header in headers]))`;
  const input = JSON.stringify([BODY.toString('base64'), headers, SECRET, NOW]);
  const { stdout, stderr } = spawnSync('python3', ['-c', program], { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

for (const { language, name, code } of webhookChecks) {
  it.skipIf(language === 'python' && !hasPython)(`judges every call in ${name} and never throws`, () => {
    const found = language === 'js' ? inNode(code) : inPython(code);
    expect(CASES.map(([call], index) => [call, found[index]])).toEqual(
      CASES.map(([call, , expected]) => [call, expected]),
    );
  });
}

it('has a price of its day in the samples', () => {
  for (const sample of [webhookSample, screenerWebhookSample]) {
    const { time, price, entered } = JSON.parse(sample);
    expect(time).toMatch(/^2023-10-24/);
    // BTC was about 34,000 USD that day.
    expect(Math.abs((price ?? entered[0].price) / 34_000 - 1)).toBeLessThan(0.05);
  }
});
