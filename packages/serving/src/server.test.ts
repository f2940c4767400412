import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { Agent, get as httpGet, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildProblem, rulesFile, servingDirectory } from './buildFolders';
import { servingRules } from './rules';
import { closeServer, createSiteServer } from './server';
import { testConfig } from './testConfig';

const rules = servingRules(testConfig, { scripts: [], styleElements: [], styleAttributes: [] }, []);
/** More than the system's buffers hold: a response that is still under way when the client stops reading. */
const LARGE = 'x'.repeat(20_000_000);
const MEDIUM = LARGE.slice(0, 100_000);

function makeSite(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'serving-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'index.html'), 'home');
  writeFileSync(path.join(root, '404.html'), 'not found');
  writeFileSync(path.join(root, 'docs/a.txt'), 'text');
  writeFileSync(path.join(root, 'large.txt'), LARGE);
  writeFileSync(path.join(root, 'medium.txt'), MEDIUM);
  return root;
}

const running: { server: Server; root: string }[] = [];

async function start() {
  const root = makeSite();
  const server = createSiteServer(root, { rules });
  running.push({ server, root });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, root, port: (server.address() as AddressInfo).port };
}

afterEach(() => {
  for (const { server, root } of running.splice(0)) {
    server.closeAllConnections();
    server.close();
    rmSync(root, { recursive: true });
  }
});

/** Sends bytes as they are and reads until the server closes. */
function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1').on('data', (text) => {
      answer += text;
    });
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}

const get = (port: number, target: string) =>
  send(port, `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);

it('two copies of one build answer with the same ETag, whenever they were made', async () => {
  const etags = [];
  for (const time of [1, 2]) {
    const { port, root } = await start();
    utimesSync(path.join(root, 'docs/a.txt'), time, time);
    etags.push((await get(port, '/docs/a.txt')).match(/ETag: (".{20,}")/i)?.[1]);
  }
  expect(etags).toEqual([expect.any(String), etags[0]]);
});

describe('a local host', () => {
  const ask = async (host: string, more = '') => {
    const { port } = await start();
    return send(port, `GET / HTTP/1.1\r\nHost: ${host}\r\n${more}Connection: close\r\n\r\n`);
  };

  it.each(['X-Forwarded-For: 192.0.2.1', 'Via: 1.1 proxy', 'X-Real-IP: 192.0.2.1'])(
    'is not what a proxy asks with %s',
    async (header) => {
      expect(await ask('127.0.0.1', `${header}\r\n`)).not.toContain('http://localhost:*');
    },
  );

  it.each(['localhost:3000', '127.0.0.1'])('%s may be framed by any local app', async (host) => {
    expect(await ask(host)).toContain("frame-ancestors 'self' http://localhost:* http://127.0.0.1:*\r\n");
  });

  it.each(['docs.example', 'localhost.evil.example'])('is not %s', async (host) => {
    expect(await ask(host)).not.toContain('http://localhost:*');
  });
});

it('closing finishes the response under way, and takes no new one', async () => {
  const { server, port } = await start();
  let received = 0;
  const socket = connect(port, '127.0.0.1');
  socket.on('data', ({ length }) => {
    received += length;
  });
  socket.write('GET /large.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await expect.poll(() => received).toBeGreaterThan(0);
  socket.pause();
  const closed = closeServer(server);
  await expect(get(port, '/')).rejects.toThrow('ECONNREFUSED');
  const ended = new Promise((resolve) => socket.on('close', resolve));
  socket.resume();
  await Promise.all([closed, ended]);
  expect(received).toBeGreaterThan(LARGE.length);
});

it('closing under load cuts no answer: clients that keep their connections are told to leave', async () => {
  const { server, port } = await start();
  const clients = Array.from({ length: 32 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const outcomes: string[] = [];
  const ask = (agent: Agent) =>
    new Promise<string>((resolve) => {
      const request = httpGet({ port, path: '/medium.txt', agent }, (response) => {
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          length += chunk.length;
        });
        response.on('end', () => resolve(length === MEDIUM.length ? 'whole' : 'cut'));
        response.on('error', () => resolve('cut'));
      });
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    });
  const askOn = async (agent: Agent) => {
    for (let outcome = await ask(agent); ; outcome = await ask(agent)) {
      outcomes.push(outcome);
      if (outcome !== 'whole') {
        return;
      }
    }
  };
  const asking = Promise.all(clients.map(askOn));
  await expect.poll(() => outcomes.length).toBeGreaterThan(100);
  await closeServer(server);
  await asking;
  // After the last answer there is nobody to connect to.
  expect([...new Set(outcomes)].toSorted()).toEqual(['ECONNREFUSED', 'whole']);
});

it('nothing to serve, no rules or rules that are cut off are said in a sentence', () => {
  const root = makeSite();
  expect(buildProblem(root)).toContain('has no serving rules beside it');
  mkdirSync(servingDirectory(root));
  writeFileSync(rulesFile(root), '{"headers": {');
  expect(buildProblem(root)).toContain("rules.json can't be read");
  writeFileSync(rulesFile(root), '{}');
  expect(buildProblem(root)).toBeNull();
  writeFileSync(path.join(root, '404.html'), '');
  expect(buildProblem(root)).toContain('no finished site to serve');
});
