import { describe, expect, it } from 'vitest';
import { joinModes } from './join-modes';
import { joinModeSchema } from './join-modes.schema';

describe('data/community/join-modes.ts', () => {
  it.each(joinModes.map((mode) => [mode.id, mode] as const))('%s has the agreed form', (id, mode) => {
    expect(joinModeSchema.safeParse(mode).error?.issues ?? [], `join mode "${id}"`).toEqual([]);
  });

  it('lists every mode once, from the widest door to the narrowest', () => {
    expect(joinModes.map(({ id }) => id)).toEqual([...joinModeSchema.shape.id.options]);
  });
});
