import { createServer } from 'node:net';
import os from 'node:os';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findOrInstallChromium } from '../../scripts/lib/chromium.mjs';
import { buildProblem, createSiteServer } from '../../scripts/lib/server.mjs';

/** One page of each kind. */
const PAGES = {
  home: '/',
  'how-to': '/docs/workbench/overview/saving-resaving-a-workbench',
  'metrics, figures': '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics',
  commands: '/docs/workbench/overview/using-the-workbench/workbench-cmds',
  'blog post': '/blog/release-v2.8.6',
  search: '/search',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BUILD = 'build';

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

const problem = buildProblem(BUILD);
if (problem) {
  throw new Error(problem);
}
const [sitePort, debuggingPort] = [await freePort(), await freePort()];
const server = createSiteServer(BUILD).listen(sitePort);
const browser = await chromium.launch({
  executablePath: (await findOrInstallChromium()) ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
});

console.log(`Lighthouse, mobile, on ${os.cpus().length} × ${os.cpus()[0]?.model ?? os.arch()}\n`);
console.log('perf  a11y  best   seo   LCP ms  TBT ms    CLS  page');
for (const [kind, address] of Object.entries(PAGES)) {
  const result = await lighthouse(`http://localhost:${sitePort}${address}`, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) {
    throw new Error(`Lighthouse gave no result for ${address}.`);
  }
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((name) =>
    String(Math.round((categories[name]?.score ?? 0) * 100)).padStart(4),
  );
  const value = (audit: string, digits = 0) => (audits[audit]?.numericValue ?? Number.NaN).toFixed(digits);
  console.log(
    `${scores.join('  ')}  ${value('largest-contentful-paint').padStart(7)} ${value('total-blocking-time').padStart(7)} ` +
      `${value('cumulative-layout-shift', 3).padStart(6)}  ${kind}`,
  );
  const lost = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 0) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title}`),
  );
  for (const line of lost) {
    console.log(`        ${line}`);
  }
}
await browser.close();
server.close();
