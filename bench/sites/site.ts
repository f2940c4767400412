import type { Content } from './content';

/** A way to make a site of the same content with another framework's default theme. */
export type Framework = {
  readonly name: string;
  /** What to install, with exact versions. */
  readonly packages: Readonly<Record<string, string>>;
  /** More of its package.json. */
  readonly manifest?: Readonly<Record<string, unknown>>;
  /** All files of the project by their path. */
  readonly files: (content: Content) => Readonly<Record<string, string>>;
  /** The command of node_modules/.bin that builds, and where its result is. */
  readonly build: readonly [command: string, ...args: string[]];
  readonly outDir: string;
  /** Files in here have a hash in their name. */
  readonly hashedFolder: string;
};

/** A finished site that can be served and measured. */
export type Site = { readonly name: string; readonly directory: string; readonly hashedFolder: string };
