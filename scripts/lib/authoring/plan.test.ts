import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planNew, writePlan } from './plan';

const DESCRIPTION = 'A description that is long enough to be shown below the title in search results.';
const OPTIONS = { title: 'Set quiet hours', kind: 'how-to', description: DESCRIPTION, try: 'move it.' };

/** A site of its own: what authors add to this one, with the guide's examples too, must change no test. */
const SITE = {
  'sidebars.ts': "export default { docs: ['alerts/overview', 'alerts/alerts-panel'] };\n",
  'src/islands.ts': 'export default {\n};\n',
  'docs/alerts/overview.mdx': '---\ntitle: Alerts\n---\n',
  'blog/images/a.webp': '',
  'blog/2026-01-27-release.mdx': '---\ntitle: A release\nslug: release-v2.8.6\n---\n',
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
  writePlan(root, { files: SITE, next: [] });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const make = (what: string, name: string, options = {}) =>
  writePlan(root, planNew(root, what, name, { ...OPTIONS, ...options }));

describe('npm run new says what is wrong and writes nothing', () => {
  it.each([
    ['page', 'alerts/overview', {}, /docs\/alerts\/overview\.mdx exists already\. Take another name/],
    ['page', 'Alerts/Quiet hours', {}, /"Alerts\/Quiet hours" can't be a page\. Write its folder/],
    ['page', 'alerts/x', { kind: 'howto' }, /--kind "howto" is no kind of page\. Write one of how-to/],
    ['page', 'alerts/x', { description: 'Short.' }, /--description has 6 characters\. Write 50 to 160/],
    ['page', 'nowhere/x', {}, /no page of docs\/nowhere\/ .* Name one with --after/],
    ['post', 'release-v2.8.6', {}, /has the slug release-v2\.8\.6 already/],
    ['post', 'news', { date: '2026-13-45' }, /--date "2026-13-45" is no day/],
    ['figure', 'order-cost', {}, /"order-cost" can't be a figure\. Write it as a component/],
    ['constructor', 'X', {}, /Write npm run new -- page/],
  ])('%s %s %o', (what, name, options, sentence) => {
    const before = read('sidebars.ts');
    expect(() => make(what, name, options)).toThrow(sentence);
    expect(read('sidebars.ts')).toBe(before);
  });
});

it('npm run new -- post writes one beside the posts, their pictures and authors that are there', () => {
  make('post', 'news', { date: '2026-03-31' });
  expect(read('blog/2026-03-31-news.mdx')).toContain('slug: news');
});
