import { defineConfig } from '@playwright/test';
import { ENGINES, type Engine } from './engines/session';
import { ALLOWED_PARENTS, PORTS } from './ports';

export const server = (script: string, port: number, env: Record<string, string> = {}) => ({
  command: `node --import tsx ${script}`,
  cwd: '..',
  port,
  env: { PORT: String(port), ...env },
});

export const browser = (file = process.env.PT_CHROMIUM ?? '/usr/bin/chromium') => ({
  launchOptions: {
    executablePath: file,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});

/** Without a window the browser moves a pointer by itself, which hydrates a page, and lets frames of other sites store. */
const NEEDS_A_WINDOW = /(hydration|embed-mode|changed-pages)\.spec/;

/** The finished site in a real Chromium. `npm test` builds first and finds the browser. */
export default defineConfig<object, { engine: Engine }>({
  testDir: './specs',
  outputDir: '../test-results',
  // More than the two cores of the smallest machine: tests wait for the browser much of their time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine can miss a deadline once; a test that fails twice is broken. Retried tests are counted apart.
  retries: 1,
  timeout: 30_000,
  reporter: [
    ...(process.env.PT_REPORT_FILE
      ? ([['dot'], ['json', { outputFile: process.env.PT_REPORT_FILE }]] as const)
      : ([['list']] as const)),
    ['./faultReporter.ts'],
  ],
  use: {
    baseURL: `http://localhost:${PORTS.site}`,
    // A worker's own requests pass by the tests' routes. The specs of offline reading let it in (e2e/offline.ts).
    serviceWorkers: 'block',
  },
  projects: [
    // First, because they take longest. Each is one file and one browser: the engines run beside each other.
    ...ENGINES.map((engine) => ({
      name: engine,
      testDir: './engines',
      fullyParallel: false,
      // pages.spec.ts asks all of it and more of every page in Chromium.
      grepInvert: engine === 'chromium' ? /^chromium .*every page loads/ : undefined,
      use: { engine },
    })),
    { name: 'site', testIgnore: NEEDS_A_WINDOW, use: browser(process.env.PT_SHELL) },
    { name: 'window', testMatch: NEEDS_A_WINDOW, use: browser() },
  ],
  webServer: [
    server('scripts/serve.ts', PORTS.site, { PT_EMBED_ORIGINS: ALLOWED_PARENTS.join(',') }),
    server('e2e/hosts/bareHost.ts', PORTS.bareHost),
    server('e2e/hosts/embedHost.ts', PORTS.embedHost),
    server('scripts/embedDemo.ts', PORTS.embedDemo),
    server('e2e/hosts/hostedSearch.ts', PORTS.hostedSearch),
    server('scripts/figures.ts', PORTS.figures),
    server('e2e/hosts/deployHost.ts', PORTS.deployHost),
  ],
});
