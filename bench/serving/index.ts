import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { type Job, markOver } from '../lib/job';
import { hasNginx, type Kind, type Running, startNginx } from './nginx';

const BUILD = 'build';
const PAGE = '/docs/alerts/overview';
const ROUNDS = 4;
const SECONDS_PER_ROUND = 5;
const CONNECTIONS = 20;
const WANTED_RATIO = 0.95;
const KINDS = ['rules', 'bare'] as const;

function requestsOfPage() {
  const html = readFileSync(`${BUILD}${PAGE}/index.html`, 'utf8');
  const assets = new Set(
    Array.from(
      html.matchAll(/(?:src|href)="?(\/assets\/[^\s">]+\.(?:js|css))/g),
      ([, address = '']) => address,
    ),
  );
  return [PAGE, ...assets].map((path) => ({ method: 'GET' as const, path }));
}

function startOwn(kind: Kind): Promise<Running> {
  return new Promise((resolve) => {
    const file = fileURLToPath(new URL('serve.ts', import.meta.url));
    const child = fork(file, [kind, BUILD], { execArgv: ['--import', 'tsx'] });
    child.once('message', (port) => resolve({ port: Number(port), stop: () => child.kill() }));
  });
}

type Requests = ReturnType<typeof requestsOfPage>;

const send = (requests: Requests, port: number, duration: number) =>
  autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration,
    requests,
    headers: { 'accept-encoding': 'gzip' },
  });

/** Both take turns, so that a busy moment of the machine falls on each. */
async function compare(
  name: string,
  requests: Requests,
  start: (kind: Kind) => Promise<Running>,
): Promise<boolean> {
  const sides = { rules: await start('rules'), bare: await start('bare') };
  const totals = {
    rules: { responses: 0, faults: 0, slowest: 0 },
    bare: { responses: 0, faults: 0, slowest: 0 },
  };
  for (const kind of KINDS) {
    await send(requests, sides[kind].port, 2);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of KINDS) {
      const result = await send(requests, sides[kind].port, SECONDS_PER_ROUND);
      const total = totals[kind];
      total.responses += result.requests.total;
      total.faults += result.errors + result.timeouts + result.non2xx;
      total.slowest = Math.max(total.slowest, result.latency.p99);
    }
  }
  for (const kind of KINDS) {
    sides[kind].stop();
  }
  const perSecond = (kind: Kind) => Math.round(totals[kind].responses / (ROUNDS * SECONDS_PER_ROUND));
  const ratio = totals.rules.responses / totals.bare.responses;
  console.log(
    `${name}: ${perSecond('rules')} responses/s by the rules, ${perSecond('bare')} bare, ratio ${ratio.toFixed(3)}; ${totals.rules.faults} errors; 99% within ${totals.rules.slowest} ms`,
  );
  return ratio >= WANTED_RATIO && totals.rules.faults === 0;
}

/** A doc page and its assets under load, beside the same server handing out the same files with no rule. */
export const serving: Job = async () => {
  const requests = requestsOfPage();
  console.log(
    `${requests.length} addresses (${PAGE} and its assets), ${CONNECTIONS} connections, ${ROUNDS * SECONDS_PER_ROUND} s each`,
  );
  const results = [await compare('our server', requests, startOwn)];
  if (hasNginx()) {
    results.push(await compare('nginx', requests, (kind) => startNginx(kind, BUILD)));
  } else {
    console.log('nginx: skipped, it is not installed.');
  }
  if (!results.every(Boolean)) {
    markOver();
  }
};
