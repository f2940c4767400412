import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { blockedByPolicy } from './servedPolicy';

it('a policy of another release blocks what has changed since', () => {
  const policy = `script-src 'self' 'sha256-${createHash('sha256').update('old()').digest('base64')}'`;
  expect(blockedByPolicy('<script>old()</script>', policy)).toBe(0);
  expect(blockedByPolicy('<script>changed()</script><style>p{}</style>', policy)).toBe(2);
});
