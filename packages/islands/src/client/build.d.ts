/** True in the bundle that renders pages at build time, false in the browser's. Set by this package's plugin. */
declare const IS_SERVER_BUNDLE: boolean;

/** True where docs are rendered from their MDX: on the server, and on the dev server. Readers get doc fragments. */
declare const RENDERS_MDX: boolean;

/** The site's list of islands: the plugin's option `registry`. */
declare module '@islands/registry' {
  export const islands: import('./islands/registry').IslandRegistry;
}

/** What authors may write in docs without an import: the plugin's option `docComponents`. */
declare module '@islands/doc-components' {
  const components: import('react').ComponentProps<typeof import('@mdx-js/react').MDXProvider>['components'];
  export default components;
}

interface ImportMeta {
  /** The bundler's way to ask for all files of a kind. */
  readonly webpackContext: (folder: string, options: { recursive: boolean; regExp: RegExp }) => unknown;
}
