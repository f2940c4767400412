/** A small seeded generator (mulberry32): the same seed gives the same numbers on every machine. */
export function random(seed) {
  let state = seed >>> 0;
  function uniform() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  /** Sum of uniforms: close enough to a bell curve, and without its far tails. */
  function normal() {
    return uniform() + uniform() + uniform() + uniform() + uniform() + uniform() - 3;
  }
  return { uniform, normal };
}

/** Numbers as source lines of bearable length. */
export function numberLines(numbers, perLine = 24) {
  const lines = [];
  for (let at = 0; at < numbers.length; at += perLine) {
    lines.push(`    ${numbers.slice(at, at + perLine).join(', ')},`);
  }
  return lines.join('\n');
}
