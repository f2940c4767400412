type Edges = { readonly left: number; readonly top: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

const GAP = 6;
const EDGE = 8;

/** Below the word if there is room, else above it; never across the sides of the screen. */
export function placeCard(word: Edges, card: Size, room: Size): { left: number; top: number } {
  const below = word.bottom + GAP;
  const above = word.top - GAP - card.height;
  const isBelow = below + card.height <= room.height - EDGE || above < EDGE;
  const rightmost = room.width - EDGE - card.width;
  return {
    left: Math.round(Math.max(EDGE, Math.min(word.left, rightmost))),
    top: Math.round(isBelow ? below : above),
  };
}
