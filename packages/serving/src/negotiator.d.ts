/** The published types don't know `preferred`, which decides between codings that a client likes equally. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: {
      readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
    });
    mediaType(available: readonly string[]): string | undefined;
    encoding(
      available: readonly string[],
      options: { readonly preferred: readonly string[] },
    ): string | undefined;
  }
}
