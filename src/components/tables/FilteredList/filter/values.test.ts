import { describe, expect, it } from 'vitest';
import { countSentence } from './values';

const terms = { entry: 'term', advice: 'Try a shorter word.' };
const commands = { entry: 'command' };

describe('countSentence', () => {
  it('counts all while nothing is typed', () => {
    expect(countSentence(terms, 53, 53, '  ')).toBe('53 terms');
    expect(countSentence(commands, 12, 12, '')).toBe('12 commands');
  });

  it('counts what is left', () => {
    expect(countSentence(terms, 53, 2, 'oi')).toBe('2 of 53 terms');
    expect(countSentence(commands, 12, 0, 'zebra')).toBe('0 of 12 commands');
  });

  it('says where else there is something, only when nothing is left here', () => {
    const elsewhere = [
      { name: 'Dashboard', count: 0 },
      { name: 'Everywhere', count: 1 },
    ];
    expect(countSentence(commands, 12, 0, 'alert', elsewhere)).toBe(
      '0 of 12 commands, but there are matches in Everywhere (1)',
    );
    expect(countSentence(commands, 12, 2, 'a', elsewhere)).toBe('2 of 12 commands');
  });

  it('says what to do when nothing is left', () => {
    expect(countSentence(terms, 53, 0, ' zebra ')).toBe('No term matches “zebra”. Try a shorter word.');
  });
});
