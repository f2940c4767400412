import { readFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createHttpServer, main, openSite, readerOf } from '@pt-docs/mcp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mcpTools } from '../../src/mcp/tools';

const data = JSON.parse(readFileSync('build/mcp.json', 'utf8'));
const site = openSite(readerOf('build'));

/** What an assistant reads before its first question. */
const MAX_TOOLS = 14;
const MAX_LIST_BYTES = 16_000;

/** The revisions of the protocol that clients ask for: the one of 2025, what both have, and the one without sessions. */
const ERAS = { '2025': 'legacy', automatic: 'auto', '2026-07-28': { pin: '2026-07-28' } } as const;
type Era = keyof typeof ERAS;
const clientOf = (era: Era) =>
  new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: ERAS[era] } });

let server: Server;
let port = 0;
let client: Client;

const httpWay = () => new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`));
const stdioWay = () =>
  new StdioClientTransport({ command: process.execPath, args: ['scripts/bootstrap.mjs', 'mcp'] });

beforeAll(async () => {
  server = createHttpServer(site, mcpTools, { origins: ['https://app.example'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  client = clientOf('2026-07-28');
  await client.connect(httpWay());
});

afterAll(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

const call = async (name: string, given: Record<string, unknown> = {}, by = client) =>
  (await by.callTool({ name, arguments: given })) as CallToolResult;

const textOf = ({ content }: CallToolResult) => (content[0]?.type === 'text' ? content[0].text : '');

/** One good question for each tool. */
const questions: Readonly<Record<string, Record<string, unknown>>> = {
  search_docs: { query: 'what is funding' },
  read_page: { page: '/docs/alerts/overview' },
  list_pages: { area: 'Alerts' },
  answer: { query: 'liquidation long 60000 10x' },
  explain_error: { error: 'retCode 10010: Unmatched IP' },
  define_term: { term: 'CVD' },
  describe_metric: { metric: 'funding-RATE' },
  check_command: { line: 'metric add "funding rate"' },
  check_filter: { filter: 'market_cap > 500m' },
  run_commands: { lines: ['4h', 'study add rsi'] },
  plan_order: { symbol: 'ETH', side: 'long', entry: 2_500, size: 2, leverage: 25, margin: 'isolated' },
  show_figure: { figure: 'order-book', state: { side: 'sell', size: 8 } },
};

it.each(
  (Object.keys(ERAS) as Era[]).flatMap((era) => [
    ['HTTP', era, httpWay] as const,
    ['stdio', era, stdioWay] as const,
  ]),
)('says the same over %s to the official client, %s', async (_, era, way) => {
  const other = clientOf(era);
  await other.connect(way());
  expect(other.getNegotiatedProtocolVersion()).toBe(era === '2025' ? '2025-11-25' : '2026-07-28');
  expect((await other.listTools()).tools).toEqual((await client.listTools()).tools);
  // What the server says of itself beside each answer is new in 2026.
  const said = ({ content, structuredContent }: CallToolResult) => [content, structuredContent];
  expect(said(await call('answer', questions.answer, other))).toEqual(
    said(await call('answer', questions.answer)),
  );
  const { prompts } = await other.listPrompts();
  expect(prompts.length).toBeGreaterThan(3);
  const { messages } = await other.getPrompt({ name: 'fix-an-error', arguments: { error: '10010' } });
  expect(JSON.stringify(messages)).toContain('10010');
  await other.close();
});

describe('the server', () => {
  it('lists every tool with schemas', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(questions).sort());
    expect(tools.length).toBeLessThanOrEqual(MAX_TOOLS);
    expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThanOrEqual(MAX_LIST_BYTES);
    for (const { inputSchema, outputSchema, annotations } of tools) {
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  it.each(Object.entries(questions))('%s answers with text, data and an address', async (name, given) => {
    const answer = await call(name, given);
    expect(answer.isError, textOf(answer)).toBeFalsy();
    expect(textOf(answer)).not.toBe('');
    expect(JSON.stringify(answer.structuredContent)).toContain(data.url);
  });
});

it.each([
  ['search_docs', { query: '' }, /query/],
  ['read_page', { page: '../../../../etc/passwd' }, /There's no page .* list_pages/],
  ['read_page', { page: 'alerts overviw' }, /^There's no page "alerts overviw": this is the nearest, Alerts/],
  [
    'read_page',
    { page: '/docs/alerts/overview', section: 'xyz' },
    /has no section "xyz"\. Its sections: .*\(#/,
  ],
  [
    'read_page',
    { page: '/docs/alerts/overview', section: 'limit' },
    /^"[^"]+" has no section "limit": this is the nearest, .* Its sections: .*\n\n#/,
  ],
  ['list_pages', { constructor: 1 }, /Unrecognized key/],
  ['answer', { query: 'is it safe' }, /isn't a question with one answer/],
  ['define_term', { term: 'opne intrest' }, /There's no term .* The nearest: .*Open interest/i],
  ['define_term', { term: 'what is a squeeze?' }, /squeeze/i],
  ['describe_metric', { metric: 'MACD' }, /MACD isn't a metric of PT/],
  ['explain_error', { error: 'no such trouble' }, /^The docs don't list "no such trouble"\.$/],
  ['explain_error', { error: '10011' }, /The docs don't list "10011"\. The nearest codes: .*1001/],
  ['explain_error', { error: 'MetaMask: User rejected the request.' }, /4001/],
  ['explain_error', { error: 'replacement transaction underpriced' }, /-32000/],
  ['explain_error', { error: '429' }, /^-32005/],
  ['explain_error', { error: '110001' }, /^110001/],
  ['check_command', { line: 'metric ad funding' }, /Refused at character/],
  ['check_filter', { filter: 'market cap above $500m' }, /Valid: Type where market_cap > 500m: /],
  ['run_commands', { lines: [] }, /lines/],
  ['plan_order', { symbol: 'ETH' }, /side/],
  [
    'plan_order',
    { symbol: 'ETH', side: 'long', entry: 2_500, size: 2, leverage: 25 },
    /^In cross margin .* Give collateral/,
  ],
  ['show_figure', { figure: 'order-cost' }, /figure/],
  ['show_figure', { figure: 'swap-calculator', state: { gas: 3 } }, /has no "gas"\. It has: pay, fee/],
  [
    'show_figure',
    { figure: 'swap-calculator', state: { pay: 5_000_000 } },
    /pay .* must be from 1 to 200000/,
  ],
])('%s answers %j with a sentence', async (name, given, sentence) => {
  const answer = await call(name, given);
  expect(textOf(answer)).toMatch(sentence);
  expect(textOf(answer)).not.toMatch(/\n\s+at |node_modules/);
});

it.each(['bybit 10010', 'what is cvd', 'swap failed'])(
  'reads what search_docs finds for %s: the row or the section, and nothing else',
  async (query) => {
    const found = await call('search_docs', { query, limit: 20 });
    const { results } = found.structuredContent as { results: { address: string; title: string }[] };
    expect(results.length).toBeGreaterThan(0);
    for (const { address, title } of results) {
      const read = await call('read_page', { page: address });
      expect(read.isError, `${address}: ${textOf(read)}`).toBeFalsy();
      const { section } = read.structuredContent as { section: string | null };
      expect([title, null]).toContain(section);
    }
  },
);

it('reads every section of every page', async () => {
  const readPage = mcpTools.find(({ name }) => name === 'read_page');
  for (const { path: page, sections } of data.pages) {
    for (const { id: section } of sections) {
      await expect(readPage?.run({ page, section }, site)).resolves.toMatchObject({
        text: expect.stringMatching(/./),
      });
    }
  }
});

type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: string };

/** By Node's own client: fetch would not send another Host. */
function send({ method = 'POST', path = '/mcp', headers = {}, body = '' }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    // A body that is refused half way ends the connection: the answer has come by then.
    sent.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' ? undefined : reject(error)));
    sent.end(body);
  });
}

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

it.each([
  ['a page of another origin', { headers: { origin: 'https://evil.example' } }, 403],
  ['a name that leads here by DNS', { headers: { host: 'evil.example' } }, 403],
  ['GET', { method: 'GET' }, 405],
  ['DELETE', { method: 'DELETE' }, 405],
  ['two slashes', { path: '//' }, 400],
  ['a slash and a backslash', { path: '/\\' }, 400],
  ['another host’s path', { path: '//mcp' }, 400],
  ['a path without a slash', { path: 'mcp' }, 400],
  ['another path', { path: '/../mcp.json' }, 404],
  ['no JSON', { body: '{"jsonrpc":', headers: JSON_HEADERS }, 400],
  [
    'a preflight of an allowed origin',
    { method: 'OPTIONS', headers: { origin: 'https://app.example' } },
    204,
  ],
  ['a preflight of another origin', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }, 403],
  ['a batch', { body: `[${LIST}, ${LIST}]`, headers: JSON_HEADERS }, 400],
  ['a large body', { body: 'x'.repeat(300_000), headers: JSON_HEADERS }, 413],
  ['the health check', { method: 'GET', path: '/health' }, 200],
  ['an allowed origin', { body: LIST, headers: { ...JSON_HEADERS, origin: 'https://app.example' } }, 200],
  ['a question without a session', { body: LIST, headers: JSON_HEADERS }, 200],
])('answers %s over HTTP', async (_, sent: Sent, status) => {
  expect(await send(sent)).toBe(status);
});

it.each([
  ['a folder that is no site', ['--site', 'docs', '--http', '0'], /can't be read\. Build the docs first/],
  [
    'an address that nobody answers',
    ['--site', 'http://127.0.0.1:1', '--http', '0'],
    /can't be reached\. Check the/,
  ],
  ['a port that is none', ['--http', '99999999'], /port from 0 to 65535/],
  ['an option that is none', ['--sight', 'build'], /Unknown option '--sight'/],
  ['--version', ['--version'], /^\d+\.\d+\.\d+$/],
  ['--help', ['--help'], /--origin/],
])('%s is answered with a sentence', async (_, args, sentence) => {
  const said = ['log', 'error'].map((kind) => vi.spyOn(console, kind as 'log').mockReturnValue());
  await main(args, { site: 'build', tools: mcpTools });
  const text = said.flatMap(({ mock }) => mock.calls.flat()).join('\n');
  vi.restoreAllMocks();
  process.exitCode = undefined;
  expect(text).toMatch(sentence);
  expect(text).not.toMatch(/\n\s+at /);
});
