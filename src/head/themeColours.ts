/** What browsers colour their own bars with: `--pt-surface` of each mode (tests/contrast.test.ts). */
export const DARK = '#0b0e14';
export const LIGHT = '#ffffff';
