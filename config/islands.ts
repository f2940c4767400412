import type { Options } from '@pt-docs/islands';
import { environment } from './env';

/** Components that stand on most pages: their styles are in the stylesheet that every page loads. */
const ON_MOST_PAGES =
  'AsOf|CopyButton|EmbedBar|Menu|OfflineDocs|PageBar|RiskNote|ScrollRegion|ScrollTable|Steps|Term';

export const islandsOptions = {
  registry: './src/islands.ts',
  without: environment.withoutPatches,
  // What config/content.ts passes to the plugins of MDX.
  shapedBy: ['config', 'data/site', 'data/commands', 'data/reference'],
  headModules: [
    '@pt-docs/embed/head',
    '@pt-docs/search/head',
    './src/head/layout.ts',
    './src/head/terms.ts',
    './src/head/copy.ts',
  ],
  // Embed mode is an attribute of <html>, which an address may set.
  dataAttributes: { mode: ['embed'] },
  pageStyles: [
    [/\/src\/pages\//, 'home'],
    [/\/src\/workspace\//, 'workspace'],
    [/\/search\/src\/theme\/SearchPage\//, 'search'],
    [/\/src\/theme\/NotFound\//, 'not-found'],
    [/\/theme-classic\/lib\/theme\/Blog|\/src\/css\/blog\.css/, 'blog'],
    [/\/src\/theme\/CodeBlock\//, 'code'],
    [/\/src\/illustrations\//, 'illustrations'],
    [/\/src\/figures\/(\w+)\//, 'figures-$1'],
    [new RegExp(`/src/components/\\w+/(?!(?:${ON_MOST_PAGES})/)(\\w+)/`), 'components-$1'],
  ],
} satisfies Options;
