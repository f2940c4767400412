import { mergeConfig } from 'vitest/config';
import units from './vitest.config.mjs';

/** `npm run test:all`: the slow tests, over sources and over the finished site in build/. */
const config = mergeConfig(units, {});
config.test = {
  ...config.test,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  include: ['**/*.all.test.{ts,tsx}'],
  exclude: ['**/node_modules/**'],
};
export default config;
