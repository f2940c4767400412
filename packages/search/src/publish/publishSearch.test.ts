import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FullRecords } from '../plugin/searchRecords';
import { prepare, publish, readTarget, describePrepared as report } from './publishSearch';

type Call = {
  method: string;
  path: string;
  key: string | undefined;
  body: { requests?: { body: unknown }[]; operation?: string; destination?: string; scope?: string[] };
};

/** A local stand-in for the service: it keeps what it was sent and answers in the service's shapes. */
function startService(calls: Call[], refusalOf: (call: Call) => number | undefined): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const body = JSON.parse((await text(request)) || '{}');
    const call = {
      method: request.method ?? '',
      path,
      key: String(request.headers['x-algolia-api-key']),
      body,
    };
    calls.push(call);
    const answer = path.includes('/task/')
      ? { status: 'published', pendingTask: false }
      : { taskID: calls.length, updatedAt: '2026-01-01T00:00:00Z', objectIDs: [] };
    const status = refusalOf(call);
    response.writeHead(status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status ? { message: 'No', status } : answer));
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

const target = { appId: 'TESTAPP123', adminKey: 'secret', indexName: 'pt-docs' };
const file: FullRecords = {
  pages: [['/docs/alerts/overview', 'Alerts overview', 'Alerts']],
  records: Array.from({ length: 1200 }, (_, number) => [
    0,
    1,
    `s${number}`,
    [`Section ${number}`],
    'Text',
    [],
  ]),
  synonyms: [['workbench', 'wb']],
  said: [[0, ['where it runs']]],
  weights: [],
  tasks: [],
  near: [],
};

describe('publish', () => {
  let calls: Call[] = [];
  let refusalOf: (call: Call) => number | undefined;
  let server: Server;
  beforeEach(async () => {
    calls = [];
    refusalOf = () => undefined;
    server = await startService(calls, (call) => refusalOf(call));
  });
  afterEach(() => server.close());
  const host = () => ({ url: 'localhost', port: (server.address() as AddressInfo).port });
  const isRecords = ({ path }: Call) => path.endsWith('/batch') && !path.includes('synonyms');

  it('sends settings and synonyms, fills another index with every record in batches, and puts it in place of the old', async () => {
    await publish(target, prepare(file), host());
    const written = calls
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`);
    expect(written.slice(0, 2)).toEqual([
      'PUT /1/indexes/pt-docs/settings',
      'POST /1/indexes/pt-docs/synonyms/batch',
    ]);
    const batches = calls.filter(isRecords);
    expect(batches.map(({ body }) => body.requests?.length)).toEqual([500, 500, 200]);
    expect(batches.filter(({ path }) => path === '/1/indexes/pt-docs/batch')).toEqual([]);
    expect(batches[0]?.body.requests?.[0]?.body).toEqual({
      objectID: '/docs/alerts/overview#s0',
      url: '/docs/alerts/overview#s0',
      kind: 'section',
      part: 'Alerts',
      title: 'Section 0',
      trail: 'Alerts overview',
      text: 'Text',
      section: 'Alerts',
      keys: [],
      said: ['where it runs'],
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    });
    expect(calls.findLast(({ body }) => body.operation)?.body).toMatchObject({
      operation: 'move',
      destination: 'pt-docs',
    });
    expect(new Set(calls.map(({ key }) => key))).toEqual(new Set(['secret']));
  });

  it('says what is wrong when the key is refused', async () => {
    refusalOf = () => 403;
    await expect(publish(target, prepare(file), host())).rejects.toThrow('refused the admin key');
  });

  it('leaves the records as they were when the service fails at the new ones', async () => {
    refusalOf = (call) => (isRecords(call) ? 500 : undefined);
    await expect(publish(target, prepare(file), host())).rejects.toThrow(
      /^Publishing failed: .*[^.]\. Readers still search the records that were there/,
    );
    expect(calls.filter(({ body }) => body.operation === 'move')).toEqual([]);
  });
});

describe('before publishing', () => {
  it('counts what would be sent', () => {
    expect(report(prepare(file))).toEqual([
      '   1200  Alerts',
      '   1200  records in 3 batches',
      '      1  groups of synonyms',
    ]);
  });

  it('names the variables that are missing', () => {
    expect(() => readTarget({ PT_SEARCH_APP_ID: 'X', PT_SEARCH_INDEX: 'y' })).toThrow(
      'Publishing needs PT_SEARCH_ADMIN_KEY.',
    );
  });
});
