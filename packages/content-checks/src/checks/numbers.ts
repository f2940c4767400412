type Text = { readonly where: string; readonly text: string };

/** Ways of writing a number that readers don't meet here, each with the one that they do. */
const FORMS = [
  { form: /\d[\s\u00a0\u202f]+%/g, instead: 'no space before %: 0.22%' },
  { form: /(?<![\p{L}\p{N}.,:/%)\]-])-\$?\d[\d.,]*/gu, instead: 'the minus sign U+2212: −0.14' },
  {
    form: /\$\d[\d.,]*[\s\u00a0]?(?:K|M|B|bn|thousand|million|billion)\b/g,
    instead: 'k, m or b without a space: $67.1k',
  },
  { form: /\$\d[\d.,]*[\s\u00a0][kmb]\b/g, instead: 'no space before the unit: $67.1k' },
  {
    form: /(?<![\p{L}\p{N}_.,:/#=-])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\p{L}\p{N}_-]|,\d{3})/gu,
    instead: 'commas between thousands: 60,011',
  },
] as const;

const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const ADDRESSES = /\]\([^)]*\)/g;

/**
 * Numbers have one format in prose, tables and figures. `codes` are numbers that name something: error codes, chain IDs.
 * Commands in code marks are typed as the command bar takes them.
 */
export function checkNumbers(texts: readonly Text[], codes: readonly string[] = []): string[] {
  const names = new Set(codes);
  return texts.flatMap(({ where, text }) => {
    const prose = text.replace(CODE, '').replace(ADDRESSES, ']');
    return FORMS.flatMap(({ form, instead }) =>
      Array.from(prose.matchAll(form))
        .filter(([found]) => !names.has(found))
        .map(
          ({ index, 0: found }) =>
            `${where} writes "${prose.slice(Math.max(0, index - 20), index + found.length).trim()}"; write ${instead}.`,
        ),
    );
  });
}
