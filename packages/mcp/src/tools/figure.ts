import { z } from 'zod';
import { DocsProblem } from '../reader';
import { docsTool } from '../tool';
import { addressOf } from './addresses';

/** A value of a figure, as its control and its address have it: what it may be, and how it is written. */
type Control = {
  /** Its label on the page. */
  readonly about: string;
  /** What the address has for it: null where it can't be read. */
  read(text: string): string | null;
  /** `from 1 to 5 in steps of 1` */
  readonly limits: string;
};

/** As the figure shows them: each table as rows of cells, the head first. */
type Tables = string[][][];

/** A figure of the site, by the values in its address. */
export type Figure = {
  readonly id: string;
  readonly title: string;
  readonly controls: Readonly<Record<string, Control>>;
  /** What it says and shows with these values; the others keep their default. */
  show(values: Readonly<Record<string, string>>): {
    readonly search: string;
    readonly verdict: string;
    readonly detail: string;
    readonly tables: Tables;
    /** All values, also those that weren't given. */
    readonly state: Readonly<Record<string, string>>;
  };
};

const written = (value: string | number | boolean) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** The values that were asked for as the figure's controls can have them. */
function valuesFor({ id, controls }: Figure, asked: Readonly<Record<string, string | number | boolean>>) {
  const entries = Object.entries(asked).map(([name, value]) => {
    const control = Object.hasOwn(controls, name) ? controls[name] : undefined;
    if (!control) {
      throw new DocsProblem(`${id} has no "${name}". It has: ${Object.keys(controls).join(', ')}.`);
    }
    const text = control.read(written(value));
    if (text === null) {
      throw new DocsProblem(`${name} (${control.about}) must be ${control.limits}.`);
    }
    return [name, text] as const;
  });
  return Object.fromEntries(entries);
}

/** One tool for all figures. What a figure can be set to is in its answer: descriptions of all would be read at every start. */
export const figureTool = (figures: readonly Figure[]) =>
  docsTool({
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
      const figure = figures.find((one) => one.id === id) as Figure;
      const data = await site.data();
      const path = data.figures[id];
      if (path === undefined) {
        throw new DocsProblem(`${site.from} has no figure "${id}". Use the server that came with the site.`);
      }
      const values = valuesFor(figure, asked);
      const { search, verdict, detail, tables, state } = figure.show(values);
      const isRounded = Object.entries(asked).some(
        ([name, value]) => typeof value === 'number' && Number(values[name]) !== value,
      );
      const controls = Object.fromEntries(
        Object.entries(figure.controls).map(([name, { about, limits }]) => [
          name,
          { about, limits, value: state[name] ?? '' },
        ]),
      );
      const address = addressOf(data, `${path}${search}#${id}`);
      return {
        text: [
          `${verdict}${isRounded ? ' (All of it is for the nearest values that the figure has.)' : ''}`,
          detail,
          ...tables.map((rows) => `\n${rows.map((cells) => cells.join(' | ')).join('\n')}`),
          '\nIt can be set to:',
          ...Object.entries(controls).map(
            ([name, { about, limits, value }]) => `- ${name} (${about}): ${limits}; now ${value}`,
          ),
          `See it: ${address}`,
        ].join('\n'),
        data: {
          verdict,
          detail,
          tables,
          controls,
          isRounded,
          page: addressOf(data, path),
          figure: address,
        },
      };
    },
  });
