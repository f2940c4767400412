import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { createHttpServer, openSite, readerOf } from '@pt-docs/mcp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allModels, mcpTools } from '../../src/mcp/tools';

/** What `npm run mcp` starts, once it has bundled it. */
const SERVER = '.cache/mcp-server/server.mjs';

const data = JSON.parse(readFileSync('build/mcp.json', 'utf8'));
const site = openSite(readerOf('build'));

const APP_TYPE = 'text/html;profile=mcp-app';
/** React is 79 kB of each, compressed and written as base64. */
const MAX_APP_BYTES = 164_000;
/** All of PT that the docs have. */
const MAX_WORKSPACE_BYTES = 260_000;

let server: Server;
let port = 0;
let overHttp: Client;
let overStdio: Client;
let stdio: StdioClientTransport;

beforeAll(async () => {
  server = createHttpServer(site, mcpTools, { origins: ['https://app.example'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  // One client shows apps, the other doesn't know them.
  overHttp = new Client(
    { name: 'test', version: '1' },
    { capabilities: { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: [APP_TYPE] } } } },
  );
  await overHttp.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)));
  stdio = new StdioClientTransport({ command: process.execPath, args: ['scripts/bootstrap.mjs', 'mcp'] });
  overStdio = new Client({ name: 'test', version: '1' });
  await overStdio.connect(stdio);
});

afterAll(async () => {
  await Promise.all([overHttp.close(), overStdio.close()]);
  server.closeAllConnections();
  server.close();
});

async function call(
  client: Client,
  name: string,
  given: Record<string, unknown> = {},
): Promise<CallToolResult> {
  return (await client.callTool({ name, arguments: given })) as CallToolResult;
}

const textOf = ({ content }: CallToolResult) => (content[0]?.type === 'text' ? content[0].text : '');

/** One good question for each tool. */
const questions: Readonly<Record<string, Record<string, unknown>>> = {
  search_docs: { query: 'what is funding' },
  read_page: { page: '/docs/alerts/overview' },
  list_pages: { area: 'Alerts' },
  answer: { query: 'liquidation long 60000 10x' },
  explain_error: { error: 'retCode 10010: Unmatched IP' },
  define_term: { term: 'CVD' },
  describe_metric: { metric: 'Funding rate' },
  check_command: { line: 'metric add "funding rate"' },
  check_filter: { filter: 'market_cap > 500m' },
  run_commands: { lines: ['4h', 'study add rsi'] },
  quote_swap: { pay: 50_000 },
  cost_of_order: { book: 'small', small: 8 },
  cost_of_funding: { rate: 0.05, interval: '1' },
  plan_order: { leverage: 25 },
  simulate_alert: { trigger: 'every-time' },
  score_momentum: { n: 10 },
  ...Object.fromEntries(
    mcpTools.filter(({ name }) => name.startsWith('show_')).map(({ name }) => [name, {}]),
  ),
};

it('says the same over stdio', async () => {
  expect((await overStdio.listTools()).tools).toEqual((await overHttp.listTools()).tools);
  const [name, given] = ['answer', questions.answer] as const;
  expect(await call(overStdio, name, given)).toEqual(await call(overHttp, name, given));
});

describe('over HTTP', () => {
  it('lists every tool with schemas', async () => {
    const { tools } = await overHttp.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(questions).sort());
    for (const { inputSchema, outputSchema, annotations } of tools) {
      expect(inputSchema.type).toBe('object');
      expect(outputSchema?.type).toBe('object');
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  it.each(Object.entries(questions))('%s answers with text, data and an address', async (name, given) => {
    const answer = await call(overHttp, name, given);
    expect(answer.isError, textOf(answer)).toBeFalsy();
    expect(textOf(answer)).not.toBe('');
    expect(JSON.stringify(answer.structuredContent)).toContain(data.url);
  });

  it('serves every page as a resource, and nothing else', async () => {
    const { resources } = await overHttp.listResources();
    expect(resources).toHaveLength(data.pages.length);
    const [first] = resources;
    const read = await overHttp.readResource({ uri: first?.uri ?? '' });
    expect(read.contents[0]).toMatchObject({ mimeType: 'text/markdown' });
    for (const uri of [`${data.url}/../../etc/passwd`, 'file:///etc/passwd', `${data.url}/mcp.json`]) {
      await expect(overHttp.readResource({ uri })).rejects.toThrow();
    }
  });

  it('has a tool with an app for every figure, small and without network', async () => {
    const { tools } = await overHttp.listTools();
    const uris = tools.flatMap(
      ({ _meta }) => (_meta?.ui as { resourceUri: string } | undefined)?.resourceUri ?? [],
    );
    const figures = Object.keys(data.figures).map((id) => `ui://pt-docs/${id}`);
    expect(uris.toSorted()).toEqual(figures.toSorted());
    for (const uri of uris) {
      const { contents } = await overHttp.readResource({ uri });
      const [app] = contents as { mimeType: string; text: string }[];
      expect(app?.mimeType).toBe(APP_TYPE);
      expect(app?.text).toContain("default-src 'none'");
      const most = uri.endsWith('/workspace') ? MAX_WORKSPACE_BYTES : MAX_APP_BYTES;
      expect(Buffer.byteLength(app?.text ?? ''), uri).toBeLessThanOrEqual(most);
    }
    for (const id of ['none', '__proto__', '../mcp', '..%2Fmcp']) {
      await expect(overHttp.readResource({ uri: `ui://pt-docs/${id}` })).rejects.toThrow();
    }
  });

  it('has a prompt for each playbook, and three that take a value', async () => {
    const { prompts } = await overHttp.listPrompts();
    expect(prompts.length).toBe(data.prompts.length + 3);
    for (const { name, arguments: values = [] } of prompts) {
      const given = Object.fromEntries(values.map((value) => [value.name, 'PEPE']));
      const { messages } = await overHttp.getPrompt({ name, arguments: given });
      expect(JSON.stringify(messages)).toContain(values.length > 0 ? 'PEPE' : data.url);
    }
  });

  it('completes the id of a term and reads it', async () => {
    const ref = { type: 'ref/resource' as const, uri: 'pt-docs://terms/{id}' };
    const { completion } = await overHttp.complete({ ref, argument: { name: 'id', value: 'open-i' } });
    expect(completion.values).toContain('open-interest');
    const read = await overHttp.readResource({ uri: 'pt-docs://terms/open-interest' });
    expect(JSON.stringify(read.contents)).toContain('Open interest');
    await expect(overHttp.readResource({ uri: 'pt-docs://terms/constructor' })).rejects.toThrow(/There's no/);
  });
});

type Limit = readonly [tool: string, input: string, value: unknown, isAllowed: boolean];

const limits = allModels.flatMap(({ name, inputs }) =>
  Object.entries(inputs).flatMap(
    ([key, { range, limits = range, choices, maxLength, isReadable }]): Limit[] => {
      if (limits) {
        return [
          [name, key, limits.min - 1, false],
          [name, key, limits.min, true],
          [name, key, limits.max, true],
          [name, key, limits.max * 2, false],
        ];
      }
      const bad = maxLength === undefined ? 'something else' : 'x'.repeat(maxLength + 1);
      const isBad = !isReadable?.(bad);
      return [...(choices ?? []).map((choice): Limit => [name, key, choice, true]), [name, key, bad, !isBad]];
    },
  ),
);

it.each(limits)('%s takes %s = %s: %s', async (name, key, value, isAllowed) => {
  const answer = await call(overHttp, name, { [key]: value });
  expect(answer.isError ?? false).toBe(!isAllowed);
  if (!isAllowed) {
    expect(textOf(answer)).toMatch(new RegExp(`${key} (must be|is true or false|may have|can't be read)`));
  }
});

const ownData: readonly (readonly [string, Record<string, unknown>, RegExp])[] = [
  [
    'cost_of_order',
    { ownBook: { bids: [{ price: 9, quantity: 1 }], asks: [{ price: 11, quantity: 4 }] }, ownSize: 2 },
    /Buying 2 coins costs \$11\.000 each/,
  ],
  [
    'simulate_alert',
    {
      ownBars: [
        {
          opensAt: 0,
          closesAt: 60,
          ticks: [
            { at: 5, value: 1 },
            { at: 30, value: 3 },
          ],
        },
      ],
      ownLevel: 2,
      trigger: 'once',
    },
    /once fires 1 time\.\n.*: 00:00:30 at 3/,
  ],
  [
    'score_momentum',
    { n: 2, s: 1, ownBars: [1, 2, 3, 4, 5].map((close) => ({ high: close, low: close, close })) },
    /Bar 5: the oscillator reads \+100.*n = 2, s = 1/s,
  ],
];

it.each(ownData)('%s works on data of the reader’s own', async (name, given, sentence) => {
  const answer = await call(overHttp, name, given);
  expect(textOf(answer)).toMatch(sentence);
  expect(answer.structuredContent).toMatchObject({ figureShowsExactly: false });
});

it.each([
  ['read_page', { page: '../../../../etc/passwd' }, /There's no page .* The nearest: .*, .*, /],
  [
    'read_page',
    { page: '/docs/alerts/overview', section: 'limit' },
    /has no section "limit"\. The nearest: /,
  ],
  ['define_term', { term: 'opne intrest' }, /There's no term .* The nearest: .*Open interest/i],
  ['describe_metric', { metric: 'fundin rat' }, /The nearest: .*Funding rate/],
  ['describe_metric', { metric: 'zzzz' }, /The nearest: /],
  ['explain_error', { error: 'no such trouble' }, /The nearest codes: /],
  ['explain_error', { error: '10011' }, /The docs don't list "10011"\. The nearest codes: .*1001/],
  ['list_pages', { area: 'zzz' }, /The areas: /],
  ['check_command', { line: 'metric ad funding' }, /Refused at character/],
  ['check_filter', { filter: 'market_cup > 5' }, /Refused at character/],
  [
    'cost_of_order',
    { ownBook: { bids: [{ price: 12, quantity: 1 }], asks: [{ price: 11, quantity: 4 }] } },
    /best bid must be below/,
  ],
  ['quote_swap', { pay: 50_000, gas: 3 }, /gas/],
  ['quote_swap', { fee: 0.3 }, /Try it/],
  ['quote_swap', { pay: 5_000_000 }, /the figure shows the nearest/],
  ['cost_of_order', { ownSize: 3 }, /Give ownBook too/],
  ['cost_of_funding', { settlements: 1.5 }, /settlements must be a whole number/],
  ['describe_metric', { metric: 'MACD' }, /MACD isn't a metric of the app/],
  ['explain_error', { error: 'MetaMask: User rejected the request.' }, /4001/],
  ['explain_error', { error: 'insufficient funds for gas * price + value' }, /^-32000/],
  ['explain_error', { error: 'replacement transaction underpriced' }, /-32000/],
  ['explain_error', { error: '429' }, /^-32005/],
  ['search_docs', { query: '' }, /query/],
  ['show_funding_timeline', { open: 7.6 }, /\(all of it is for the nearest values/],
  ['show_funding_timeline', { open: '1e309' }, /open must be from 0 to 24/],
  ['show_token_rating', { scores: '__proto__' }, /scores can't be read\. It looks like/],
  ['show_drawing_tools', { drawings: 'NaN' }, /drawings can't be read\. It looks like/],
  ['list_pages', { constructor: 1 }, /Unrecognized key/],
])('%s answers %j with a sentence', async (name, given, sentence) => {
  const answer = await call(overHttp, name, given);
  expect(textOf(answer)).toMatch(sentence);
  expect(textOf(answer)).not.toMatch(/\n\s+at |node_modules/);
  const [, names = '; ; '] = /The nearest(?: codes)?: (.+)\.$/.exec(textOf(answer)) ?? [];
  expect(names.split(names.includes('; ') ? '; ' : ', '), textOf(answer)).toHaveLength(3);
});

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

function send({
  method = 'POST',
  path: target = '/mcp',
  headers = {},
  body = '',
}: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path: target, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
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
  ['another path', { path: '/../mcp.json' }, 404],
  ['no JSON', { body: '{"jsonrpc":', headers: JSON_HEADERS }, 400],
  [
    'a preflight of an allowed origin',
    { method: 'OPTIONS', headers: { origin: 'https://app.example' } },
    204,
  ],
  ['a preflight of another origin', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }, 403],
  ['a large body', { body: 'x'.repeat(300_000), headers: JSON_HEADERS }, 413],
  ['the health check', { method: 'GET', path: '/health' }, 200],
  ['an allowed origin', { body: LIST, headers: { ...JSON_HEADERS, origin: 'https://app.example' } }, 200],
  ['a question without a session', { body: LIST, headers: JSON_HEADERS }, 200],
])('answers %s over HTTP', async (_, sent: Sent, status) => {
  expect((await send(sent)).status).toBe(status);
});

/** Starts the command with nothing on its input, so that a server ends by itself. */
function run(args: readonly string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [SERVER, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    child.on('close', (code) => resolve({ code, said }));
  });
}

it.each([
  ['a folder that is no site', ['--site', 'docs'], 0, /can't be read\. Build the docs first/],
  ['an address that nobody answers', ['--site', 'http://127.0.0.1:1'], 0, /can't be reached\. Check the/],
  ['a port that is none', ['--http', '99999999'], 1, /port from 0 to 65535/],
  ['an option that is none', ['--sight', 'build'], 1, /Unknown option '--sight'/],
  ['--version', ['--version'], 0, /^\d+\.\d+\.\d+\n$/],
  ['--help', ['--help'], 0, /--origin/],
])('%s is answered with a sentence', async (_, args, expected, sentence) => {
  const { code, said } = await run(args);
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/\n\s+at /);
  expect(code).toBe(expected);
});

it('serves without the site, and says so at each question', async () => {
  const missing = createHttpServer(openSite(readerOf('docs')), mcpTools);
  await new Promise<void>((resolve) => missing.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(missing.address() as AddressInfo).port}`;
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
  expect(client.getInstructions()).toMatch(/can't be read now/);
  expect(textOf(await call(client, 'define_term', { term: 'CVD' }))).toMatch(/Build the docs first/);
  expect((await fetch(`${address}/health`)).status).toBe(503);
  await client.close();
  missing.closeAllConnections();
  missing.close();
});

it('answers /health between the searches of one batch', async () => {
  const search = {
    method: 'tools/call',
    params: { name: 'search_docs', arguments: { query: 'funding rate' } },
  };
  const batch = Array.from({ length: 50 }, (_, id) => ({ jsonrpc: '2.0', id, ...search }));
  const order: string[] = [];
  const searching = send({ body: JSON.stringify(batch), headers: JSON_HEADERS }).then(() =>
    order.push('batch'),
  );
  await send({ method: 'GET', path: '/health' }).then(() => order.push('health'));
  await searching;
  expect(order).toEqual(['health', 'batch']);
});
