import { z } from 'zod';
import { type SourceId, sources } from '../reference/sources';

const sentence = (what: string) => z.string().min(12, `${what}: write at least one full sentence.`);
const sourceIds = Object.keys(sources) as [SourceId, ...SourceId[]];

export const exchangeErrorSchema = z.strictObject({
  code: z
    .string()
    .regex(/^(HTTP )?-?\d{3,6}$/, 'Code: as Bybit returns it, with an ASCII minus: 10010, -2015, HTTP 403.'),
  meaning: sentence('Meaning'),
  cause: sentence('Cause'),
  remedy: sentence('Remedy').regex(
    /^(?!.*\b(vpn|proxy)\b)/i,
    'Remedy: never advise a way around a location rule.',
  ),
  fixedBy: z.enum(['You', 'PT', 'Bybit', 'You or PT', 'You or Bybit', 'PT or Bybit', 'Nothing to fix']),
  /** Where the meaning was read. Bybit has changed the meaning of numbers before. */
  source: z.enum(sourceIds),
});

export type ExchangeError = Readonly<z.infer<typeof exchangeErrorSchema>>;
