import { writeFileSync } from 'node:fs';

/** Mulberry32: small, well known, and the same numbers on every machine. Returns values from 0 up to, not including, 1. */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Roughly normal around 0 with deviation 1: the sum of twelve uniform values. */
export function normal(random) {
  return Array.from({ length: 12 }, random).reduce((total, value) => total + value, -6);
}

/** Writes one recorded module. The formatter keeps number arrays as they are, one array per line. */
export function writeRecorded(name, script, about, lines) {
  const header = [
    '/**',
    ` * Sample data: ${about}`,
    ` * No market ever printed these numbers. Made once, from a fixed seed, by \`node scripts/record/${script}\`.`,
    ' */',
  ];
  writeFileSync(
    new URL(`../../data/recorded/${name}.ts`, import.meta.url),
    `${[...header, ...lines].join('\n')}\n`,
  );
}

const rows = (values) => values.map((value) => `  ${JSON.stringify(value)},`).join('\n');

/** `// biome-ignore` keeps a data array compact: one value per line would make thousands of lines. */
export function arrayExport(name, type, values, comment) {
  return [
    `/** ${comment} */`,
    '// biome-ignore format: a table of recorded numbers, one record per line',
    `export const ${name}: ${type} = [\n${rows(values)}\n];`,
  ];
}
