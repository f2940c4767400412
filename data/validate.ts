import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type ZodType, z } from 'zod';
import { type Records, tables } from './tables';

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

/** Schema files that nobody registered: their records would ship unchecked. */
export function unregistered(directory = path.join(import.meta.dirname, '.')): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[./\\])schema\.ts$/.test(name))
    .map((name) => name.replaceAll('\\', '/').replace(/[./]schema\.ts$/, ''))
    .filter((name) => !Object.hasOwn(tables, name))
    .map((name) => `data/${name}: its schema is not in data/tables.ts. Add it there with its records.`);
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
export function dataProblems(): string[] {
  return [
    ...unregistered(),
    ...Object.entries(tables).flatMap(([file, list]) =>
      list.flatMap(([schema, records, unique = ['id']]) => [
        ...Object.entries(records).flatMap(([key, record]) => problemsOf(file, schema, key, record)),
        ...unique.flatMap((fields) => sharedValues(file, records, fields)),
      ]),
    ),
  ];
}
