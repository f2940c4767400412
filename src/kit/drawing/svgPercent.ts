/**
 * A place along the width of a drawing, for SVG attributes. Drawings that place things by percent need no viewBox:
 * their text keeps its size on a phone.
 */
export function svgPercent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
