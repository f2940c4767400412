import os from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findOrInstallChromium } from '../../scripts/lib/testing/chromium';
import { fingerprint } from './certificate';

/** tsx wraps functions in calls of this helper, also those that run in the page, which does not have it. */
const PAGE_HELPER = 'globalThis.__name = (target) => target;';

export async function launch(extra: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: (await findOrInstallChromium()) ?? undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
      ...extra,
    ],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(PAGE_HELPER);
    return context;
  };
  return browser;
}

/** What absolute numbers depend on. */
export const machineName = (browser: Browser) =>
  `${os.cpus().length} × ${os.cpus()[0]?.model || os.arch()}, Node ${process.versions.node}, Chromium ${browser.version()}`;

/** As slow as a cheap phone beside the machine that measures. */
export const CPU_SLOWDOWN = 4;

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
