import { resourceOf, type StyleModule } from './pageStyles';

const THEME = /[\\/]@docusaurus[\\/](theme-classic|theme-common|plugin-content-docs)[\\/]/;
const OWN_THEME = /[\\/]src[\\/]theme[\\/]/;
const OTHER_PAGES =
  /[\\/]theme[\\/](Blog|MDXPage|SearchPage|NotFound|Loading|Icon[\\/]Socials)|[\\/](usePluralForm|searchUtils|useSearchQueryString)\b/;
/** What draws Markdown: posts only, texts of docs come drawn (plugins/texts). */
const MARKDOWN = /[\\/](MDXComponents|MDXContent|Admonition|admonitionUtils|CodeBlock|CodeInline|Details)\b/;
const OWN_PARTS = /[\\/]src[\\/](text|live|components[\\/]PageMenu)[\\/]/;

const isFrame = (resource: string) =>
  !resource.endsWith('.css') &&
  !OTHER_PAGES.test(resource) &&
  !MARKDOWN.test(resource) &&
  (THEME.test(resource) || OWN_THEME.test(resource) || OWN_PARTS.test(resource));

/**
 * What stands around the text of every doc, in one file: as the framework splits it, it is eight, which compress worse and
 * are asked for one by one. Posts share most of it.
 */
export const docsFrame = {
  name: 'docs-frame',
  test: (module: StyleModule) => isFrame(resourceOf(module)),
  chunks: 'async',
  enforce: true,
  priority: 40,
};
