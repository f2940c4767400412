import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { metrics } from '../metrics';
import { conventions, conventionsOn } from './conventions';
import { conventionGroups, conventionSchema } from './conventions.schema';

const root = new URL('../../', import.meta.url);

function documentText(path: string): string {
  const folder = path.startsWith('/docs/') ? '.' : './src/pages';
  return readFileSync(new URL(`${folder}${path.endsWith('/') ? `${path}index` : path}.mdx`, root), 'utf8');
}

/**
 * The words in which a metric's own sheet states the same convention. If one of them is reworded, somebody must look
 * whether the table still says the same.
 */
const SHEETS = {
  funding: ['funding-rate', 'Positive: longs pay shorts.'],
  'open-interest': ['open-interest', 'PT counts one side'],
  liquidations: ['liquidations', 'Named after the position that lost'],
  basis: ['basis', 'Positive: the contract trades above spot (contango).'],
  'long-short': ['long-short-ratio', 'Above 1: more accounts are long than short.'],
  delta: ['delta', 'Positive: takers bought more than they sold.'],
  imbalance: ['bid-ask-ratio', 'Above 1: more value rests on the bid.'],
  netflow: ['exchange-netflow', 'Positive: more came in than went out.'],
  mvrv: ['mvrv', 'Above 1: price is above the average cost'],
  ratings: ['cari', 'Higher is riskier.'],
} as const;

describe('data/reference/conventions.ts', () => {
  it.each(conventions.map((convention) => [convention.id, convention] as const))(
    '%s fits the schema',
    (id, convention) => {
      const parsed = conventionSchema.safeParse(convention);
      expect(parsed.success ? '' : `${id}: ${z.prettifyError(parsed.error)}`).toBe('');
    },
  );

  it('names each convention once', () => {
    const ids = conventions.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(conventionGroups)('has conventions on %s', (group) => {
    expect(conventionsOn(group).length).toBeGreaterThan(1);
  });

  it.each(conventions.map(({ id, more }) => [id, more.page] as const))(
    '%s leads to a heading that exists',
    (id, address) => {
      const [path = '', anchor] = address.split('#');
      expect(documentText(path), `${id}: ${path} has no heading {/* #${anchor} */}`).toContain(
        `{/* #${anchor} */}`,
      );
    },
  );

  it.each(Object.entries(SHEETS))('%s agrees with the sheet of its metric', (id, [metricId, words]) => {
    expect(conventions.map((convention) => convention.id)).toContain(id);
    const sheet = metrics.find((metric) => metric.id === metricId);
    expect(
      sheet?.sign,
      `The sheet of ${metricId} was reworded: compare it with convention "${id}".`,
    ).toContain(words);
  });
});
