import fc from 'fast-check';

/** `npm run test:unit -- --mode new`: other cases every time, and many. A failure prints the seed and the smallest case. */
fc.configureGlobal({ numRuns: 30_000 });
