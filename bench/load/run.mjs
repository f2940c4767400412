import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { buildProblem } from '../../packages/serving/src/server.mjs';
import { fail } from '../../scripts/lib/fail.mjs';
import { hasNginx, startNginx } from './nginx.mjs';

/**
 * `npm run bench:load`: a doc page and its assets under load for 20 s, beside the same server handing out the same files
 * with no rule. The two take turns, so that a busy moment of the machine falls on both.
 */
const BUILD = 'build';
const PAGE = '/docs/alerts/overview';
const ROUNDS = 4;
const SECONDS_PER_ROUND = 5;
const CONNECTIONS = 20;
const WANTED_RATIO = 0.95;

const problem = buildProblem(BUILD);
if (problem) {
  fail(problem);
}

const html = readFileSync(`${BUILD}${PAGE}/index.html`, 'utf8');
const assets = new Set(
  Array.from(html.matchAll(/(?:src|href)="?(\/assets\/[^\s">]+\.(?:js|css))/g), ([, address]) => address),
);
const requests = [PAGE, ...assets].map((address) => ({ method: 'GET', path: address }));

function startOwn(kind) {
  return new Promise((resolve) => {
    const child = fork(new URL('serve.mjs', import.meta.url), [kind, BUILD]);
    child.once('message', (port) => resolve({ port, stop: () => child.kill() }));
  });
}

const load = (port, duration) =>
  autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration,
    requests,
    headers: { 'accept-encoding': 'gzip' },
  });

async function compare(name, start) {
  const sides = { rules: await start('rules', BUILD), bare: await start('bare', BUILD) };
  const totals = {
    rules: { answers: 0, faults: 0, slowest: 0 },
    bare: { answers: 0, faults: 0, slowest: 0 },
  };
  for (const { port } of Object.values(sides)) {
    await load(port, 2);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, { port }] of Object.entries(sides)) {
      const { requests: done, errors, timeouts, non2xx, latency } = await load(port, SECONDS_PER_ROUND);
      const total = totals[kind];
      total.answers += done.total;
      total.faults += errors + timeouts + non2xx;
      total.slowest = Math.max(total.slowest, latency.p99);
    }
  }
  for (const { stop } of Object.values(sides)) {
    stop();
  }
  const seconds = ROUNDS * SECONDS_PER_ROUND;
  const ratio = totals.rules.answers / totals.bare.answers;
  console.log(
    `${name}: ${Math.round(totals.rules.answers / seconds)} answers/s by the rules, ${Math.round(totals.bare.answers / seconds)} bare, ratio ${ratio.toFixed(3)}; ${totals.rules.faults} errors; 99 % within ${totals.rules.slowest} ms`,
  );
  return ratio >= WANTED_RATIO && totals.rules.faults === 0;
}

console.log(
  `${requests.length} addresses (${PAGE} and its assets), ${CONNECTIONS} connections, ${ROUNDS * SECONDS_PER_ROUND} s each`,
);
const results = [await compare('our server', startOwn)];
if (hasNginx()) {
  results.push(await compare('nginx', startNginx));
} else {
  console.log('nginx: skipped, it is not installed.');
}
process.exit(results.every(Boolean) ? 0 : 1);
