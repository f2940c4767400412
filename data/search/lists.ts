import { z } from 'zod';
import { readRecords } from '../readRecords';
import { currentAddress } from '../site/moved-anchors';

/** `key/secret + leaked/stolen` is four phrases: groups of words by meaning, each with each. */
const crossed = (entry: string): string[] =>
  entry
    .split(' + ')
    .map((group) => group.split('/'))
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => `${start} ${end}`)));

const phrasesOf = (form: RegExp) =>
  z
    .array(z.string())
    .transform((entries) => entries.flatMap(crossed))
    .refine(
      (phrases) => phrases.every((phrase) => form.test(phrase)),
      'Write lower-case words of letters and digits with single spaces.',
    )
    .refine(
      (phrases) => new Set(phrases).size === phrases.length,
      'A phrase stands twice. Keep one of them.',
    );

const groups = phrasesOf(/^[a-z0-9]+( [a-z0-9]+)*$/).refine(
  ({ length }) => length > 1,
  'A group needs at least two words.',
);

/** The groups of near-words.yaml. */
export const nearWords: readonly (readonly string[])[] = readRecords('search/near-words.yaml', groups).map(
  ({ fields }) => fields,
);

/** The groups of synonyms.yaml, the pages' own words first. A phrase that stands in two groups would join them. */
export const synonyms: readonly (readonly string[])[] = readRecords('search/synonyms.yaml', groups).map(
  ({ where, fields }, at, all) => {
    const other = all
      .slice(0, at)
      .find((earlier) => earlier.fields.some((phrase) => fields.includes(phrase)));
    if (other) {
      throw new Error(`${where}: A phrase of it also stands in ${other.where}. Keep one of them.`);
    }
    return fields;
  },
);

/** Each section of readers-say.yaml, with its line. One word alone has at least three letters. */
export const readersSay = readRecords(
  'search/readers-say.yaml',
  phrasesOf(/^[a-z0-9]+( [a-z0-9]+)+$|^[a-z0-9]{3,}$/),
  {
    grouped: true,
  },
).map(({ id, group, where, fields }) => {
  const address = id === 'page' ? group : `${group}#${id}`;
  const today = currentAddress(address);
  if (today !== address) {
    throw new Error(`${where}: ${address} has moved to ${today}. Add its phrases there.`);
  }
  return { address, where, phrases: fields };
});
