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
