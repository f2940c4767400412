import { DocsProblem, docsTool, siteAddress } from '@pt-docs/mcp';
import { parseHtml } from '@pt-docs/pages';
import { exchangePermissions } from '@site/data/trading/exchange-permissions';
import type { FigureText } from '@site/src/figures/kit/shell/Figure';
import { type Codecs, readState, writeState } from '@site/src/figures/kit/state/codec';
import { StartingSearch } from '@site/src/figures/kit/state/StartingSearch';
import { islands } from '@site/src/islands';
import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';

type Figure = { readonly id: string; readonly codecs: Codecs; readonly Island: ComponentType };

/** Islands that are figures are called like their folder. */
const NAMES = Object.keys(islands).filter((name) => /^[A-Z]/.test(name));

const figures: readonly Figure[] = await Promise.all(
  NAMES.map(async (name) => {
    const [island, { figure, codecs }] = await Promise.all([
      islands[name]?.() as Promise<{ default: ComponentType }>,
      import(`../figures/${name}/figure.ts`) as Promise<{ figure: FigureText; codecs: Codecs }>,
    ]);
    return { id: figure.id, codecs, Island: island.default };
  }),
);

/** Values that stand for more than themselves are written in the address in a form of their own. */
const FORMS: Readonly<Record<string, string>> = {
  rights: `the letters of the ticked rights, or - for none: ${exchangePermissions.map(({ name }, at) => `${String.fromCharCode(97 + at)} ${name}`).join(', ')}`,
  scores: 'nine scores from 0 to 10 in the order of the table, joined by _, with x for one that is missing',
};

/** What a control can be set to: `from 1 to 5 in steps of 1`. */
function limitsOf(name: string, { range, choices }: Codecs[string]): string {
  const { min, max, step } = range?.exact ?? range ?? {};
  if (min !== undefined) {
    return `from ${min} to ${max} in steps of ${step}`;
  }
  const words = choices?.map((choice) => (typeof choice === 'boolean' ? (choice ? 'yes' : 'no') : choice));
  return words ? `one of ${words.join(', ')}` : (FORMS[name] ?? 'as in the address of the figure');
}

/** What a control is called on the page. */
function labelOf(id: string, name: string, tree: Root): string {
  const control = `${id}-${name}`;
  const label =
    select(`label[for="${control}"]`, tree) ??
    select(`fieldset:has(input[name="${control}"]) > legend`, tree);
  return label ? textOf(label) : name;
}

/** A figure with the values of an address, as its page renders it. */
const render = ({ Island }: Figure, search: string): Root =>
  parseHtml(
    renderToStaticMarkup(
      <StartingSearch value={search}>
        <Island />
      </StartingSearch>,
    ),
  );

type Asked = Readonly<Record<string, string | number | boolean>>;

const written = (value: Asked[string]) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${value}`);

/** The values that were asked for as the figure's controls can have them, as its address has them. */
function valuesFor(figure: Figure, asked: Asked): Readonly<Record<string, string>> {
  const { id, codecs } = figure;
  const entries = Object.entries(asked).map(([name, value]) => {
    const codec = Object.hasOwn(codecs, name) ? codecs[name] : undefined;
    if (!codec) {
      throw new DocsProblem(`${id} has no "${name}". It has: ${Object.keys(codecs).join(', ')}.`);
    }
    const read = codec.read(written(value));
    if (read === undefined) {
      const label = labelOf(id, name, render(figure, ''));
      throw new DocsProblem(`${name} (${label}) must be ${limitsOf(name, codec)}.`);
    }
    return [name, codec.write(read)] as const;
  });
  return Object.fromEntries(entries);
}

/** What a figure says and shows: read from the figure itself, rendered in that state. */
function shownBy(figure: Figure, values: Readonly<Record<string, string>>) {
  const { id, codecs } = figure;
  const query = new URLSearchParams(Object.entries(values).map(([name, text]) => [`${id}.${name}`, text]));
  const state = readState(id, codecs, query.toString());
  const search = writeState(id, codecs, state, '');
  const tree = render(figure, search);
  // Some controls are there in some states only.
  const start = render(figure, '');
  const verdict = select('p[class*="verdict"]', tree);
  const detail = select('p[class*="detail"]', tree);
  const numbers = selectAll('details', tree).at(-1);
  if (!verdict || !numbers) {
    throw new Error(`The figure ${id} has no verdict or no table of numbers.`);
  }
  return {
    search,
    verdict: textOf(verdict),
    detail: detail ? textOf(detail) : '',
    /** Rows of cells, the head first. */
    tables: selectAll('table', numbers).map((table) =>
      selectAll('tr', table).map((row) => selectAll('th, td', row).map((cell) => textOf(cell))),
    ),
    controls: Object.fromEntries(
      Object.entries(codecs).map(([name, codec]) => [
        name,
        {
          about: labelOf(id, name, start),
          limits: limitsOf(name, codec),
          value: codec.write(state[name]),
        },
      ]),
    ),
  };
}

/** One tool for all figures. What a figure can be set to is in its answer: descriptions of all would be read at every start. */
export const showFigure = docsTool({
  name: 'show_figure',
  title: 'Show a figure',
  description:
    'Shows a figure of the docs in any state, with its numbers and every value it can be set to. Without state it starts as on its page.',
  input: z.object({
    figure: z.enum(figures.map(({ id }) => id)),
    state: z
      .record(z.string(), z.union([z.string().max(500), z.number(), z.boolean()]))
      .default({})
      .describe('Values by their name in `controls` of the answer'),
  }),
  output: z.object({
    verdict: z.string(),
    detail: z.string(),
    tables: z.array(z.array(z.array(z.string()))),
    controls: z.record(z.string(), z.object({ about: z.string(), limits: z.string(), value: z.string() })),
    isRounded: z.boolean(),
    page: z.string(),
    figure: z.string(),
  }),
  async run({ figure: id, state: asked }, site) {
    const known = figures.find((one) => one.id === id) as Figure;
    const data = await site.data();
    const path = data.figures[id];
    if (path === undefined) {
      throw new DocsProblem(`${site.from} has no figure "${id}". Use the server that came with the site.`);
    }
    const values = valuesFor(known, asked);
    const { search, ...shown } = shownBy(known, values);
    const isRounded = Object.entries(asked).some(
      ([name, value]) => typeof value === 'number' && Number(values[name]) !== value,
    );
    const page = siteAddress(data, path);
    const figure = siteAddress(data, `${path}${search}#${id}`);
    return {
      text: [
        `${shown.verdict}${isRounded ? ' (All of it is for the nearest values that the figure has.)' : ''}`,
        shown.detail,
        ...shown.tables.map((rows) => `\n${rows.map((cells) => cells.join(' | ')).join('\n')}`),
        '\nIt can be set to:',
        ...Object.entries(shown.controls).map(
          ([name, { about, limits, value }]) => `- ${name} (${about}): ${limits}; now ${value}`,
        ),
        `See it: ${figure}`,
      ].join('\n'),
      data: { ...shown, isRounded, page, figure },
    };
  },
});
