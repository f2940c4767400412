import type { Root } from 'hast';

/** The parse result of a built page: its content without the layout and without controls. */
export type Page = {
  /** As in the address bar, with the trailing slash where the site has one. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The canonical URL. */
  readonly address: string;
  /** The breadcrumbs from the outside in, without the page itself: Trading, Decentralised exchange. */
  readonly trail: readonly string[];
  /** The page's own breadcrumb; a category and its first page share it. */
  readonly label: string;
  /** The page that comes after it in reading order, by its path; empty at the end and outside every order. */
  readonly next: string;
  readonly content: Root;
};
