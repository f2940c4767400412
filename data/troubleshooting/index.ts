import { z } from 'zod';
import { readRecords } from '../readRecords';
import { rules } from '../reference/rules';
import { pauseAfterIpLimitMinutes } from '../trading/exchange-limits';
import type { Trouble } from './types';

const shape = z.strictObject({
  symptom: z.string(),
  answer: z.string(),
  /** What the link to `to` says. */
  more: z.string().optional(),
  to: z.string().optional(),
});

const files = [
  'alerts',
  'charts',
  'community',
  'dashboards',
  'exchange',
  'metrics',
  'screener',
  'wallet',
].map((name) => `troubleshooting/${name}.yaml`);

const facts = {
  pauseAfterIpLimitMinutes,
  ...Object.fromEntries(Object.entries(rules).map(([id, { rule }]) => [id, rule])),
};

/** Every symptom that a page answers. Pages show their own; the help page lists their sections. */
export const troubles: readonly Trouble[] = readRecords(files, shape, { facts, grouped: true }).map(
  ({ id, group, fields: { more, to, ...trouble } }) => ({
    id,
    page: group,
    ...trouble,
    ...(more && to && { more: { label: more, to } }),
  }),
);
