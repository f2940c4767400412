import { mergeConfig } from 'vitest/config';
import base from './vitest.config.mjs';

/** The same tests, with generated cases that no run has seen before. Outside of all other commands: what it finds is luck. */
export default mergeConfig(base, {
  test: { setupFiles: ['tests/cases/new.ts'], testTimeout: 3_600_000 },
});
