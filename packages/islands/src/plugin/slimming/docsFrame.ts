import { resourceOf, type StyleModule } from './pageStyles';

const THEME = /[\\/]@docusaurus[\\/](theme-classic|theme-common|plugin-content-docs)[\\/]/;
const OWN_THEME = /[\\/]src[\\/]theme[\\/]/;
const OTHER_PAGES =
  /[\\/]theme[\\/](Blog|MDXPage|SearchPage|Loading|Icon[\\/]Socials)|[\\/](usePluralForm|searchUtils|useSearchQueryString)\b/;
/** What draws Markdown: posts only, texts of docs come drawn (plugins/texts). */
const MARKDOWN = /[\\/](MDXComponents|MDXContent|Admonition|admonitionUtils|CodeBlock|CodeInline|Details)\b/;
const OWN_PARTS =
  /[\\/]islands[\\/]src[\\/]client[\\/](fragments|islands)[\\/]|[\\/]src[\\/]components[\\/]PageMenu[\\/]/;

/** The sidebar, and to which plugin the pages belong. */
const DOCS_DATA =
  /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/]default[\\/](p[\\/]docs-|__plugin)/;

const isFrame = (resource: string) =>
  !OTHER_PAGES.test(resource) &&
  !MARKDOWN.test(resource) &&
  [THEME, OWN_THEME, OWN_PARTS, DOCS_DATA].some((sources) => sources.test(resource));

/**
 * What stands around the text of every doc, in one file: as the framework splits it, it is eight, which compress worse and
 * are asked for one by one. Posts share most of it.
 */
export const docsFrame = {
  name: 'docs-frame',
  // Of a stylesheet there are two modules: its rules, and the names of its classes, which are a script.
  test: (module: StyleModule) => module.type !== 'css/mini-extract' && isFrame(resourceOf(module)),
  chunks: 'async',
  enforce: true,
  priority: 40,
};
