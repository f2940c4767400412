import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { FAULTS, faultsOf } from '../../e2e/faults';

type Suite = { specs?: { tags: string[] }[]; suites?: Suite[] };

const tagsIn = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ tags }) => tags.map((tag) => (tag.startsWith('@') ? tag : `@${tag}`))),
  ...suites.flatMap(tagsIn),
];

describe('the fault suite', () => {
  it('has a browser test for every fault of e2e/faults.ts', () => {
    const list = execFileSync(
      'node_modules/.bin/playwright',
      ['test', '-c', 'e2e/playwright.config.ts', '--list', '--reporter=json'],
      { encoding: 'utf8', maxBuffer: 1e8 },
    );
    const held = new Set(faultsOf(tagsIn(JSON.parse(list))));
    expect(Object.keys(FAULTS).filter((fault) => !held.has(fault))).toEqual([]);
  });
});
