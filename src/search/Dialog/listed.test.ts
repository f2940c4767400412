import { describe, expect, it } from 'vitest';
import { SearchEngine } from '../engine';
import { hitsOf } from '../hits';
import { INDEX_VERSION, recordKinds } from '../indexFile';
import { listed } from './listed';

const engine = new SearchEngine({
  version: INDEX_VERSION,
  pages: [['/docs/metrics', 'Exchange metrics', 'Workbench']],
  records: Array.from({ length: 40 }, (_, number) => [
    0,
    recordKinds.indexOf('section'),
    `s${number}`,
    [`Funding ${number}`],
    'Longs pay shorts when the funding rate is above zero, and the other way round. '.repeat(4),
    [],
  ]),
  tailWords: '',
  tailRecords: '',
  synonyms: [],
  said: [],
});

describe('the list of the dialog', () => {
  const hits = hitsOf(engine.search('funding'), 0, 6, 18);

  it('draws three answers at once and the others after them', () => {
    expect(listed(hits).map(({ isLater = false }) => isLater)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it('shows no suggestion as an answer', () => {
    const suggestion = { ...hits[0], objectID: 'suggestion:funding' } as (typeof hits)[number];
    expect(listed([suggestion, ...hits])).toHaveLength(6);
  });

  it('comes in a message of a few kilobytes, whatever was found', () => {
    expect(hits).toHaveLength(6);
    expect(JSON.stringify(hits).length).toBeLessThan(10_000);
  });
});
