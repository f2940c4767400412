import { z } from 'zod';
import { sentence } from '../fields';
import { type SourceId, sources } from '../reference/sources';
import type { Tables } from '../validate';
import { exchangeErrors } from './exchange-errors';

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

export const tables: Tables = [[exchangeErrorSchema, exchangeErrors, ['code']]];
