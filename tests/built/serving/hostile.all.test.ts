import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serving } from '../../../config/serving';
import { BUILD, builtFiles } from '../site';
import { hostileRequests } from './hostileRequests';
import { type Answer, exchange, parse } from './rawRequest';
import { servers, untilListening } from './servers';

/** Pages and files of every kind: each gets every spoilt ending. */
const ADDRESSES = [
  '/',
  '/docs',
  '/docs/alerts/overview',
  '/blog',
  '/search',
  '/404.html',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/embed/host.js',
  '/img/logo.svg',
  '/assets/',
  `/${builtFiles().find((name) => /^assets\/js\/main\.[^/]+\.js$/.test(name))}`,
];
const REQUESTS = hostileRequests(ADDRESSES);

/** How much more memory the server may hold after all requests than after the first ones. */
const MEMORY_MB = 60;

const isServed = (status: number) => status >= 200 && status < 300;
const line = (text: string) => JSON.stringify(text.slice(0, 120));

/** A connection that was closed without an answer. */
const CLOSED: Answer = { status: 0, headers: {}, body: Buffer.alloc(0) };
const CONNECTIONS = 16;

/** Sends each request over a connection of its own, a few at a time. */
async function sendAll(port: number, requests: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const bytes = await exchange(port, requests[index] ?? '').catch(() => Buffer.alloc(0));
      answers[index] = bytes.length > 0 ? parse(bytes) : CLOSED;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return answers;
}

/** Whatever was asked. */
function problemsOf(text: string, { status, headers }: Answer): string[] {
  const { location } = headers;
  return [
    // 501: nginx and Caddy know no other transfer coding than chunked, and say so.
    status >= 500 && status !== 501 && `status ${status}`,
    location !== undefined && !/^\/(?![/\\])/.test(location) && `leads to ${location}`,
    // Caddy's own answer, before any rule.
    !text.startsWith('OPTIONS * ') &&
      [200, 206, 301, 302, 404].includes(status) &&
      Object.entries(serving.headers).some(([name, value]) => headers[name.toLowerCase()] !== value) &&
      'lacks a security header',
    status === 404 && headers['cache-control'] !== serving.cache.other && 'a 404 that is kept',
  ].filter((problem) => typeof problem === 'string');
}

const HEADERS = ['content-type', 'cache-control', 'access-control-allow-origin'];
const loose = (value = '') => value.replaceAll(' ', '').toLowerCase();

/** What one server gives to a reader and the others refuse, or give with other headers. */
function difference(own: Answer, others: readonly Answer[]): string | null {
  if (
    isServed(own.status) &&
    others.length > 1 &&
    !others.some(({ status }) => isServed(status) || status === 304 || status === 416)
  ) {
    return `served here, refused with ${others.map(({ status }) => status).join(' and ')} elsewhere`;
  }
  const other = others.find(
    ({ status, headers }) =>
      own.status === 200 &&
      status === 200 &&
      HEADERS.some((name) => loose(headers[name]) !== loose(own.headers[name])),
  );
  return other
    ? `other headers: ${HEADERS.map((name) => `${own.headers[name]} and ${other.headers[name]}`).join(', ')}`
    : null;
}

/** The command that people run, in a process of its own. */
async function startCommand() {
  const port = await getPort();
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], { env });
  const lines: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text) => lines.push(text));
  const { stop } = await untilListening(child, port);
  return { port, stop, child, lines };
}

const memoryOf = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const openFilesOf = ({ pid }: ChildProcess) => readdirSync(`/proc/${pid}/fd`).length;

/** Connections that are cut, hang or stop reading. Each is closed by one side or the other. */
function disturb(port: number): void {
  const head = `GET /docs/alerts/overview HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const open = (bytes: string, end?: 'at once' | 'after the first bytes') => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, () => end === 'at once' && socket.destroy());
    });
    socket
      .on('error', () => undefined)
      .once('data', () => end === 'after the first bytes' && socket.destroy());
  };
  for (let length = 1; length < head.length; length += 1) {
    open(head.slice(0, length), 'at once');
  }
  for (let times = 0; times < 30; times += 1) {
    open(head, 'after the first bytes');
    open(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n${'x'.repeat(5_000)}`, 'at once');
    open('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab', 'at once');
    open('GET / HTTP/1.1\r\nHost: a\r\nX: slo');
    open('');
  }
}

describe.runIf(process.platform === 'linux')(`${REQUESTS.length} hostile requests`, () => {
  let own: Awaited<ReturnType<typeof startCommand>>;
  const responses: Answer[][] = [];
  beforeAll(async () => {
    own = await startCommand();
  });
  afterAll(() => own.stop());

  it('leave our server alive, its memory flat and its connections closed', async () => {
    const { port, child, lines } = own;
    // Half of them first: by then the heap has the size that it keeps.
    await sendAll(port, REQUESTS.slice(0, REQUESTS.length / 2));
    const [memory, openFiles] = [memoryOf(child), openFilesOf(child)];
    responses.push(await sendAll(port, REQUESTS));
    disturb(port);
    // Headers that never end and connections that say nothing are closed after ten seconds.
    await expect.poll(() => openFilesOf(child)).toBeLessThanOrEqual(openFiles + 2);
    expect(child.exitCode).toBeNull();
    expect(memoryOf(child) - memory).toBeLessThan(MEMORY_MB);
    expect(lines).toEqual([]);
    const [last] = await sendAll(port, ['GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n']);
    expect(last?.status).toBe(200);
  });

  for (const { name, start, problem } of servers.filter((server) => server.name !== 'our server')) {
    it.skipIf(problem)(`are answered by ${name}`, async () => {
      const { port, stop } = await start(BUILD);
      responses.push(await sendAll(port, REQUESTS));
      stop();
    });
  }

  it('get no error, no way to another site, and the same headers everywhere', () => {
    const found = REQUESTS.flatMap((request, index) => {
      const answers = responses.flatMap((list) => list[index] ?? []);
      const [first, ...others] = answers;
      const between = first && difference(first, others);
      return [...answers.flatMap((answer) => problemsOf(request, answer)), ...(between ? [between] : [])].map(
        (text) => `${line(request)}: ${text}`,
      );
    });
    expect(found.slice(0, 40)).toEqual([]);
  });

  it('do not keep SIGTERM from ending the server', async () => {
    const { child } = own;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
