import type { Root } from 'hast';

/** One page as the reader sees it: what is left when the site's frame and all controls are taken away. */
export type Page = {
  /** As in the address bar, with the trailing slash where the site has one. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The full address that search engines are told. */
  readonly address: string;
  /** Where the page stands, from the outside in, without the page itself: Trading, Decentralised exchange. */
  readonly trail: readonly string[];
  /** What the page is called where it stands; a part of the site and its first page share it. */
  readonly label: string;
  /** The page that comes after it in reading order, by its path; empty at the end and outside every order. */
  readonly next: string;
  readonly content: Root;
};
