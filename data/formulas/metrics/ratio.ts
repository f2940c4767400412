/**
 * A division by nothing has no value. NaN says so and is drawn as a gap; Infinity would stretch the scale
 * and zero would be read as a number that somebody measured.
 */
export function ratio(numerator: number, denominator: number): number {
  return denominator === 0 ? Number.NaN : numerator / denominator;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
