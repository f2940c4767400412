/**
 * What the benchmarks use of the packages in bench/package.json. Declared here because `npm run check` reads types without
 * them being installed.
 */
declare module 'lighthouse' {
  type Audit = {
    readonly title: string;
    readonly score: number | null;
    readonly numericValue?: number;
    readonly details?: unknown;
  };
  type Category = {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  };
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
  ): Promise<
    | {
        readonly lhr: {
          readonly categories: Readonly<Record<string, Category>>;
          readonly audits: Readonly<Record<string, Audit>>;
        };
      }
    | undefined
  >;
}

declare module '@orama/orama' {
  type Database = { readonly brand: unique symbol };
  type Row = Readonly<Record<string, string>>;
  export function create(options: { schema: Row }): Database;
  export function insertMultiple(database: Database, rows: readonly Row[]): Promise<unknown>;
  export function save(database: Database): unknown;
  export function load(database: Database, saved: unknown): void;
  export function search(
    database: Database,
    query: {
      term: string;
      properties: readonly string[];
      boost: Readonly<Record<string, number>>;
      tolerance: number;
      limit: number;
    },
  ): Promise<{ readonly hits: readonly { readonly document: { readonly url: string } }[] }>;
}

declare module 'pagefind' {
  type File = { readonly path: string; readonly content: Uint8Array };
  type Index = {
    addHTMLFile(file: { url: string; content: string }): Promise<unknown>;
    getFiles(): Promise<{ readonly files: readonly File[] }>;
  };
  export function createIndex(options: {
    forceLanguage: string;
  }): Promise<{ readonly index?: Index; readonly errors: readonly string[] }>;
  export function close(): Promise<unknown>;
}
