import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featureRules, publishedRules, ruleLayers } from './location-rules';
import { featureRuleSchema, publishedRuleSchema, ruleLayerSchema } from './location-rules.schema';

const records = [
  ...ruleLayers.map((record) => [record.id, record, ruleLayerSchema] as const),
  ...featureRules.map((record) => [record.id, record, featureRuleSchema] as const),
  ...publishedRules.map((record) => [record.id, record, publishedRuleSchema] as const),
];

describe('data/reference/location-rules.ts', () => {
  it.each(records)('%s has valid fields', (id, record, schema) => {
    expect(
      schema.safeParse(record).error?.issues ?? [],
      `data/reference/location-rules.ts, record "${id}"`,
    ).toEqual([]);
  });

  it('uses each id once', () => {
    const ids = records.map(([id]) => id);
    expect(ids, 'data/reference/location-rules.ts: ids are anchors').toEqual([...new Set(ids)]);
  });

  it('keeps exactly three layers apart', () => {
    expect(ruleLayers.map(({ id }) => id)).toEqual(['layer-pt', 'layer-venue', 'layer-law']);
  });

  it.each(featureRules.map(({ id, page }) => [id, page] as const))(
    '%s links to a page that exists',
    (id, page) => {
      const file = page.endsWith('/') ? `.${page}index.mdx` : `.${page}.mdx`;
      expect(existsSync(file), `record "${id}": no file ${file} for page ${page}`).toBe(true);
    },
  );

  it('never says that a place is allowed', () => {
    for (const { id, says, caution } of publishedRules) {
      expect(says, `record "${id}": a list can only exclude`).not.toMatch(
        /\b(allowed|permitted|supported|available)\b/i,
      );
      expect(caution, `record "${id}": say how far the statement carries`).not.toBe('');
    }
  });
});
