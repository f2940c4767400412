import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blogOptions } from '../config/content';
import config from '../docusaurus.config';
import { clause, clauses } from './clauses';

const TESTS = [
  'tests/specification.test.ts',
  'tests/built/specification.test.ts',
  ...readdirSync('e2e/specs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `e2e/specs/${name}`),
];

it('every clause has one test', () => {
  const held = TESTS.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\bclause\((['"])(.+?)\1\)/g), ([, , name]) => name),
  );
  expect(held.toSorted()).toEqual([...clauses].toSorted());
});

/** What Docusaurus does about it, as it is configured. */
it.each([
  [clause('Broken links'), config.onBrokenLinks, 'ignore'],
  [clause('Broken anchors'), config.onBrokenAnchors, 'warn'],
  [clause('Duplicate routes'), config.onDuplicateRoutes, 'warn'],
  // Docusaurus warns of nothing where the file is missing.
  [clause('Inline tags'), existsSync('blog/tags.yml') && blogOptions.onInlineTags, 'warn'],
  [clause('Inline authors'), blogOptions.onInlineAuthors, 'warn'],
  [clause('Untruncated posts'), blogOptions.onUntruncatedBlogPosts, 'warn'],
])('%s', (_, configured, wanted) => expect(configured).toBe(wanted));
