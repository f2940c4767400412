const { readdirSync } = require('node:fs');

/** What other packages may import: the files that `exports` in package.json names. */
const entries = readdirSync('packages').flatMap((name) => {
  const { exports = {} } = require(`./packages/${name}/package.json`);
  return Object.values(exports).map((file) => `^packages/${name}/${file.slice(2).replaceAll('.', '\\.')}$`);
});

/**
 * Which code may import which. Run by `npm run check`. To see a rule red, add the import in its comment.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      // packages/search/src/plugin/index.ts: import '../../../../config/brand';
      name: 'packages-know-no-site',
      comment: 'A package gets its inputs as options or arguments; config/ passes them.',
      from: { path: '^packages/' },
      to: {
        path: '^(src|config|data|scripts|bench|tests|e2e|docs|blog|static)/|^(docusaurus\\.config|sidebars)\\.ts$',
      },
    },
    {
      // packages/offline/src/client/note.ts: import '../../../search/src/client/failure';
      name: 'packages-by-their-entries',
      comment:
        'Import another package by its name (@pt-docs/…), which leads to the entries in its package.json.',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/',
        pathNot: ['^packages/$1/', ...entries],
      },
    },
    {
      // packages/pages/package.json: without "satori".
      name: 'packages-declare-what-they-import',
      comment:
        'Add it to package.json of the package. Tests may use what the site has; the host kit is built by embed.',
      from: { path: '^packages/', pathNot: '\\.test\\.tsx?$|^packages/embed/host/' },
      to: { dependencyTypes: ['npm-no-pkg'], path: '^node_modules/(?!@types/)' },
    },
    {
      // src/theme/MDXComponents/index.tsx: import '@site/src/components/layout/Dock';
      name: 'posts-and-pages-without-the-app',
      comment:
        'Browsers load the layout, posts and pages whole. What only docs show belongs to src/mdx, which the build alone renders.',
      from: { path: '^src/theme/' },
      to: { path: '^src/pt/', reachable: true },
    },
    {
      // data/search/lists.ts: import '../../src/lib/classes';
      name: 'data-stands-alone',
      comment: 'Facts depend on nothing outside this folder. A test that does stands in tests/data.',
      from: { path: '^data/' },
      to: { path: '^(src|packages|config|scripts|bench|tests|e2e|docs)/' },
    },
    {
      // src/figures/OrderBook/index.tsx: import './Interactive';
      name: 'figures-are-loaded-on-demand',
      comment:
        'The definition of a figure is in the script of its page; its drawing is an island (src/islands.ts).',
      from: { path: '^src/figures/[^/]+/index\\.tsx$' },
      to: {
        path: '^(src|data|packages)/',
        pathNot: [
          '^src/figures/kit/shell/Figure\\.tsx$',
          '^src/figures/[^/]+/figure\\.ts$',
          '^src/lib/authorError\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      // src/pt/model/grid.ts: import '@site/src/figures/OrderBook/model';
      name: 'figures-use-pt',
      comment: 'Figures show parts of PT, which knows none of them. Both are drawn with src/kit.',
      from: { path: '^src/(pt|kit)/' },
      to: { path: '^src/figures/' },
    },
    {
      // src/kit/drawing/paths.ts: import '@site/src/pt/markets/series';
      name: 'kit-stands-alone',
      comment: 'The kit draws what it is given.',
      from: { path: '^src/kit/', pathNot: '\\.test\\.tsx$' },
      to: { path: '^src/(pt|figures)/' },
    },
    {
      // src/lib/text/dates.ts: import '../../config/brand';
      name: 'src-runs-in-browsers',
      comment: 'What browsers run knows neither the build nor its configuration.',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(scripts|config|bench|tests|e2e)/' },
    },
    {
      // src/lib/text/dates.ts: import '../../docs/alerts/overview.mdx';
      name: 'nothing-imports-docs',
      comment: 'Pages are rendered by Docusaurus; shared text belongs to src/components or data.',
      from: {},
      to: { path: '^(docs|blog)/' },
    },
    {
      // packages/search/src/client/messages.ts: import '../plugin/compactIndex'; src/lib/text/dates.ts: import 'node:fs';
      name: 'no-node-in-browsers',
      comment: 'Client code must not reach the plugin side of a package or a module of Node.',
      from: {
        path: ['^src/', '^packages/[^/]+/src/(client|head|theme|engine)/', '^packages/embed/host/src/'],
        // The MCP server's tools run in Node.
        pathNot: ['\\.test\\.tsx?$', '^src/mcp/[^/]+$'],
      },
      to: {
        path: '^packages/[^/]+/src/(plugin|publish)/|^packages/serving/|^packages/(pages|authoring)/src/(?!copies/markdownPath|shared|mdx/(codeClass|tableRules))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-node-modules-in-browsers',
      comment: 'As above, for modules of Node itself.',
      from: {
        path: ['^src/', '^packages/[^/]+/src/(client|head|theme|engine)/', '^packages/embed/host/src/'],
        pathNot: '\\.test\\.tsx?$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      // config/brand.ts: import 'happy-dom';
      name: 'builds-without-dev-dependencies',
      comment: '`npm ci --omit=dev && npm run build` must work: move the package to `dependencies`.',
      from: {
        path: [
          '^(docusaurus\\.config|sidebars)\\.ts$',
          '^(config|data|src|packages)/',
          '^scripts/(build|serve|start)\\.ts$',
          '^scripts/lib/(building/.+|serving/serveSite|startChild)\\.ts$',
        ],
        pathNot: [
          '\\.test\\.tsx?$',
          '^packages/[^/]+/src/testing\\.ts$',
          '^src/(figures/renderFigure|kit/dom)\\.tsx$',
          '^src/pt/model/(alertCases|testing)\\.ts$',
          // Its command says so when the client isn't installed: nothing else needs it.
          '^packages/search/src/publish/',
        ],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      // data/glossary/pages.ts: import './terms';
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or need a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.docusaurus|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
