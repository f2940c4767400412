import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type ZodType, z } from 'zod';

type Records = readonly unknown[] | Readonly<Record<string, unknown>>;

/**
 * What every `*.schema.ts` exports as `tables`: each schema with the records that it holds for. No two records of a table
 * share an id. Where other fields must be unique too, they stand behind the records; `name+synonyms` means that a word of
 * either belongs to one record.
 */
export type Tables = readonly (readonly [schema: ZodType, records: Records, unique?: readonly string[]])[];

/** How people find a record: by its id, name or code, else by its place. */
function nameOf(key: string, record: unknown): string {
  const fields = (typeof record === 'object' && record !== null ? record : {}) as Record<string, unknown>;
  const name = fields.id ?? fields.code ?? fields.name;
  return typeof name === 'string' || typeof name === 'number' ? `"${name}"` : key;
}

/** One sentence for each field of a record that does not fit: file, record, value and what to write instead. */
export function problemsOf(file: string, schema: ZodType, key: string, record: unknown): string[] {
  const { error } = schema.safeParse(record);
  return (error?.issues ?? []).map((issue) => {
    const value = issue.path.reduce<unknown>(
      (part, step) => (part as Record<PropertyKey, unknown> | undefined)?.[step],
      record,
    );
    const field = z.core.toDotPath(issue.path);
    return `data/${file}, record ${nameOf(key, record)}${field && `, ${field}`}: ${JSON.stringify(value)}. ${issue.message}`;
  });
}

/**
 * The tables of every schema file, by its name. A file without any is an error: its records would ship unchecked. `load` takes the
 * file from this folder: the build's own modules are loaded otherwise than tests load theirs.
 */
export async function readTables(
  directory: string = import.meta.dirname,
  load = (file: string): Promise<{ tables?: Tables }> => import(path.join(directory, file)),
): Promise<Readonly<Record<string, Tables>>> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.schema.ts'),
  );
  const read = files.map(async (file) => {
    const { tables } = await load(file);
    if (!tables) {
      throw new Error(`data/${file} exports no tables. Name its schemas there with their records.`);
    }
    return [file.replaceAll('\\', '/').replace(/\.schema\.ts$/, ''), tables] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Values that two records share in fields that must tell them apart. Upper and lower case count as one. */
export function sharedValues(file: string, records: Records, fields: string): string[] {
  const owners = new Map<string, string>();
  return Object.entries(records).flatMap(([key, record]) => {
    const owner = nameOf(key, record);
    const values = fields.split('+').flatMap((field) => (record as Record<string, unknown>)?.[field] ?? []);
    return [...new Set(values.map((value) => String(value).toLowerCase()))].flatMap((value) => {
      const other = owners.get(value);
      owners.set(value, owner);
      return other === undefined
        ? []
        : `data/${file}, record ${owner}, ${fields}: "${value}" also stands in record ${other}. Keep it in one of them.`;
    });
  });
}

/** Every problem of the site's data, one sentence each. */
export async function dataProblems(load?: Parameters<typeof readTables>[1]): Promise<string[]> {
  return Object.entries(await readTables(undefined, load)).flatMap(([file, tables]) =>
    tables.flatMap(([schema, records, unique = ['id']]) => [
      ...Object.entries(records).flatMap(([key, record]) => problemsOf(file, schema, key, record)),
      ...unique.flatMap((fields) => sharedValues(file, records, fields)),
    ]),
  );
}
