import { readFileSync } from 'node:fs';
import leven from 'leven';
import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, visit } from 'yaml';
import { z } from 'zod';

/** Values that texts name in braces: `{unboundDays}`. */
type Facts = Readonly<Record<string, string | number>>;

type Options = {
  readonly facts?: Facts;
  /** Records stand below the page, or another name, that they belong to. */
  readonly grouped?: boolean;
};

type Read<Fields> = {
  readonly id: string;
  readonly group: string;
  /** File and line. */
  readonly where: string;
  readonly fields: Fields;
};

type Whole = Readonly<Record<PropertyKey, unknown>>;

type Problem = {
  readonly node: Node;
  readonly record: string;
  readonly field?: string;
  readonly sentence: string;
};

const TEXT =
  'If it’s a text with ": " or " #" in it, or begins with a sign such as * " [ or {, write it on the next line, below >-.';
const SPLIT = 'It and the line below need the spaces of their neighbours, and a field’s name each.';
const REMEDIES: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'It stands twice. Keep one of them.',
  BAD_INDENT: 'Give it as many spaces as the lines beside it.',
};

const pairsOf = (node: unknown) => (isMap(node) ? (node.items as Pair<Node, Node | null>[]) : []);
const keyIn = (node: unknown, name: string) => pairsOf(node).find(({ key }) => String(key) === name)?.key;
const closest = (word: string, words: readonly string[]) =>
  words.toSorted((a, b) => leven(word, a) - leven(word, b))[0];

/** A link in one line: the address, then what it says. */
export const link = z
  .string()
  .regex(/^\/\S+ \S/, 'Write an address that begins with /, a space and what the link says.')
  .transform((line) => ({ to: line.replace(/ .*/, ''), label: line.replace(/^\S+ /, '') }));

/** What a record is called that has no name of its own: "order-book" is an "Order book". */
export const inWords = (id: string) => id[0]?.toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** What is wrong at a place of a file. For a line that can't be read, the last key above it names the record. */
function placeOf(file: string, text: string, line: number, record?: string, field?: string): string {
  const lines = text.split('\n');
  const above = lines.slice(0, line - 1).findLast((other) => /^ {0,2}[^\s#-].*:$/.test(other));
  const id = record ?? above?.trim().slice(0, -1) ?? '';
  const name = field ?? /^\s*([\w-]+):/.exec(lines[line - 1] ?? '')?.[1] ?? '';
  return `data/${file}:${line}${id && `, record "${id}"`}${name && name !== id ? `, ${name}` : ''}`;
}

/** The first line that is no YAML, or of which a part would be lost: a name for a value, or a comment behind it. */
function unreadable(
  text: string,
  document: ReturnType<typeof parseDocument>,
  lineAt: (at: number) => number,
) {
  const lines = text.split('\n');
  const tab = lines.findIndex((line) => line.includes('\t'));
  if (tab >= 0) {
    return { line: tab + 1, sentence: 'It has a tab. Write spaces.' };
  }
  const [mistake] = [...document.errors, ...document.warnings];
  if (mistake) {
    const line = lineAt(mistake.pos[0]);
    const isSplit = /_IMPLICIT_KEY$/.test(mistake.code) && !/: .*: /.test(lines[line - 1] ?? '');
    return {
      line,
      sentence: isSplit ? SPLIT : (REMEDIES[mistake.code] ?? `It can’t be read. ${TEXT}`),
    };
  }
  let lost: Node | undefined;
  visit(document, {
    Node(_, node) {
      const hasName = 'anchor' in node && node.anchor !== undefined;
      lost ??= hasName || (isScalar(node) && node.type === 'PLAIN' && node.comment) ? node : undefined;
    },
  });
  if (lost) {
    return { line: lineAt(lost.range?.[0] ?? 0), sentence: `Part of it would be lost. ${TEXT}` };
  }
  return pairsOf(document.contents).length > 0 ||
    (isSeq(document.contents) && document.contents.items.length > 0)
    ? undefined
    : { line: 1, sentence: 'The file has no records. Write one, or delete the file.' };
}

/** What was written, with the values that texts name in braces. An empty field is missing. */
const fill = (written: unknown, facts: Facts, tellUnknown: (braced: string) => void): unknown =>
  JSON.parse(JSON.stringify(written), (field, part) => {
    if (typeof part !== 'string') {
      return part;
    }
    if (part === '' && field !== '') {
      return;
    }
    return part.replace(/\{([\w-]+)\}/g, (braced, name) => {
      if (!Object.hasOwn(facts, name)) {
        tellUnknown(braced);
      }
      return String(facts[name]);
    });
  });

/** What is wrong with a value, and what to write instead. */
function sentenceOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined) {
    return 'It’s missing. Add it.';
  }
  if (issue.code === 'invalid_value') {
    return `"${value}" isn’t known. Did you mean "${closest(String(value), issue.values.map(String))}"?`;
  }
  return issue.code === 'invalid_type'
    ? `Write ${{ string: 'a text', array: 'a list: [one, two]' }[issue.expected as string] ?? 'fields below it'}.`
    : issue.message;
}

/** What is wrong with the fields of a record. */
function problemsOf(record: string, key: Node, value: unknown, filled: unknown, shape: z.ZodType): Problem[] {
  const known = 'shape' in shape ? Object.keys(shape.shape as object) : [];
  return (shape.safeParse(filled).error?.issues ?? []).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((field) => ({
        node: keyIn(value, field) ?? key,
        record,
        field,
        sentence: `There is no such field. Did you mean "${closest(field, known)}"?`,
      }));
    }
    const [field = '', at] = issue.path;
    const part = issue.path.reduce<unknown>((whole, name) => (whole as Whole | undefined)?.[name], filled);
    const name = at === undefined ? String(field) : `${String(field)} ${Number(at) + 1}`;
    return {
      node: keyIn(value, String(field)) ?? key,
      record,
      field: name,
      sentence: sentenceOf(issue, part),
    };
  });
}

/**
 * The records of a YAML text, and a sentence with line, record, field and remedy for each mistake. A value is a text or a list
 * of texts, whatever it looks like: `no` and `10` need no quotes.
 */
export function parseRecords<Shape extends z.ZodType>(
  file: string,
  text: string,
  shape: Shape,
  { facts = {}, grouped = false }: Options = {},
): { readonly records: readonly Read<z.output<Shape>>[]; readonly problems: readonly string[] } {
  const counter = new LineCounter();
  const lineAt = (at: number) => counter.linePos(at).line;
  const document = parseDocument(text, { lineCounter: counter, schema: 'failsafe', prettyErrors: false });
  const stop = unreadable(text, document, lineAt);
  if (stop) {
    return { records: [], problems: [`${placeOf(file, text, stop.line)}: ${stop.sentence}`] };
  }
  const { contents } = document;
  const listed = isSeq(contents) ? (contents.items as Node[]) : [];
  const groups = grouped
    ? pairsOf(contents).map(({ key, value }) => [String(key), pairsOf(value)] as const)
    : [];
  const empty = grouped ? pairsOf(contents).filter(({ value }) => pairsOf(value).length === 0) : [];
  const problems: Problem[] = empty.map(({ key }) => ({
    node: key,
    record: String(key),
    sentence: 'Write records below it, or delete it.',
  }));
  const records = [
    ...listed.map((item, at) => ({ id: String(at + 1), group: '', key: item, value: item })),
    ...[...groups, ...(grouped ? [] : [['', pairsOf(contents)] as const])].flatMap(([group, pairs]) =>
      pairs.map(({ key, value }) => ({ id: String(key), group, key, value })),
    ),
  ].map(({ id, group, key, value }) => {
    const filled = fill(value?.toJS(document) ?? '', facts, (braced) => {
      const sentence = `${braced} has no value. Add it to the facts of this file, or write it without braces.`;
      problems.push({ node: key, record: id, field: '', sentence });
    });
    problems.push(...problemsOf(id, key, value, filled, shape));
    const fields = shape.safeParse(filled).data as z.output<Shape>;
    return { id, group, where: `data/${file}:${lineAt(key.range?.[0] ?? 0)}`, fields };
  });
  return {
    records,
    problems: problems.map(
      ({ node, record, field, sentence }) =>
        `${placeOf(file, text, lineAt(node.range?.[0] ?? 0), record, field ?? '')}: ${sentence}`,
    ),
  };
}

/**
 * The records of YAML files in `data/`, in their order. A mistake stops the dev server, the build and the test that read them,
 * with its sentence. Browsers get the records as data (scripts/lib/building/recordsLoader.mjs).
 */
export function readRecords<Shape extends z.ZodType>(
  files: string | readonly string[],
  shape: Shape,
  options: Options = {},
): readonly Read<z.output<Shape>>[] {
  const read = [files]
    .flat()
    .map((file) => parseRecords(file, readFileSync(`data/${file}`, 'utf8'), shape, options));
  const records = read.flatMap((one) => one.records);
  const owners = new Map<string, string>();
  const twice = records.flatMap(({ id, where, fields }) => {
    // A record has an address of its own; a list belongs to the place where it stands.
    const name = Array.isArray(fields) ? where : id;
    const other = owners.get(name);
    owners.set(name, where);
    return other === undefined
      ? []
      : `${where}, record "${id}": It also stands in ${other}. Keep one of them.`;
  });
  const problems = [...read.flatMap((one) => one.problems), ...twice];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return records;
}
