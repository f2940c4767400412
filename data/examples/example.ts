/**
 * A worked example: typed numbers in a sentence, and the function that must give the same numbers.
 * `text` names values in braces; `recompute` returns every value that follows from the others, and a
 * test compares it with the typed one at the typed precision. A number can so never drift from its formula.
 */
export type WorkedExample = {
  readonly title: string;
  /** One or more sentences; `{name}` is replaced by the value of that name. Units stand in the text. */
  readonly text: string;
  readonly values: Readonly<Record<string, number>>;
  /** Decimals shown for a value; by default as many as the typed number has. */
  readonly decimals?: Readonly<Record<string, number>>;
  readonly recompute: (values: Readonly<Record<string, number>>) => Record<string, number>;
};

export function decimalsOf(example: WorkedExample, name: string): number {
  const given = example.decimals?.[name];
  if (given !== undefined) {
    return given;
  }
  const [, fraction = ''] = String(example.values[name]).split('.');
  return fraction.length;
}

/** Half away from zero, of the number as it is written: 1.005 is 1.01, though its binary value is a little less. */
function round(size: number, decimals: number): number {
  const shifted = Number(`${size}e${decimals}`);
  // Written with an exponent, or with more digits than a number holds: there is no half to be wrong about.
  return shifted < 2 ** 53 ? Number(`${Math.round(shifted)}e-${decimals}`) : size;
}

/**
 * Number formats follow the site's convention: comma for thousands, point for decimals, a real minus sign. Written by
 * hand because a browser's first `Intl.NumberFormat` takes 30 ms, on a slow phone 120.
 */
export function formatNumber(value: number, decimals: number): string {
  if (!Number.isFinite(value)) {
    return String(value).replace('-', '−').replace('Infinity', '∞');
  }
  const [whole = '', ...fraction] = round(Math.abs(value), decimals).toFixed(decimals).split('.');
  const text = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
  // What is shown as zero has no sign.
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/**
 * Values that `text` names and `values` lacks, and the other way round, are mistakes of the author. Money is written as readers
 * write it: −$798.40, with both cents, and $20k.
 */
export function describeExample(example: WorkedExample): string {
  return example.text.replace(/(\$?)\{(\w+)\}/g, (_, currency: string, name: string, at: number) => {
    const value = example.values[name];
    if (value === undefined) {
      throw new Error(
        `Worked example "${example.title}" mentions {${name}}, but its values are ${Object.keys(example.values).join(', ')}.`,
      );
    }
    const isLarge = /^[kmb]\b/.test(example.text.slice(at + currency.length + name.length + 2));
    const decimals = decimalsOf(example, name);
    const number = formatNumber(value, currency && decimals === 1 && !isLarge ? 2 : decimals);
    return number.startsWith('−') ? `−${currency}${number.slice(1)}` : currency + number;
  });
}
