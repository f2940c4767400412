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

declare module 'minisearch' {
  type Options = { readonly fields: readonly string[]; readonly storeFields: readonly string[] };
  export default class MiniSearch<Document> {
    constructor(options: Options);
    static loadJSON<Document>(text: string, options: Options): MiniSearch<Document>;
    addAll(documents: readonly Document[]): void;
    search(
      query: string,
      options: {
        boost: Readonly<Record<string, number>>;
        prefix: boolean;
        fuzzy: (term: string) => number;
      },
    ): readonly { readonly url: unknown }[];
  }
}
