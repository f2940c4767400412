type Limits = {
  /** Kilobytes of everything that is fetched until the page is quiet. */
  readonly view: number;
  readonly requests?: number;
  /** Milliseconds that tasks take beyond 50, at 4× CPU. */
  readonly blocked?: number;
  /** Kilobytes of HTML, styles and scripts before the first paint. */
  readonly first?: number;
};

/** One page of each kind, with what it may weigh. */
export const PAGES: readonly { readonly kind: string; readonly path: string; readonly most: Limits }[] = [
  {
    kind: 'doc',
    path: '/docs/workbench/overview/saving-resaving-a-workbench',
    most: { view: 205, requests: 28, blocked: 100, first: 34 },
  },
  { kind: 'text page', path: '/docs/others/location-restrictions', most: { view: 185, first: 26 } },
  { kind: 'Getting started', path: '/docs/introduction/getting-started', most: { view: 285 } },
  { kind: 'home', path: '/', most: { view: 255, first: 37 } },
  { kind: 'blog', path: '/blog', most: { view: 160, first: 22 } },
  { kind: 'post', path: '/blog/release-v2.8.6', most: { view: 160, first: 22 } },
];
