import { existsSync } from 'node:fs';
import { fail } from '../fail';
import { runTool } from '../run';
import { installPackages, onPath } from './programs';

const INSTALLED_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function installedBrowser(): string | null {
  const named = process.env.PT_CHROMIUM;
  if (named) {
    return existsSync(named)
      ? named
      : fail(`PT_CHROMIUM is "${named}", but no such file exists. Correct it or unset it.`);
  }
  return INSTALLED_NAMES.map(onPath).find((file) => file !== null) ?? null;
}

async function downloadedBrowser(): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : null;
}

/** An installed browser, else Playwright's download, else Debian's package when root. */
export async function findOrInstallChromium(): Promise<string> {
  const present = installedBrowser() ?? (await downloadedBrowser());
  if (present) {
    return present;
  }
  console.log('No Chromium found: downloading one for the browser tests…');
  if (runTool('playwright', ['install', 'chromium'], { stdio: 'ignore' }) === 0) {
    const downloaded = await downloadedBrowser();
    if (downloaded) {
      return downloaded;
    }
  }
  installPackages('chromium');
  return (
    installedBrowser() ??
    fail(
      'The browser tests need Chromium and none could be installed. Install it with "sudo apt-get install -y chromium", or set PT_CHROMIUM to the file of an installed one.',
    )
  );
}

/**
 * For Playwright's configuration, by their variables. The shell is the same browser without a window, a sixth faster: where the
 * system has one beside its Chromium, the tests that need no window run in it.
 */
export async function findBrowsers(): Promise<{ PT_CHROMIUM: string; PT_SHELL: string }> {
  const chromium = await findOrInstallChromium();
  return { PT_CHROMIUM: chromium, PT_SHELL: onPath('chromium-headless-shell') ?? chromium };
}
