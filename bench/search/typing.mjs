import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createSiteServer } from '../../packages/serving/src/server.mjs';
import { findOrInstallChromium } from '../../scripts/lib/chromium.mjs';
import { fail } from '../../scripts/lib/fail.mjs';

/** `npm run bench:typing`: what a keystroke in the search dialog costs, in a real browser over the built site. */
const QUERIES = ['funding rate', 'slippage', 'wallet error'];
const CASES = [
  { name: 'wide', slowdown: 1, viewport: { width: 1280, height: 720 } },
  { name: 'wide', slowdown: 4, viewport: { width: 1280, height: 720 } },
  { name: 'phone', slowdown: 4, viewport: { width: 390, height: 844 } },
];
/** Slower than anybody types, so that the times of two letters never mix. */
const PAUSE_MS = 250;
const FIELD = '.DocSearch-Input';

if (!existsSync('build/search-index.json')) {
  fail('There is no search index to measure. Run "npm run build" first.');
}

/** Runs in the page: from a key to the changed list, and to the end of the frame that shows it. */
function watchKeys() {
  window.keyTimes = [];
  let pressed = null;
  document.addEventListener(
    'keydown',
    () => {
      pressed = performance.now();
    },
    true,
  );
  const observer = new MutationObserver(() => {
    if (pressed === null || !document.querySelector('.DocSearch-Hit')) {
      return;
    }
    const start = pressed;
    const changed = performance.now() - start;
    pressed = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keyTimes.push({ changed, drawn: performance.now() - start });
      port2.postMessage(null);
    });
  });
  const list = document.querySelector('.DocSearch-Modal');
  observer.observe(list, { childList: true, subtree: true, characterData: true });
}

/** Lengths of all tasks of the page's main thread, in ms. */
function mainThreadTasks(trace) {
  const { traceEvents } = JSON.parse(trace);
  const main = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const isMain = ({ pid, tid }) => main.some((thread) => thread.pid === pid && thread.tid === tid);
  return traceEvents
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && isMain(event))
    .map(({ dur = 0 }) => dur / 1000);
}

async function openDialog(page, address) {
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.keyboard.press('Control+k');
  await page.fill(FIELD, 'alert');
  await page.waitForSelector('.DocSearch-Hit');
  // The worker practises before anybody types (src/search/worker.ts).
  await page.waitForTimeout(2500);
}

async function measure(browser, address, { slowdown, viewport }) {
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  await openDialog(page, address);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watchKeys);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  for (const query of QUERIES) {
    await page.fill(FIELD, '');
    for (const letter of query) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(PAUSE_MS);
    }
  }
  const tasks = mainThreadTasks((await browser.stopTracing()).toString());
  const times = await page.evaluate(() => window.keyTimes);
  await page.close();
  return { times, tasks };
}

const server = createSiteServer('build');
await new Promise((resolve) => server.listen(Number(process.env.PORT ?? 0), resolve));
const address = `http://localhost:${server.address().port}/docs/alerts/overview`;
const browser = await chromium.launch({
  executablePath: await findOrInstallChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
const ms = (value) => `${value.toFixed(1)} ms`;
const rows = {};
for (const each of CASES) {
  const { times, tasks } = await measure(browser, address, each);
  const [changed, drawn] = [times.map((time) => time.changed), times.map((time) => time.drawn)];
  rows[`${each.name}, ${each.slowdown}× slower`] = {
    keys: times.length,
    'list changed p50': ms(at(changed, 0.5)),
    'p95 ': ms(at(changed, 0.95)),
    'drawn p50': ms(at(drawn, 0.5)),
    p95: ms(at(drawn, 0.95)),
    'longest tasks p99': ms(at(tasks, 0.99)),
    max: ms(at(tasks, 1)),
    'over 16 ms': tasks.filter((length) => length > 16).length,
  };
}
console.table(rows);
await browser.close();
server.close();
