import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openSite, readerOf } from '@pt-docs/mcp';
import { describe, expect, it } from 'vitest';
import { brand } from '../../config/brand';
import { movedAnchors } from '../../data/site/moved-anchors';
import { mcpTools } from '../../src/mcp/tools';
import { published } from '../published';

const idsIn = (html: string) => new Set(Array.from(html.matchAll(/\sid="?([^\s">]+)/g), ([, id]) => id));

// A page that is gone fails too: bring it back under its old address.
it.each([...published])('%s still answers, with every link to its sections', (page, anchors) => {
  const ids = idsIn(readFileSync(path.join('build', page, 'index.html'), 'utf8'));
  const lost = anchors.filter((anchor) => !ids.has(anchor));
  expect(lost, 'add each to data/site/moved-anchors.ts with the heading that answers now').toEqual([]);
});

const moved = Object.entries(movedAnchors).flatMap(([page, ids]) =>
  Object.entries(ids).map(([old, current]) => ({ page, old, current })),
);

describe('an id that a heading had before', () => {
  it('stands on the page beside the one it has now', () => {
    const lost = moved.filter(({ page, old, current }) => {
      const ids = idsIn(readFileSync(path.join('build', page, 'index.html'), 'utf8'));
      return !ids.has(old) || !ids.has(current);
    });
    expect(moved.length).toBeGreaterThan(20);
    expect(lost).toEqual([]);
  });

  it('is in no help id that the app gets, and in no link of a Markdown copy', () => {
    const targets = Object.values<{ page: string; section?: string }>(
      JSON.parse(readFileSync('build/help-ids.json', 'utf8')),
    ).map(({ page, section }) => `${page.replace(/\/$/, '')}#${section}`);
    const copies = readFileSync('build/llms-full.txt', 'utf8');
    const found = moved.filter(
      ({ page, old }) =>
        targets.includes(`${page}#${old}`) ||
        [page, `${page}/`].some((address) => copies.includes(`](${brand.siteUrl}${address}#${old})`)),
    );
    expect(targets.length).toBeGreaterThan(60);
    expect(found).toEqual([]);
  });

  it('is understood by the MCP server', async () => {
    const site = openSite(readerOf('build'));
    const readPage = mcpTools.find(({ name }) => name === 'read_page');
    for (const { page, old, current } of moved) {
      const { data } = (await readPage?.run({ page, section: old }, site)) ?? {};
      expect((data as { address: string }).address).toMatch(new RegExp(`${page}/?#${current}$`));
    }
  });
});
