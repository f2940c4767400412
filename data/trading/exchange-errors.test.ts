import { errorAnchor } from '@site/src/components/trading/ErrorDecoder/errorAnchor';
import { findErrors } from '@site/src/components/trading/ErrorDecoder/findErrors';
import type { DecodableError } from '@site/src/components/trading/ErrorDecoder/types';
import { describe, expect, it } from 'vitest';
import { exchangeErrors } from './exchange-errors';
import { exchangeErrorSchema } from './exchange-errors.schema';
import { keyLifetime } from './exchange-limits';

// The decoder's row type is the contract: a record that drifts from it fails to compile here.
const errors: readonly DecodableError[] = exchangeErrors;

describe('data/trading/exchange-errors.ts', () => {
  it.each(exchangeErrors.map((error) => [error.code, error] as const))(
    '%s has valid fields',
    (code, error) => {
      const parsed = exchangeErrorSchema.safeParse(error);
      expect(parsed.error?.issues ?? [], `data/trading/exchange-errors.ts, record "${code}"`).toEqual([]);
    },
  );

  it('explains each code once, under an anchor of its own', () => {
    const anchors = errors.map(({ code }) => errorAnchor(code));
    expect(anchors, 'data/trading/exchange-errors.ts: one record per code').toEqual([...new Set(anchors)]);
  });

  it.each(exchangeErrors.map(({ code }) => code))('is found by its own code %s', (code) => {
    expect(findErrors(`retCode ${code}: something`, errors).map((found) => found.code)).toEqual([code]);
  });

  it('covers the codes that the key guide promises to explain', () => {
    const codes = errors.map(({ code }) => code);
    for (const code of [
      '10003',
      '10004',
      '10005',
      '10009',
      '10010',
      '10024',
      '10028',
      '33004',
      '-2015',
      'HTTP 403',
    ]) {
      expect(codes, `data/trading/exchange-errors.ts: pages link to the row of ${code}`).toContain(code);
    }
  });

  it('takes the life of a key from the limits, for both numbers that report its end', () => {
    for (const { code, cause } of errors.filter(({ meaning }) => meaning.includes('expired'))) {
      expect(cause, `record "${code}"`).toContain(`${keyLifetime.unboundDays} days`);
      expect(cause, `record "${code}"`).toContain(`${keyLifetime.unboundDaysAfterPasswordChange} days`);
    }
  });

  it('never advises to pass by a location rule', () => {
    for (const { code, remedy } of errors) {
      expect(remedy, `record "${code}": the remedy must not name a VPN or proxy`).not.toMatch(
        /\b(vpn|proxy)\b/i,
      );
    }
  });
});
