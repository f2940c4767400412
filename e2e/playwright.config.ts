import { defineConfig } from '@playwright/test';
import { ENGINES, type Engine } from './engines/browsers';
import { PORTS } from './ports';

const server = (script: string, port: number, env: Record<string, string> = {}) => ({
  command: `node --import tsx ${script}`,
  cwd: '..',
  port,
  env: { PORT: String(port), ...env },
  timeout: 300_000,
});

const CHROMIUM = process.env.PT_CHROMIUM ?? '/usr/bin/chromium';

const browser = (executablePath: string, ...more: string[]) => ({
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
 * slow tests that rarely find anything, the same scenarios in three engines, and the look of every kind of page.
 */
export default defineConfig<object, { engine: Engine }>({
  testDir: './specs',
  outputDir: '../test-results',
  // More than the two cores of the smallest machine: tests wait for the browser much of their time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // None, but in CI: what passes only then is reported as flaky.
  retries: Number(process.env.PT_RETRIES ?? 0),
  // The only limits. They end what hangs; how fast the site is, the benchmarks tell.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: [
    ...(process.env.PT_REPORT_FILE
      ? ([['dot'], ['json', { outputFile: process.env.PT_REPORT_FILE }]] as const)
      : ([['list']] as const)),
    ['./faultReporter.ts'],
  ],
  use: {
    baseURL: `http://localhost:${PORTS.site}`,
    // Requests of a service worker pass by the tests' routes. The specs of offline reading allow it (specs/offline).
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'site', testIgnore: NEEDS_A_WINDOW, use: browser(process.env.PT_SHELL ?? CHROMIUM) },
    { name: 'window', testMatch: NEEDS_A_WINDOW, use: browser(CHROMIUM) },
    // Each engine is one browser and one list, so its tests run one after another.
    ...ENGINES.map((engine) => ({
      name: engine,
      testDir: './engines',
      fullyParallel: false,
      // pages.spec.ts asks all of it and more of every page in Chromium.
      grepInvert: engine === 'chromium' ? /page \// : undefined,
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
  webServer: [
    server('scripts/serve.ts', PORTS.site),
    server('e2e/hosts/bareHost.ts', PORTS.bareHost),
    server('e2e/hosts/embedHost.ts', PORTS.embedHost),
    server('scripts/embedDemo.ts', PORTS.embedDemo),
    server('e2e/hosts/hostedSearch.ts', PORTS.hostedSearch),
    server('scripts/figures.ts', PORTS.figures),
    server('e2e/hosts/deployHost.ts', PORTS.deployHost),
  ],
});
