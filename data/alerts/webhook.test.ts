import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { webhookChecks, webhookSample } from './webhook';

const SECRET = 'a webhook secret';
const NOW = 1_767_600_000;
const headerAt = (seconds: number, secret = SECRET) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${webhookSample}`).digest('hex')}`;

/** What a check must say of a header. */
const CASES = [
  ['of PT, just now', headerAt(NOW), true],
  ['with another secret', headerAt(NOW, 'guessed'), false],
  ['six minutes old', headerAt(NOW - 360), false],
  ['without a time', headerAt(NOW).split(',')[1] ?? '', false],
] as const;

type Check = (body: string, header: string, secret: string, now: number) => boolean;

function inNode(code: string): Check {
  return new Function('require', `${code}; return isFromPt;`)(createRequire(import.meta.url));
}

function inPython(code: string): Check {
  return (...given) => {
    const program = `${code}\nimport json, sys\nprint(is_from_pt(*json.load(sys.stdin)))`;
    const { stdout, stderr } = spawnSync('python3', ['-c', program], { input: JSON.stringify(given) });
    expect(String(stderr)).toBe('');
    return String(stdout).trim() === 'True';
  };
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.each(webhookChecks)('the webhook check in $name', ({ language, code }) => {
  it.skipIf(language === 'python' && !hasPython).each(CASES)('judges a call %s', (_, header, expected) => {
    const check = language === 'js' ? inNode(code) : inPython(code);
    expect(check(webhookSample, header, SECRET, NOW)).toBe(expected);
  });
});
