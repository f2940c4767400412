import { writeFileSync } from 'node:fs';

/** A value from 0 up to, not including, 1. */
export type Random = () => number;

/** Mulberry32: small, well known, and the same numbers on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Roughly normal around 0 with deviation 1: the sum of twelve uniform values. */
export function normal(random: Random): number {
  return Array.from({ length: 12 }, random).reduce((total, value) => total + value, -6);
}

/** The same with half the uniform values: closer to 0, and without far tails. */
export const narrowNormal = (random: Random): number =>
  random() + random() + random() + random() + random() + random() - 3;

/** Numbers as source lines of bearable length. */
export function numberLines(numbers: readonly number[], perLine = 24): string {
  const lines: string[] = [];
  for (let at = 0; at < numbers.length; at += perLine) {
    lines.push(`    ${numbers.slice(at, at + perLine).join(', ')},`);
  }
  return lines.join('\n');
}

/** Writes one recorded module. The formatter keeps number arrays as they are, one array per line. */
export function writeRecorded(name: string, script: string, about: string, lines: readonly string[]): void {
  const header = [
    '/**',
    ` * Sample data: ${about}`,
    ` * No market ever printed these numbers. Made once, from a fixed seed, by \`npx tsx scripts/samples/${script}\`.`,
    ' */',
  ];
  writeFileSync(
    new URL(`../../data/samples/${name}.ts`, import.meta.url),
    `${[...header, ...lines].join('\n')}\n`,
  );
}

const rows = (values: readonly unknown[]) => values.map((value) => `  ${JSON.stringify(value)},`).join('\n');

/** `// biome-ignore` keeps a data array compact: one value per line would make thousands of lines. */
export function arrayExport(
  name: string,
  type: string,
  values: readonly unknown[],
  comment: string,
): string[] {
  return [
    `/** ${comment} */`,
    '// biome-ignore format: a table of recorded numbers, one record per line',
    `export const ${name}: ${type} = [\n${rows(values)}\n];`,
  ];
}
