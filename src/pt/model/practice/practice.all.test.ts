import { it } from 'vitest';
import { checkPractice } from './cases';

it.each(['cross', 'isolated'] as const)('agrees with a second way on any day, %s', (mode) => {
  checkPractice(mode, 60, 7);
});
