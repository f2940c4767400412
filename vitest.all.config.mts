import { mergeConfig } from 'vitest/config';
import units from './vitest.config.mjs';

/** `npm run test:all`: the slow tests, over sources and over the finished site in build/, and all generated cases. */
const config = mergeConfig(units, {});
config.test = {
  ...config.test,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  include: ['**/*.{all,cases}.test.{ts,tsx}'],
  setupFiles: ['tests/cases/all.ts'],
  exclude: ['**/node_modules/**'],
};
export default config;
