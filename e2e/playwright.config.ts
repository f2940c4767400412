import { defineConfig } from '@playwright/test';
import { ALLOWED_PARENTS, PORTS } from './ports';

/** The finished site in a real Chromium. `npm test` builds first and finds the browser. */
export default defineConfig({
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
    // A worker's own requests pass by the tests' routes. e2e/specs/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.PT_CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: 'node scripts/serve.mjs',
      cwd: '..',
      port: PORTS.site,
      env: { PORT: String(PORTS.site), PT_EMBED_ORIGINS: ALLOWED_PARENTS.join(',') },
    },
    {
      command: 'node e2e/hosts/bareHost.mjs',
      cwd: '..',
      port: PORTS.bareHost,
      env: { PORT: String(PORTS.bareHost) },
    },
    {
      command: 'node e2e/hosts/embedHost.mjs',
      cwd: '..',
      port: PORTS.embedHost,
      env: { PORT: String(PORTS.embedHost) },
    },
    {
      command: 'node scripts/embedDemo.mjs',
      cwd: '..',
      port: PORTS.embedDemo,
      env: { PORT: String(PORTS.embedDemo) },
    },
    {
      command: 'node e2e/hosts/hostedSearch.mjs',
      cwd: '..',
      port: PORTS.hostedSearch,
      env: { PORT: String(PORTS.hostedSearch) },
    },
    {
      command: 'node scripts/figuresIndex.mjs',
      cwd: '..',
      port: PORTS.figures,
      env: { PORT: String(PORTS.figures) },
    },
    {
      command: 'node e2e/hosts/deployHost.mjs',
      cwd: '..',
      port: PORTS.deployHost,
      env: { PORT: String(PORTS.deployHost) },
    },
  ],
});
