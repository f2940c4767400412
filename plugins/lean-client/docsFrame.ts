import { EVERYWHERE, resourceOf, type StyleModule } from './pageStyles';

const THEME = /[\\/]@docusaurus[\\/](theme-classic|theme-common|plugin-content-docs)[\\/]/;
const OWN_THEME = /[\\/]src[\\/]theme[\\/]/;
const OTHER_PAGES =
  /[\\/]theme[\\/](Blog|MDXPage|SearchPage|NotFound|Loading|Icon[\\/]Socials)|[\\/](usePluralForm|searchUtils|useSearchQueryString)\b/;
const SHARED_COMPONENT = new RegExp(`[\\\\/]src[\\\\/]components[\\\\/](${EVERYWHERE.join('|')})[\\\\/]`);

const isFrame = (resource: string) =>
  !resource.endsWith('.css') &&
  !OTHER_PAGES.test(resource) &&
  (THEME.test(resource) || OWN_THEME.test(resource) || SHARED_COMPONENT.test(resource));

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
