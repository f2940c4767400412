import fc from 'fast-check';

/** Generated cases are the same in every run, so that a change is judged by itself and not by luck. */
fc.configureGlobal({ seed: 1, numRuns: 15 });
