import { defineConfig } from '@playwright/test';
import { browser, server } from './playwright.config';
import { PORTS } from './ports';

/** `npm run visual`: the first screenful of every kind of page beside its baseline (scripts/visual.ts). */
export default defineConfig({
  testDir: './visual',
  outputDir: '../test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: 'list',
  use: {
    ...browser(process.env.PT_SHELL),
    baseURL: `http://localhost:${PORTS.site}`,
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
  webServer: server('scripts/serve.ts', PORTS.site),
});
