import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { expect, test } from '../../fixtures';
import { declared } from './figures';
import { missingNumbers } from './numbers';

/** The first state that a figure declares is away from its defaults, so an app that doesn't take it would show. */
const given = Object.fromEntries(declared.map(({ id, states: [first] }) => [id, first?.values ?? {}]));

/** The reference host of MCP Apps: it checks every message of the app against the protocol's schemas. */
const HOST = `
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';
window.openApp = async (html, theme, result) => {
  const frame = document.createElement('iframe');
  frame.sandbox = 'allow-scripts';
  document.body.append(frame);
  const capabilities = { openLinks: {}, updateModelContext: { text: {} } };
  const bridge = new AppBridge(null, { name: 'host', version: '1' }, capabilities, { hostContext: { theme } });
  window.heard = {};
  bridge.onopenlink = async ({ url }) => { window.heard.link = url; return {}; };
  bridge.onupdatemodelcontext = async ({ content }) => { window.heard.context = content[0].text; return {}; };
  bridge.onsizechange = ({ height }) => { frame.height = height; };
  bridge.onerror = (error) => console.error(error);
  const ready = new Promise((resolve) => { bridge.oninitialized = resolve; });
  await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
  frame.srcdoc = html;
  await ready;
  await bridge.sendToolInput({ arguments: {} });
  await bridge.sendToolResult(result);
  window.setTheme = (theme) => bridge.setHostContext({ theme });
};`;

const server = new Client({ name: 'test', version: '1' });
let host = '';

test.beforeAll(async () => {
  const command = { command: process.execPath, args: ['scripts/bootstrap.mjs', 'mcp'] };
  await server.connect(new StdioClientTransport(command));
  const { outputFiles } = await build({
    stdin: { contents: HOST, resolveDir: __dirname },
    bundle: true,
    write: false,
    format: 'iife',
  });
  host = outputFiles[0]?.text ?? '';
});

test.afterAll(() => server.close());

const toolCalled = async (wanted: string) =>
  (await server.listTools()).tools.find(({ name }) => name === wanted) as Tool;

type Answer = { verdict: string; detail: string; tables?: string[][][]; figure: string };
type HostWindow = {
  openApp: (html: string, theme: string, result: object) => Promise<void>;
  setTheme: (theme: string) => void;
  heard: { link?: string; context?: string };
};

/** Calls a tool and shows its app beside the answer, as an assistant does. */
async function openApp(page: Page, { name, _meta }: Tool, values: Record<string, unknown>) {
  const answer = (await server.callTool({ name, arguments: values })) as CallToolResult;
  expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy();
  const { contents } = await server.readResource({ uri: String(_meta?.['ui/resourceUri']) });
  const { text: html } = contents[0] as { text: string };
  await page.setContent('<!doctype html><title>Host</title><body></body>');
  await page.addScriptTag({ content: host });
  await page.evaluate(([app, result]) => (window as never as HostWindow).openApp(app, 'light', result), [
    html,
    answer,
  ] as const);
  return { app: page.frameLocator('iframe'), answer: answer.structuredContent as Answer };
}

test('every figure runs inside an assistant and shows the state of the answer', {
  tag: '@all',
}, async ({ page }) => {
  test.setTimeout(240_000);
  const tool = await toolCalled('show_figure');
  const { figure: ids } = tool.inputSchema.properties as { figure: { enum: string[] } };
  // Its answer names what has taken its place (tests/built/mcp.test.ts).
  const drawn = ids.enum.filter((id) => id !== 'order-cost');
  expect(drawn.length).toBeGreaterThanOrEqual(16);
  for (const id of drawn) {
    await test.step(id, async () => {
      const { app, answer } = await openApp(page, tool, { figure: id, state: given[id] ?? {} });
      const { verdict, detail, tables = [], figure } = answer;
      await expect(app.locator('figure').getByText(verdict, { exact: true }).first()).toBeVisible();
      const cells = app.locator('details').last().locator('th, td');
      await expect
        .poll(async () => missingNumbers(`${verdict} ${detail}`, await cells.allTextContents()))
        .toEqual([]);
      if (tables.length > 0) {
        expect(await cells.allTextContents()).toEqual(tables.flat(2));
      }
      await expect(app.getByRole('link', { name: 'Open in the docs' })).toHaveAttribute('href', figure);
    });
  }
});

test('what the reader changes is told to the assistant, links open through it, and light and dark are followed', async ({
  page,
}) => {
  const { app } = await openApp(page, await toolCalled('show_figure'), { figure: 'funding-cost' });
  const heard = () => page.evaluate(() => (window as never as HostWindow).heard);
  await app.getByRole('radio', { name: 'Short' }).check();
  await expect
    .poll(async () => (await heard()).context)
    .toMatch(/^The reader changed the figure: .*pays a short .*funding-cost\.side=short/);
  await app.getByRole('link', { name: 'Open in the docs' }).click();
  await expect.poll(async () => (await heard()).link).toContain('funding-cost.side=short');
  const colour = () => app.locator('body').evaluate((body) => getComputedStyle(body).color);
  const light = await colour();
  await page.evaluate(() => (window as never as HostWindow).setTheme('dark'));
  await expect.poll(colour).not.toBe(light);
});

test('the workspace runs inside an assistant, shows the answer’s state, and tells what the reader does', async ({
  page,
}) => {
  const { app } = await openApp(page, await toolCalled('run_commands'), {
    lines: ['ethusdt', 'study add rsi'],
  });
  await expect(app.getByRole('slider')).toHaveAccessibleName('Bars of ETHUSDT on 4H');
  const field = app.getByRole('combobox', { name: 'Command' });
  await field.fill('1h');
  await field.press('Enter');
  await expect(app.getByRole('slider')).toHaveAccessibleName('Bars of ETHUSDT on 1H');
  await expect
    .poll(async () => (await page.evaluate(() => (window as never as HostWindow).heard)).context)
    .toMatch(/1H/);
});
