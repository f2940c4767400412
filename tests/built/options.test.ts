import { readRules } from '@pt-docs/serving';
import { expect, it } from 'vitest';
import { BUILD, readBuiltPages } from './site';

it('feedback and links to sources are off: no page has them, and the policy lets nothing out', () => {
  const pages = readBuiltPages();
  expect(pages.length).toBeGreaterThan(70);
  const asking = pages.filter(({ html }) => /Did this page help|theme-edit-this-page/.test(html));
  expect(asking.map(({ route }) => route)).toEqual([]);
  const { policy } = readRules(BUILD);
  expect(policy['connect-src']).toEqual(["'self'"]);
  expect(policy['form-action']).toEqual(["'self'"]);
});
