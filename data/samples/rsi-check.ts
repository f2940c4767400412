/**
 * Closes with a known RSI(14) series, so that readers can check another program against it: the first value is
 * 70.46, and the five closes after the fifteenth give 66.25, 66.48, 69.35, 66.29 and 57.92.
 */
export const rsiCheckCloses: readonly number[] = [
  44.34, 44.09, 44.15, 43.61, 44.33, 44.83, 45.1, 45.42, 45.84, 46.08, 45.89, 46.03, 45.61, 46.28, 46.28, 46,
  46.03, 46.41, 46.22, 45.64,
];
