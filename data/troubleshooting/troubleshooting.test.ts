import { describe, expect, it } from 'vitest';
import { troubles } from './index';
import { troubleSchema } from './trouble.schema';

describe('data/troubleshooting', () => {
  it.each(troubles.map((trouble) => [trouble.id, trouble] as const))(
    '%s follows the schema',
    (_, trouble) => {
      expect(troubleSchema.safeParse(trouble).error?.issues ?? []).toEqual([]);
    },
  );

  it('has each anchor once on its page, and each symptom once in all', () => {
    const anchors = troubles.map(({ page, id }) => `${page}#${id}`);
    const symptoms = troubles.map(({ symptom }) => symptom.toLowerCase());
    expect(anchors.length).toBeGreaterThan(0);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
    expect(symptoms.filter((symptom, index) => symptoms.indexOf(symptom) !== index)).toEqual([]);
  });
});
