import { describe, expect, it } from 'vitest';
import { hotkeys } from './hotkeys';
import { hotkeySchema } from './hotkeys.schema';

describe('hotkeys', () => {
  it.each(hotkeys)('$id fits the schema', (hotkey) => {
    const result = hotkeySchema.safeParse(hotkey);
    expect(result.success, `data/workbench/hotkeys.ts: ${hotkey.id}: ${result.error?.message}`).toBe(true);
  });

  it('have unique ids and unique keys', () => {
    expect(new Set(hotkeys.map(({ id }) => id)).size, 'an id is used twice').toBe(hotkeys.length);
    expect(new Set(hotkeys.map(({ keys }) => keys.join('+'))).size, 'a key is used twice').toBe(
      hotkeys.length,
    );
  });
});
