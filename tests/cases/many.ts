import fc from 'fast-check';

fc.configureGlobal({ seed: 1, numRuns: 1_000 });
