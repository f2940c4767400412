type Rule = { readonly use?: unknown; readonly oneOf?: readonly Rule[] };
type Loader = { readonly options?: { readonly emitFile?: boolean } } | undefined;

/** From the server bundle's own folder into the site's. */
const intoSite = (baseUrl: string) => ({ outputPath: '../', publicPath: baseUrl });

/** Docusaurus lets the client bundle write the files that its rules load. Docs are in the server bundle alone. */
export function emitFiles(rules: readonly Rule[], baseUrl: string): void {
  for (const { use, oneOf = [] } of rules) {
    for (const loader of [use].flat() as Loader[]) {
      if (loader?.options?.emitFile === false) {
        Object.assign(loader.options, { emitFile: true, ...intoSite(baseUrl) });
      }
    }
    emitFiles(oneOf, baseUrl);
  }
}

/** The same for pictures and files that Markdown names: their loader is in the request. */
export const emittingRequest = (request: string, baseUrl: string) =>
  request.replace('&emitFile=false!', `&${new URLSearchParams(intoSite(baseUrl))}!`);
