import { describe, expect, it } from 'vitest';
import { placeCard } from './placeCard';

const room = { width: 1000, height: 800 };
const card = { width: 300, height: 150 };

describe('placeCard', () => {
  it('stands below the word, at its left edge', () => {
    expect(placeCard({ left: 200, top: 100, bottom: 120 }, card, room)).toEqual({ left: 200, top: 126 });
  });

  it('stands above a word at the foot of the screen', () => {
    expect(placeCard({ left: 200, top: 760, bottom: 780 }, card, room)).toEqual({ left: 200, top: 604 });
  });

  it('stays below when there is no room above either', () => {
    const low = { width: 1000, height: 200 };
    expect(placeCard({ left: 200, top: 60, bottom: 80 }, card, low).top).toBe(86);
  });

  it('keeps inside the right and the left edge', () => {
    expect(placeCard({ left: 900, top: 100, bottom: 120 }, card, room).left).toBe(692);
    expect(placeCard({ left: -20, top: 100, bottom: 120 }, card, room).left).toBe(8);
    expect(placeCard({ left: 40, top: 100, bottom: 120 }, card, { width: 280, height: 800 }).left).toBe(8);
  });
});
