/** Why each larger part of the main script is there. `npm run bench -- bundle` asks for a reason above 4 kB. */
export const REASONS: Readonly<Record<string, string>> = {
  'react-dom': 'Renders and hydrates the page; with react and scheduler the floor of any React site',
  react: 'Part of React',
  scheduler: 'Part of React: lets the page answer while it hydrates',
  '@docusaurus/theme-common':
    'State behind the theme: colour mode, menu, announcement, navbar hiding, storage',
  '@docusaurus/theme-classic': 'Layout of every page: navbar, footer, menu on phones, error page',
  '@docusaurus/core': 'The framework: routes, loading and prefetching pages, links, metadata',
  '@docusaurus/plugin-content-docs':
    'Which doc and version is shown; the theme and the search filters ask it',
  'react-loadable': 'Loads the parts of a page',
  '@docusaurus/utils-common': 'Slashes and titles, shared by framework and theme',
  'react-router': 'Moves between pages without loading a document',
  'react-router-dom': 'Part of the router: links and browser history',
  history: 'Part of the router',
  'path-to-regexp': 'Part of the router: matches addresses',
  'react-helmet-async': 'Title and metadata of the page that is shown',
  'react-fast-compare': 'Part of react-helmet-async',
  tslib:
    'Helpers of code that was compiled for older browsers, in packages of the framework; a stub gained 3.1 kB',
  nprogress: 'The progress bar of the specification',
  'registry.js': 'How to load each page: names of its parts, none of its text',
  'routes.js': 'Every address; grows with the number of pages, not with their text',
  'routesChunkNames.json': 'Which parts belong to which address',
  'globalData.json': 'Ids and addresses of the docs, for version and sidebar',
  'docusaurus.config.mjs': 'The configuration that theme and search read',
  'packages/islands': 'Navigation, doc fragments, islands; no content of its own',
  'packages/search': 'The search button and its keys; the dialog is loaded when it opens',
  'packages/embed': 'What the bar and the first paint in a frame need; the rest is loaded in frames only',
  'packages/offline': 'Links without network, and the start of the service worker',
  'src/theme': 'Search button, not-found page, loader and other parts of the theme that are ours',
  'src/components': 'The bar of embed mode; listeners for terms and copy buttons',
};
