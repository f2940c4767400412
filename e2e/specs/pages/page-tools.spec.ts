import type { Page } from '@playwright/test';
import type { ModelContext } from '../../../src/mcp/registerTools';
import { expect, test } from '../../fixtures';

type Tool = Parameters<ModelContext['registerTool']>[0];
declare global {
  interface Window {
    pageTools: Map<string, Tool>;
  }
}

/** A browser with an assistant, as the draft of WebMCP has it. */
const withAssistant = (page: Page) =>
  page.addInitScript(() => {
    window.pageTools = new Map();
    const registerTool = async (tool: Tool) => {
      window.pageTools.set(tool.name, tool);
    };
    Object.assign(document, { modelContext: { registerTool } });
  });

const names = (page: Page) => page.evaluate(() => [...window.pageTools.keys()]);

/** What the tool answers, or the sentence that it refuses with. */
const call = (page: Page, name: string, given: unknown) =>
  page.evaluate(
    async ([name, text]) =>
      window.pageTools
        .get(name)
        ?.execute(JSON.parse(text, (_, value) => (value === 'NaN' ? Number.NaN : value)))
        .catch((error: Error) => error.message),
    [name, JSON.stringify(given)] as const,
  );

test('an assistant in the browser computes, decodes, searches and moves the reader', async ({ page }) => {
  await withAssistant(page);
  await page.goto('/docs/alerts/overview');
  await expect.poll(() => names(page)).toContain('go_to_section');
  expect(
    await page.evaluate(() => {
      const { inputSchema, annotations } = window.pageTools.get('cost_of_funding') ?? {};
      return { inputSchema, annotations };
    }),
  ).toMatchObject({
    annotations: { readOnlyHint: true },
    inputSchema: { type: 'object', properties: { leverage: { type: 'number', maximum: 1000 } } },
  });
  expect(await call(page, 'cost_of_funding', { rate: 0.01, position: 10_000 })).toMatchObject({
    readings: { payment: 1, yearPercent: expect.closeTo(10.95) },
    figure: expect.stringContaining('#'),
  });
  expect(await call(page, 'explain_error', { error: 'retCode 10010' })).toMatchObject({
    errors: [{ code: '10010' }],
  });
  expect(await call(page, 'search_docs', { query: 'trailing stop', limit: 2 })).toMatchObject({
    results: [{ address: expect.stringContaining('/docs/') }, {}],
  });

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  expect(await call(page, 'go_to_section', { page: 'Swap tokens', section: 'tolerance' })).toMatchObject({
    section: expect.any(String),
  });
  await expect(page).toHaveURL(/swap-tokens#tolerance$/);
  await expect(page.locator('#tolerance')).toBeInViewport();
  expect(await page.evaluate(() => 'isSameDocument' in window), 'the page was not reloaded').toBe(true);

  for (const [name, given, sentence] of [
    ['cost_of_funding', { leverage: 'NaN' }, /leverage must be .*1000/],
    ['cost_of_funding', { position: -5 }, /position must be/],
    ['cost_of_funding', { constructor: 1 }, /constructor/],
    ['explain_error', { error: 'x'.repeat(1_000_000) }, /2000/],
    ['go_to_section', { page: '//evil.example/x' }, /no page .*nearest/],
    ['go_to_section', { page: 'Swap tokens', section: 'constructor' }, /no section "constructor"/],
  ] as const) {
    expect(await call(page, name, given), name).toMatch(sentence);
  }
});
