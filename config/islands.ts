import type { Options } from '@pt-docs/islands';
import { environment } from './env';

/** Components that stand on most pages: their styles are in the stylesheet that every page loads. */
const ON_MOST_PAGES =
  'AsOf|CopyButton|Disclosure|EmbedBar|Menu|OfflineDocs|PageBar|RiskNote|RunButton|ScrollRegion|ScrollTable|Steps|Term|Troubleshooting';

export const islandsOptions = {
  registry: './src/islands.ts',
  docComponents: './src/mdx',
  without: environment.withoutPatches,
  earlyHeadModules: ['@pt-docs/embed/head'],
  headModules: [
    '@pt-docs/search/head',
    './src/head/layout.ts',
    './src/head/terms.ts',
    './src/head/copy.ts',
    './src/head/run.ts',
  ],
  headIslands: { search: 'data-opens-search', workspace: 'data-run=' },
  sharedByIslands: {
    kit: /[\\/](?:src[\\/](?:kit|lib|figures[\\/]kit|components)|packages[\\/](?:islands|authoring))[\\/].*\.tsx?$/,
    // One world of sample markets, and the book and tape of the app.
    world: /[\\/](?:src[\\/]pt[\\/](?:markets|view[\\/]side)|data[\\/](?:samples|formulas))[\\/].*\.tsx?$/,
  },
  leadingIslands: ['workspace'],
  // Embed mode is an attribute of <html>, which an address may set.
  dataAttributes: { mode: ['embed'] },
  pageStyles: [
    [/\/src\/pages\//, 'home'],
    [/\/search\/src\/(?:theme\/SearchPage|results)\//, 'search'],
    [/\/theme-classic\/lib\/theme\/Blog|\/src\/css\/blog\.css/, 'blog'],
    // Sliders: of figures only, and of a replay.
    [/\/src\/kit\/controls\/slider/, 'sliders'],
    // Of the app: dashboards and screeners, dialogs and what else is drawn with them, and what only the live app has.
    [/\/src\/pt\/view\/(?:dashboard\/|emptyState|marketTable|screener)/, 'places'],
    [/\/src\/pt\/view\/(?:kit\/|opened)/, 'forms'],
    [/\/src\/(?:pt\/(?:tour\/|view\/(?:dock|live|trade\/))|components\/workspace\/TryIt)/, 'live'],
    // What figures and pictures of the app are drawn with.
    [/\/src\/(?:kit|pt)\//, 'app'],
    [/\/src\/figures\//, 'figures'],
    [new RegExp(`/src/components/\\w+/(?!(?:${ON_MOST_PAGES})/)`), 'components'],
    // The docs' layout imports it, and few readers see it.
    [/\/(?:src\/theme\/NotFound|search\/src\/client\/NearestPages)\//, 'missing'],
  ],
} satisfies Options;
