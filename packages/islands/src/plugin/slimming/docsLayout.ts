import { resourceOf, type StyleModule } from './pageStyles';

const THEME = /[\\/]@docusaurus[\\/](theme-classic|theme-common|plugin-content-docs)[\\/]/;
const SITE_THEME = /[\\/]src[\\/]theme[\\/]/;
const OTHER_PAGES =
  /[\\/]theme[\\/](Blog|MDXPage|SearchPage|Loading|Icon[\\/]Socials)|[\\/](usePluralForm|searchUtils|useSearchQueryString)\b/;
/** What renders Markdown: only posts need it, docs come as fragments. */
const MARKDOWN =
  /[\\/](MDXComponents|MDXContent|Admonition|admonitionUtils|CodeBlock|CodeInline|Details|Tabs|TabItem|TOCInline)\b/;
const OWN_CLIENT = /[\\/]islands[\\/]src[\\/]client[\\/](fragments|guard)[\\/]/;

/** The sidebar, and to which plugin the pages belong. */
const DOCS_DATA = /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/]default[\\/](p[\\/]|__plugin)/;

const isLayout = (resource: string) =>
  !OTHER_PAGES.test(resource) &&
  !MARKDOWN.test(resource) &&
  [THEME, SITE_THEME, OWN_CLIENT, DOCS_DATA].some((sources) => sources.test(resource));

/** How the names of its files begin. */
export const DOCS_LAYOUT = 'docs-layout';

/**
 * The layout of docs in one chunk: Docusaurus splits it into eight, which compress worse and are requested one by one. Posts
 * share most of it.
 */
export const docsLayout = {
  name: DOCS_LAYOUT,
  // A CSS module is two modules: its rules, and the names of its classes, which are a script.
  test: (module: StyleModule) => module.type !== 'css/mini-extract' && isLayout(resourceOf(module)),
  chunks: 'async',
  enforce: true,
  priority: 40,
};
