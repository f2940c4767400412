/**
 * A worked example: typed numbers in a sentence, and the function that must give the same numbers.
 * `text` names values in braces; `recompute` returns every value that follows from the others, and a
 * test compares it with the typed one at the typed precision. A number can so never drift from its formula.
 */
export type WorkedExample = {
  readonly id: string;
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

/** Made once per number of decimals: making one takes forty times as long as using it, and figures have hundreds of cells. */
const formats = new Map<number, Intl.NumberFormat>();

function formatWith(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals);
  if (known) {
    return known;
  }
  const made = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // What is shown as zero has no sign.
    signDisplay: 'negative',
  });
  formats.set(decimals, made);
  return made;
}

/** Number formats follow the site's convention: comma for thousands, point for decimals, a real minus sign. */
export function formatNumber(value: number, decimals: number): string {
  return formatWith(decimals).format(value).replace('-', '−');
}

/** Values that `text` names and `values` lacks, and the other way round, are mistakes of the author. */
export function describeExample(example: WorkedExample): string {
  return example.text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = example.values[name];
    if (value === undefined) {
      throw new Error(
        `Worked example "${example.id}" mentions {${name}}, but its values are ${Object.keys(example.values).join(', ')}.`,
      );
    }
    return formatNumber(value, decimalsOf(example, name));
  });
}
