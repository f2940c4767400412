import { mergeConfig } from 'vitest/config';
import base from './vitest.config.mjs';

/** `npm run test:rare`: the same tests with the same seed, and many more generated cases. */
export default mergeConfig(base, { test: { setupFiles: ['tests/cases/many.ts'], testTimeout: 3_600_000 } });
