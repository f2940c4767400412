type Chunk = { readonly name?: string | undefined };

/** What several islands are made with, in files by these names that they share: else each has a copy of its own. */
export const sharedByIslands = (sources: Readonly<Record<string, RegExp>>) =>
  Object.fromEntries(
    Object.entries(sources).map(([name, test]) => [
      name,
      {
        name,
        test,
        type: /^javascript/,
        chunks: (chunk: Chunk) => chunk.name?.startsWith('island-') ?? false,
        minChunks: 2,
        enforce: true,
        priority: 50,
      },
    ]),
  );
