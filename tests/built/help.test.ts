import { readFileSync } from 'node:fs';
import { select } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { terms } from '../../data/glossary/terms';
import { conventions } from '../../data/reference/conventions';
import { faq } from '../../data/reference/faq';
import { limitRecords } from '../../data/reference/limits';
import { notInPt } from '../../data/reference/not-in-pt';
import { helpIds } from '../../data/site/help-ids';
import { troubles } from '../../data/troubleshooting';
import { readBuiltPages } from './site';

const pages = new Map(readBuiltPages().map((page) => [page.route, page]));
const idsOn = (route: string) =>
  new Set(pages.get(route.replace(/(.)\/$/, '$1'))?.elements.map(({ properties }) => properties.id));

/** What readers, apps and answers link to, on the page of the Help group that holds it. */
it.each<[string, readonly string[]]>([
  ['/docs/others/act-now', ['stolen', 'orders', 'approved', 'seed-phrase', 'sign-in', 'false-pt']],
  ['/docs/others/fix-a-problem', ['troubleshooting', 'support']],
  [
    '/docs/others/questions',
    [
      'faq',
      'limits',
      'not-in-pt',
      ...faq.map(({ id }) => id),
      ...limitRecords.map(({ id }) => `limit-${id}`),
    ],
  ],
  ['/docs/others/questions', notInPt.map(({ id }) => `no-${id}`)],
  ['/docs/others/signs-and-units', ['compare', 'signs', ...conventions.map(({ id }) => `convention-${id}`)]],
  ['/docs/others/overview', ['glossary', ...Object.keys(terms)]],
])('%s answers to %o', (route, anchors) => {
  const ids = idsOn(route);
  expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
});

it('every help id of the app leads to a heading that is there', () => {
  const lost = Object.entries(helpIds).filter(
    ([, { page, section }]) => section !== undefined && !idsOn(page).has(section),
  );
  expect(lost).toEqual([]);
});

it('every symptom is a row of Fix a problem', () => {
  const page = pages.get('/docs/others/fix-a-problem');
  const links = new Set(page?.elements.flatMap(({ properties }) => String(properties.href ?? '')));
  expect(troubles.filter(({ page: at, id }) => !links.has(`${at}#${id}`))).toEqual([]);
});

it('Act now has at most 500 words, and only steps below each heading before anything else', () => {
  const page = pages.get('/docs/others/act-now');
  const text = select('.theme-doc-markdown', page?.tree ?? { type: 'root', children: [] });
  const words = text ? textOf(text).split(/\s+/).length : 0;
  expect(words).toBeGreaterThan(300);
  const copy = readFileSync('build/docs/others/act-now.md', 'utf8').replace(/^---[\s\S]*?---/, '');
  expect(copy.replace(/\]\([^)]*\)| \{#[^}]*\}/g, '').match(/[\w’'-]+/g)?.length).toBeLessThanOrEqual(500);
  const sections = copy.split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n')[2]?.slice(0, 3))).toEqual(Array(6).fill('1. '));
});
