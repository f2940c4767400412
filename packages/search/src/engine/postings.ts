/**
 * Which records contain a word, as one short text: the distance from each record to the next, in digits of which 64
 * end a number and 28 continue it. As JSON numbers the same lists would take three times the bytes.
 */
const DIGITS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  // These two would have to be escaped in JSON.
  (digit) => digit !== '"' && digit !== '\\',
);
const ENDING = 64;
const CONTINUING = DIGITS.length - ENDING;
const VALUES = new Map(DIGITS.map((digit, value) => [digit, value]));

function encodeNumber(number: number): string {
  let digits = DIGITS[number % ENDING] ?? '';
  for (let rest = Math.floor(number / ENDING); rest > 0; rest = Math.floor(rest / CONTINUING)) {
    digits = `${DIGITS[ENDING + (rest % CONTINUING)]}${digits}`;
  }
  return digits;
}

/** Takes ascending whole numbers. */
export function encodePostings(ids: readonly number[]): string {
  return ids.map((id, index) => encodeNumber(id - (ids[index - 1] ?? 0))).join('');
}

export function decodePostings(text: string): number[] {
  const ids: number[] = [];
  let id = 0;
  let high = 0;
  for (const digit of text) {
    const value = VALUES.get(digit);
    if (value === undefined) {
      throw new Error('The search index contains a list that cannot be read.');
    }
    if (value >= ENDING) {
      high = high * CONTINUING + value - ENDING;
    } else {
      id += high * ENDING + value;
      ids.push(id);
      high = 0;
    }
  }
  return ids;
}
