import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from '../fail';
import { run, runTool } from '../run';

const INSTALLED_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(name: string): string | null {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

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

const canInstallPackages = () => process.getuid?.() === 0 && onPath('apt-get') !== null;

function installPackage(name: string): void {
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  run('apt-get', ['update'], quiet);
  run('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
}

/** An installed browser, else Playwright's download, else Debian's package when root. */
export async function findOrInstallChromium(): Promise<string> {
  const present = installedBrowser() ?? (await downloadedBrowser());
  if (present) {
    return present;
  }
  console.log('No Chromium found: downloading one for the browser tests…');
  if (runTool('playwright', ['install', 'chromium'], { stdio: 'ignore', timeout: 300_000 }) === 0) {
    const downloaded = await downloadedBrowser();
    if (downloaded) {
      return downloaded;
    }
  }
  if (canInstallPackages()) {
    console.log("Playwright's download failed: installing the chromium package of the system…");
    installPackage('chromium');
    const installed = installedBrowser();
    if (installed) {
      return installed;
    }
  }
  return fail(
    'The browser tests need Chromium and none could be installed. Install it (for example "apt-get install chromium") or set PT_CHROMIUM to the file of an installed one.',
  );
}

const SHELL = 'chromium-headless-shell';

/**
 * The same browser without a window, a sixth faster: for the tests that do not need the window. Debian has it as
 * a package beside chromium; without it all tests run in the whole browser.
 */
export function findOrInstallShell(chromium: string): string {
  if (!onPath(SHELL) && chromium === '/usr/bin/chromium' && canInstallPackages()) {
    installPackage(SHELL);
  }
  return onPath(SHELL) ?? chromium;
}
