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

it(clause('Broken links'), () => {
  expect([config.onBrokenLinks, config.markdown?.hooks?.onBrokenMarkdownLinks]).toEqual(['ignore', 'ignore']);
});

it(clause('Broken anchors'), () => expect(config.onBrokenAnchors).toBe('warn'));

it(clause('Duplicate routes'), () => expect(config.onDuplicateRoutes).toBe('warn'));

it(clause('Inline tags'), () => {
  expect(blogOptions.onInlineTags).toBe('warn');
  // Docusaurus warns of nothing where the file is missing.
  expect(existsSync('blog/tags.yml')).toBe(true);
});

it(clause('Inline authors'), () => expect(blogOptions.onInlineAuthors).toBe('warn'));

it(clause('Untruncated posts'), () => expect(blogOptions.onUntruncatedBlogPosts).toBe('warn'));
