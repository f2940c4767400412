import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { ENGINES, type Engine } from './engines/webdriver';
import { PORTS, PORTS_LINE } from './ports';

/** Playwright's own where the system has none. */
const CHROMIUM = process.env.PT_CHROMIUM ?? ['/usr/bin/chromium'].find(existsSync);

const browser = (executablePath: string | undefined, ...more: string[]) => ({
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  },
});

/** Without a window the browser moves a pointer by itself, which hydrates a page, and lets frames of other sites store. */
const NEEDS_A_WINDOW = /(hydration\/hydration|embed\/mode|hydration\/changed-pages|pages\/terms)\.spec/;

/**
 * The finished site in real browsers. `npm test` runs what is not tagged `@all`, in Chromium. `npm run test:all` runs what is:
 * slow tests that rarely find anything, what readers rely on in Firefox and WebKit, and the look of every kind of page.
 */
export default defineConfig<object, { engine: Engine }>({
  testDir: './specs',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // None, but in CI: what passes only then is reported as flaky.
  retries: Number(process.env.PT_RETRIES ?? 0),
  timeout: 60_000,
  expect: { timeout: 15_000, toPass: { timeout: 30_000 } },
  reporter: 'dot',
  use: {
    baseURL: `http://localhost:${PORTS.site}`,
    // Requests of a service worker pass by the tests' routes. The specs of offline reading allow it (specs/offline).
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'site', testIgnore: NEEDS_A_WINDOW, use: browser(process.env.PT_SHELL ?? CHROMIUM) },
    { name: 'window', testMatch: NEEDS_A_WINDOW, use: browser(CHROMIUM) },
    // Each engine is one browser and one list, so its tests run one after another.
    ...(Object.keys(ENGINES) as Engine[]).map((engine) => ({
      name: engine,
      testDir: './engines',
      fullyParallel: false,
      use: { engine },
    })),
    {
      name: 'visual',
      testDir: './visual',
      snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
      use: {
        // The whole Chromium, without what differs between screens: the same letters on every machine with the same fonts.
        ...browser(
          CHROMIUM,
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--force-color-profile=srgb',
        ),
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
  webServer: {
    // Not behind a shell: it would outlive a run that is killed.
    command: 'exec node --import tsx e2e/hosts/serve.ts',
    cwd: '..',
    wait: { stdout: PORTS_LINE },
    timeout: 60_000,
  },
});
