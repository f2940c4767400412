import { nearest } from '@pt-docs/search/engine';
import { z } from 'zod';
import { type ErrorCode, errorSchema, metricSchema } from '../dataFile';
import { called, nearestText } from '../nearest';
import { DocsProblem } from '../reader';
import { docsTool } from '../tool';
import { siteAddress } from './addresses';

type Named = { readonly id: string; readonly name: string; readonly synonyms: readonly string[] };

/** The record of this name, and a sentence to say first where it's only listed under another name. */
function recordFor<T extends Named>(
  kind: string,
  asked: string,
  records: readonly T[],
): { readonly found: T; readonly note: string } {
  const items = records.map((record) => ({
    id: record.id,
    name: record.name,
    others: record.synonyms,
    record,
  }));
  const found = called(asked, items);
  if (!found) {
    const alike = nearest(asked, items).map(({ name }) => name);
    throw new DocsProblem(`There's no ${kind} called "${asked}" in PT.${nearestText(alike)}`);
  }
  const isSynonym = called(asked, [{ id: found.id, name: found.name }]) === undefined;
  return { found: found.record, note: isSynonym ? `"${asked}" is listed under ${found.name}. ` : '' };
}

const defineTerm = docsTool({
  name: 'define_term',
  title: 'Define a term',
  description: 'What a word of trading or of the app means, from the glossary.',
  input: z.object({
    term: z.string().trim().min(1).max(80).describe('A term or its abbreviation, such as CVD'),
  }),
  output: z.object({
    name: z.string(),
    definition: z.string(),
    synonyms: z.array(z.string()),
    address: z.string(),
    explained: z.string(),
  }),
  async run({ term }, site) {
    const [data, engine] = await Promise.all([site.data(), site.engine()]);
    const asked = term.replace(/^what (?:is|are|does) (?:an? |the )?|\?$/gi, '');
    // The search has more spellings than the records, and `answer` goes by them.
    const url = engine.named('term', asked)?.url;
    const known = data.terms.find(({ address }) => address === url);
    const { found, note } = recordFor('term', known?.name ?? asked, data.terms);
    const { name, definition, synonyms, address, explained } = found;
    const more = siteAddress(data, explained);
    return {
      text: `${note}${name}: ${definition} More: ${more}`,
      data: { name, definition, synonyms, address: siteAddress(data, address), explained: more },
    };
  },
});

const describeMetric = docsTool({
  name: 'describe_metric',
  title: 'Describe a metric',
  description:
    'A metric’s definition, formula, unit, sign, how to read it, where it misleads, and its command.',
  input: z.object({ metric: z.string().trim().min(1).max(80).describe('Name or id, such as Funding rate') }),
  output: z.object({
    ...metricSchema.omit({ id: true, synonyms: true }).shape,
    address: z.string(),
  }),
  async run({ metric }, site) {
    const data = await site.data();
    const { found: known, note } = recordFor('metric', metric, data.metrics);
    const term = note && called(metric, data.terms);
    if (term && term.name !== known.name) {
      throw new DocsProblem(
        `${term.name} isn't a metric of PT (define_term explains it). The nearest metric: ${known.name}.`,
      );
    }
    const { id: _, synonyms: __, ...found } = known;
    const address = siteAddress(data, found.address);
    const lines = [
      `${note}${found.name}: ${found.definition}`,
      `Formula: ${found.formula}. Unit: ${found.unit}. Sign: ${found.sign}`,
      `How to read it: ${found.reading.join(' ')}`,
      `Where it misleads: ${found.misleads.join(' ')}`,
      found.command && `Command: ${found.command}`,
      `Page: ${address}`,
    ];
    return { text: lines.filter(Boolean).join('\n'), data: { ...found, address } };
  },
});

type FindErrors = (text: string, errors: readonly ErrorCode[]) => readonly ErrorCode[];

const errorText = ({ code, source, meaning, cause, remedy, fixedBy }: ErrorCode, address: string) =>
  [
    `${code} (${source}): ${meaning}`,
    `Cause: ${cause}`,
    `What to do: ${remedy}`,
    fixedBy && `Who can fix it: ${fixedBy}.`,
    `Page: ${address}`,
  ]
    .filter(Boolean)
    .join('\n');

/** `find` is the decoder of the site, so that both read a pasted message the same way. */
const explainError = (find: FindErrors) =>
  docsTool({
    name: 'explain_error',
    title: 'Explain an error',
    description:
      'What an error of the exchange, a wallet or a swap means and what to do. Takes a code or a whole message.',
    input: z.object({
      error: z
        .string()
        .trim()
        .min(1)
        .max(2_000)
        .describe('The code or the message as it was shown: 10010, -32002, STF'),
    }),
    output: z.object({ errors: z.array(z.object({ ...errorSchema.shape, address: z.string() })) }),
    async run({ error }, site) {
      const data = await site.data();
      const found = find(error, data.errors).map((known) => ({
        ...known,
        address: siteAddress(data, known.address),
      }));
      if (found.length === 0) {
        const codes = data.errors.map(({ code, meaning }) => ({ name: code, others: [meaning] }));
        const nearestCodes = nearest(error, codes);
        throw new DocsProblem(
          `The docs don't list "${error.slice(0, 80)}".${nearestText(
            nearestCodes.map(({ name }) => name),
            'The nearest codes',
          )}`,
        );
      }
      return {
        text: found.map((known) => errorText(known, known.address)).join('\n\n'),
        data: { errors: found },
      };
    },
  });

export const recordTools = (find: FindErrors) => [explainError(find), defineTerm, describeMetric];
