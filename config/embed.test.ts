import { expect, it } from 'vitest';
import { helpIds } from '../data/site/help-ids';
import { movedAnchors } from '../data/site/moved-anchors';
import { currentTarget, embed } from './embed';

it('a help id whose section has moved leads to the heading that answers now', () => {
  const moved = Object.entries(movedAnchors).flatMap(([page, ids]) =>
    Object.entries(ids).map(([section, current]) => ({ page, section, current })),
  );
  expect(moved.length).toBeGreaterThan(20);
  for (const { page, section, current } of moved) {
    expect(currentTarget({ page, section })).toEqual({ page, section: current });
    expect(currentTarget({ page: `${page}/`, section })).toEqual({ page: `${page}/`, section: current });
  }
});

it('every other help id is published as it is', () => {
  expect(currentTarget({ page: '/docs/alerts/overview' })).toEqual({ page: '/docs/alerts/overview' });
  expect(Object.keys(embed.helpIds())).toEqual(Object.keys(helpIds));
});
