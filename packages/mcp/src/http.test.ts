import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { DocsData } from './dataFile';
import { createHttpServer } from './http';
import type { Site } from './site';
import { docsTool } from './tool';

const docs = { title: 'Docs', url: 'https://docs.example', prompts: [] } as unknown as DocsData;

const CALL = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'slow', arguments: {} },
  }),
};

it('gives up what its client has left before its turn, and answers who stays', async () => {
  const run = vi.fn(async () => ({ text: 'done', data: {} }));
  const slow = docsTool({
    name: 'slow',
    title: 'Slow',
    description: 'Slow.',
    input: z.object({}),
    output: z.object({}),
    run,
  });
  let open: () => void = () => undefined;
  const opened = new Promise<DocsData>((resolve) => {
    open = () => resolve(docs);
  });
  const data = vi.fn(() => opened);
  const site = { data } as unknown as Site;
  const server = createHttpServer(site, [slow]).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  const gone = new Promise<void>((resolve) => {
    server.once('request', (_, response) => response.once('close', resolve));
  });
  const leaving = new AbortController();
  const left = fetch(address, { ...CALL, signal: leaving.signal }).catch(({ name }: Error) => name);
  await vi.waitFor(() => expect(data).toHaveBeenCalled());
  leaving.abort();
  expect(await left).toBe('AbortError');
  await gone;
  const stays = fetch(address, CALL).then((response) => response.text());
  open();
  expect(await stays).toContain('done');
  expect(run).toHaveBeenCalledTimes(1);
  server.close();
});
