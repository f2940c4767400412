/** Numbers in a text as numbers: 1,000.50 and 1,000.5 are the same, a sign is left to the words around it. */
function numbersIn(text: string): number[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((match) => Number(match.replaceAll(',', '')));
}

/** The numbers of a text that none of the cells holds. */
export function missingNumbers(text: string, cells: readonly string[]): number[] {
  const told = new Set(cells.flatMap(numbersIn));
  return numbersIn(text).filter((value) => !told.has(value));
}
