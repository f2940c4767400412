import fc from 'fast-check';
import { ALL } from './cases';

fc.configureGlobal({ seed: 1, numRuns: ALL });
