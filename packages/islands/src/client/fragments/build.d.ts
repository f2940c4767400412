/** True where texts are drawn from their MDX: on the server, and while authoring (plugins/texts). */
declare const TEXT_FROM_SCRIPT: boolean;

interface ImportMeta {
  /** The bundler's way to ask for all files of a kind. */
  readonly webpackContext: (folder: string, options: { recursive: boolean; regExp: RegExp }) => unknown;
}
