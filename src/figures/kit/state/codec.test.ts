import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, defaultsOf, flag, isUnreadable, numberIn, readState, writeState } from './codec';

const codecs = {
  size: numberIn({ min: 0, max: 100, step: 0.5 }, 10),
  side: choiceOf(['buy', 'sell'], 'buy'),
  fees: flag(true),
};

describe('figure state in the address', () => {
  it('comes back as it was written, and leaves other parameters alone', () => {
    fc.assert(
      fc.property(
        fc.record({
          size: fc.nat(200).map((steps) => steps / 2),
          side: fc.constantFrom('buy' as const, 'sell' as const),
          fees: fc.boolean(),
        }),
        (state) => {
          const search = writeState('book', codecs, state, '?q=kept&other.size=3');
          expect(new URLSearchParams(search).get('q')).toBe('kept');
          expect(new URLSearchParams(search).get('other.size')).toBe('3');
          const read = readState('book', codecs, search);
          // −0 is written as 0: the same number to a reader.
          expect({ ...read, size: read.size + 0 }).toEqual({ ...state, size: state.size + 0 });
        },
      ),
    );
  });

  it('falls back to defaults on anything it cannot use', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (key, value) => {
        const search = `?${new URLSearchParams({ [`book.${key}`]: value })}`;
        const state = readState('book', codecs, search);
        expect(state.size).toBeGreaterThanOrEqual(0);
        expect(['buy', 'sell']).toContain(state.side);
      }),
    );
    for (const search of [
      '?book.size=',
      '?book.size=101',
      '?book.size=x',
      '?book.side=hold',
      '?book.fees=maybe',
    ]) {
      expect(readState('book', codecs, search)).toEqual(defaultsOf(codecs));
      expect(isUnreadable('book', codecs, search)).toBe(true);
    }
  });

  it('takes no name for one of its own that objects inherit', () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype)) {
      expect(readState('book', codecs, `?book.${name}=1`), name).toEqual(defaultsOf(codecs));
      expect(isUnreadable('book', codecs, `?book.${name}=1`), name).toBe(true);
    }
  });

  it('writes nothing for defaults', () => {
    expect(writeState('book', codecs, defaultsOf(codecs), '')).toBe('');
  });
});
