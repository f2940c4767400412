import { z } from 'zod';
import { DocsProblem } from '../reader';
import type { Site } from '../site';
import { type DocsTool, docsTool } from '../tool';
import { addressOf } from './addresses';

/** One value of a figure's control, with the limits that the figure has: range, choices, length, or a form of its own. */
export type ModelInput = {
  readonly about: string;
  readonly unit?: string;
  readonly fallback: unknown;
  readonly range?: { readonly min: number; readonly max: number; readonly step: number };
  /** What the model itself can take, which may be more than the figure's slider. */
  readonly limits?: { readonly min: number; readonly max: number; readonly isWhole?: boolean };
  readonly choices?: readonly (string | boolean)[];
  readonly maxLength?: number;
  /** For text that stands for more than itself, such as a list of drawings. */
  readonly isReadable?: (text: string) => boolean;
};

type Readings = Readonly<Record<string, number | string | boolean | null>>;

/** As the figure shows them: each table as rows of cells, the head first. */
type Tables = string[][][];

/** A figure of the site as a tool. */
export type FigureModel = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The figure's id on its page. */
  readonly figure: string;
  readonly inputs: Readonly<Record<string, ModelInput>>;
  /** Values that the figure has no control for, such as a book or bars of the reader's own. */
  readonly extra?: z.ZodRawShape;
  /** Why the limits are where they are; told to those who ask beyond them. */
  readonly why: string;
  /** What the figure says about these values, and the numbers in it. */
  run(values: Readonly<Record<string, unknown>>): {
    /** The answer with its number: one sentence. */
    readonly verdict: string;
    /** Why, and what it leaves out. */
    readonly detail: string;
    readonly readings?: Readings;
    readonly tables?: Tables;
  };
  /** The search string of the figure in this state; the second says whether the figure shows exactly these values. */
  state(values: Readonly<Record<string, unknown>>): { readonly search: string; readonly isExact: boolean };
};

const LONGEST_TEXT = 2_000;

const withUnit = (value: number, unit: string | undefined) => (unit ? `${value} ${unit}` : String(value));

/** The limits of the figure's control as a schema whose messages name limit, unit and reason. */
function schemaOf(name: string, input: ModelInput, why: string) {
  const { range, choices = [], maxLength, isReadable, unit, fallback } = input;
  if (range) {
    const { min, max, isWhole = false } = { ...range, ...input.limits };
    const kind = isWhole ? 'a whole number ' : '';
    const message = `${name} must be ${kind}from ${withUnit(min, unit)} to ${withUnit(max, unit)}. ${why}`;
    const number = isWhole ? z.int(message) : z.number(message);
    return number
      .min(min, message)
      .max(max, message)
      .default(fallback as number);
  }
  if (maxLength !== undefined) {
    return z
      .string()
      .max(maxLength, `${name} may have ${maxLength} characters.`)
      .default(fallback as string);
  }
  if (isReadable) {
    return z
      .string()
      .max(LONGEST_TEXT)
      .refine(isReadable, `${name} can't be read. It looks like "${fallback}", as in the figure's address.`)
      .default(fallback as string);
  }
  if (typeof fallback === 'boolean') {
    return z.boolean(`${name} is true or false.`).default(fallback);
  }
  const words = choices.map(String);
  const message = `${name} must be one of ${words.join(', ')}${unit ? ` ${unit}` : ''}. ${why}`;
  const numbers = words.filter((word) => String(Number(word)) === word).map(Number);
  // Where the choices are numbers, an assistant may write them without quotes.
  return z
    .union([z.enum(words, message), ...numbers.map((number) => z.literal(number))], message)
    .default(String(fallback));
}

const output = z.object({
  verdict: z.string(),
  detail: z.string(),
  readings: z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()])).optional(),
  tables: z.array(z.array(z.array(z.string()))).optional(),
  page: z.string(),
  figure: z.string(),
  figureShowsExactly: z.boolean(),
});

async function addressesOf(model: FigureModel, values: Readonly<Record<string, unknown>>, site: Site) {
  const data = await site.data();
  const path = data.figures[model.figure];
  if (path === undefined) {
    throw new DocsProblem(
      `${site.from} has no figure "${model.figure}". Use the server that came with the site.`,
    );
  }
  const { search, isExact } = model.state(values);
  return {
    page: addressOf(data, path),
    figure: addressOf(data, `${path}${search}#${model.figure}`),
    figureShowsExactly: isExact,
  };
}

const asText = (tables: Tables) =>
  tables.map((rows) => `\n${rows.map((cells) => cells.join(' | ')).join('\n')}\n`).join('');

export function modelTool(model: FigureModel): DocsTool {
  const shape = Object.fromEntries(
    Object.entries(model.inputs).map(([name, input]) => {
      const unit = input.unit ? `, in ${input.unit}` : '';
      return [name, schemaOf(name, input, model.why).describe(`${input.about}${unit}`)];
    }),
  );
  return docsTool({
    name: model.name,
    title: model.title,
    description: model.description,
    input: z.object({ ...shape, ...model.extra }),
    output,
    app: model.figure,
    async run(given, site) {
      const values = Object.fromEntries(
        Object.entries(given).map(([name, value]) => [
          name,
          model.inputs[name]?.choices && typeof value === 'number' ? String(value) : value,
        ]),
      );
      const answer = model.run(values);
      const { verdict, detail, tables = [] } = answer;
      const addresses = await addressesOf(model, values, site);
      const told = answer.tables ? 'all of it is for' : 'the figure shows';
      const note = addresses.figureShowsExactly ? '' : ` (${told} the nearest values its controls have)`;
      return {
        text: `${verdict}\n${detail}\n${asText(tables)}Try it: ${addresses.figure}${note}`,
        data: { ...answer, ...addresses },
      };
    },
  });
}
