import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type ZodType, z } from 'zod';

type Records = readonly unknown[] | Readonly<Record<string, unknown>>;

/**
 * What the `schema.ts` of a folder exports as `tables`: for each list of the folder, by the name under which a file exports it, the
 * schema of its records. No two of them share an id. Where other fields must be unique too, they stand behind the schema;
 * `name+synonyms` means that a word of either belongs to one record, `whole` that the schema is that of the whole list. A schema
 * never imports the lists, since they take their types from it.
 */
export type Tables = Readonly<Record<string, ZodType | readonly [ZodType, ...unique: string[]]>>;

type Table = { readonly schema: ZodType; readonly records: Records; readonly unique: readonly string[] };

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

type Load = (file: string) => Promise<Readonly<Record<string, unknown>>>;

/** The lists that a folder's tables name, by the file that exports each. */
async function tablesOf(folder: string, files: readonly string[], load: Load): Promise<[string, Table[]][]> {
  const missing = new Map(Object.entries((await load(`${folder}/schema.ts`)).tables as Tables));
  const found: [string, Table[]][] = [];
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name) && name !== 'schema.ts')) {
    const lists = Object.entries(await load(`${folder}/${file}`)).filter(([name]) => missing.has(name));
    const tables = lists.map(([name, list]): Table => {
      const [schema, ...unique] = [missing.get(name) ?? []].flat() as [ZodType, ...string[]];
      missing.delete(name);
      return unique[0] === 'whole'
        ? { schema, records: [list], unique: [] }
        : { schema, records: list as Records, unique: unique.length > 0 ? unique : ['id'] };
    });
    found.push([`${folder}/${file.slice(0, -3)}`, tables]);
  }
  if (missing.size > 0) {
    const names = [...missing.keys()].join(', ');
    throw new Error(
      `data/${folder}/schema.ts names ${names} in its tables, and no file beside it exports that.`,
    );
  }
  return found;
}

/** Every table, by its file. `load` takes a file of this folder: the build loads its modules otherwise than tests do. */
export async function readTables(
  directory: string = import.meta.dirname,
  load: Load = (file) => import(path.join(directory, file)),
): Promise<Readonly<Record<string, readonly Table[]>>> {
  const folders = readdirSync(directory).filter((name) =>
    existsSync(path.join(directory, name, 'schema.ts')),
  );
  const read = folders.map((folder) => tablesOf(folder, readdirSync(path.join(directory, folder)), load));
  return Object.fromEntries((await Promise.all(read)).flat());
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
    tables.flatMap(({ schema, records, unique }) => [
      ...Object.entries(records).flatMap(([key, record]) => problemsOf(file, schema, key, record)),
      ...unique.flatMap((fields) => sharedValues(file, records, fields)),
    ]),
  );
}
