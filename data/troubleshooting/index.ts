import { z } from 'zod';
import { link, readRecords } from '../readRecords';
import { rules } from '../reference/rules';
import { pauseAfterIpLimitMinutes } from '../trading/exchange-limits';

/** One symptom, in the reader's words. The id is the row's anchor on its page. */
const shape = z.strictObject({
  symptom: z.string(),
  /** Cause first, then what to do. One to three sentences. */
  answer: z.string(),
  /** A page or section that says more. */
  more: link.optional(),
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
export const troubles = readRecords(files, shape, { facts, grouped: true }).map(({ id, group, fields }) => ({
  id,
  page: group,
  ...fields,
}));
