import { z } from 'zod';
import { readRecords } from '../readRecords';
import { rules } from '../reference/rules';
import { type SourceId, sources } from '../reference/sources';
import { keyLifetime, pauseAfterIpLimitMinutes } from './exchange-limits';
import { wrongPositionMode } from './wrong-position-mode';

const shape = z.strictObject({
  fixedBy: z.enum(['You', 'PT', 'Bybit', 'You or PT', 'You or Bybit', 'PT or Bybit', 'Nothing to fix']),
  /** Where the meaning was read. Bybit has changed the meaning of numbers before. */
  source: z.enum(Object.keys(sources) as [SourceId, ...SourceId[]]).default('bybit-api'),
  meaning: z.string(),
  cause: z.string(),
  remedy: z.string(),
});

const facts = {
  ...keyLifetime,
  pauseAfterIpLimitMinutes,
  wrongPositionMode: wrongPositionMode.text,
  rateLimited: rules['rate-limited'].rule.replaceAll('**', ''),
};

/** What Bybit answers when a request fails. Codes are as Bybit returns them, with an ASCII minus: 10010, -2015, HTTP 403. */
export const exchangeErrors = readRecords('trading/exchange-errors.yaml', shape, { facts }).map(
  ({ id, fields }) => ({ code: id, ...fields }),
);
