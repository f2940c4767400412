import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exchangeErrors } from '../trading/exchange-errors';
import { walletErrors } from '../wallet/wallet-errors';
import { helpIds } from './help-ids';
import { type HelpTarget, helpIdSchema, helpTargetSchema } from './help-ids.schema';
import { movedAnchors } from './moved-anchors';

const entries: [string, HelpTarget][] = Object.entries(helpIds);

/** Every folder of docs/ is a section that a reader of the app may need help from. */
const SECTIONS = [
  'introduction',
  'workbench',
  'dashboard',
  'screener',
  'alerts',
  'trading',
  'community',
  'others',
];

function sourceOf(page: string): string | null {
  const path = page.replace(/\/$/, '').replace(/^\//, '');
  const file = [`${path}.mdx`, `${path}/index.mdx`].find((candidate) => existsSync(candidate));
  return file ? readFileSync(file, 'utf8') : null;
}

/** Headings stand in the source; error entries are rendered from data by a component; moved ids are in data/site/moved-anchors.ts. */
function hasSection(source: string, page: string, section: string): boolean {
  if (movedAnchors[page.replace(/\/$/, '')]?.[section]) {
    return true;
  }
  const code = section.match(/^err-(\d+)$/)?.[1];
  return code
    ? [...exchangeErrors, ...walletErrors].some((error) => error.code === code)
    : source.includes(`{/* #${section} */}`);
}

describe('help ids', () => {
  it.each(entries)('%s is well formed and leads to a page and section that exist', (id, target) => {
    helpIdSchema.parse(id);
    helpTargetSchema.parse(target);
    const source = sourceOf(target.page);
    expect(
      source,
      `data/site/help-ids.ts: "${id}" names the page ${target.page}, which has no source`,
    ).not.toBe(null);
    if (target.section) {
      expect(
        hasSection(source ?? '', target.page, target.section),
        `data/site/help-ids.ts: "${id}" names the section #${target.section}, which ${target.page} does not have`,
      ).toBe(true);
    }
  });

  it('are at least 60 and cover every section', () => {
    expect(entries.length).toBeGreaterThanOrEqual(60);
    for (const section of SECTIONS) {
      const isCovered = entries.some(([, { page }]) => page.startsWith(`/docs/${section}/`));
      expect(isCovered, `data/site/help-ids.ts: no help id leads to /docs/${section}/`).toBe(true);
    }
  });

  it('keeps the ids that the app was promised', () => {
    expect(helpIds).toHaveProperty(['alerts.trigger']);
    expect(helpIds).toHaveProperty(['swap.slippage']);
    expect(helpIds).toHaveProperty(['screener.where']);
  });
});
