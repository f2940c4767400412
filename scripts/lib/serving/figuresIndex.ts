import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { addressOf, FigureStates, renderFigure, renderIndex } from '../../../src/figures/renderIndex';

const ROOT = process.cwd();
/** The kit that every figure is made with; a folder beside the figures, and none itself. */
const KIT = 'kit';
/** As plugin-css-cascade-layers has it: the framework's styles below ours, whatever their specificity. */
const STYLES = `
@import 'infima/dist/css/default/default.css' layer(docusaurus);
@import './src/css/tokens.css';
@import './src/css/reset.css';
@import './src/css/fonts.css';
@import './src/css/icons.css';
@import './src/css/base.css';
@import './src/css/chrome.css';
@import './src/css/content.css';
@import './src/css/tables.css';
.figuresIndex { max-width: 48rem; padding-block: 1.5rem; }
.frames { display: flex; gap: 1rem; max-width: none; }
.frames > * { flex: none; }
`;

/** The names of all figures: every folder under src/figures with an index.tsx. */
export function figureNames(): string[] {
  const folder = path.join(ROOT, 'src/figures');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== KIT)
    .map(({ name }) => name)
    .filter((name) => existsSync(path.join(folder, name, 'index.tsx')))
    .sort();
}

const asCode: BuildOptions = {
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  alias: {
    '@site': ROOT,
    // Compiled with the constants below, unlike packages from npm.
    '@pt-docs/islands/client': path.join(ROOT, 'packages/islands/src/client/index.ts'),
    '@docusaurus/useBrokenLinks': path.join(
      ROOT,
      'node_modules/@docusaurus/core/lib/client/exports/useBrokenLinks.js',
    ),
  },
  packages: 'external',
  loader: { '.js': 'jsx' },
  define: { IS_SERVER_BUNDLE: 'true', RENDERS_MDX: 'true' },
  plugins: [
    {
      name: 'figures',
      // Of all islands the index shows figures and pictures. Others, such as search, bring styles that Node can't read.
      setup({ onLoad, onResolve }) {
        onResolve({ filter: /^@islands\/registry$/ }, () => ({ path: 'registry', namespace: 'figures' }));
        onLoad({ filter: /./, namespace: 'figures' }, () => ({ contents: registry(), resolveDir: ROOT }));
      },
    },
  ],
};

const registry = () => `export const islands = {
  ${figureNames()
    .map((name) => `${name}: () => import('./src/figures/${name}/Interactive'),`)
    .join('\n  ')}
  picture: async () => ({ default: (await import('./src/pt/view/Workspace')).Picture }),
};`;

/** One stylesheet is all that is served here: the typeface is in it. */
const asStyles: BuildOptions = {
  external: ['*.svg', '*.png'],
  loader: { '.woff2': 'dataurl' },
  plugins: [
    {
      name: 'typeface',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^\/assets\/.*woff2$/ }, (font) => ({
          path: path.join(ROOT, 'static', font.path),
        })),
    },
  ],
};

type Bundle = {
  /** The index is rendered synchronously: islands have to be loaded before. */
  loadAllIslands: () => Promise<void>;
  figures: readonly FigureStates[];
  addressOf: typeof addressOf;
  renderFigure: typeof renderFigure;
  renderIndex: typeof renderIndex;
};
type Figures = Bundle & { readonly styles: string };

const FOLDER = path.join(ROOT, '.cache/figures-index');
const BUNDLE = path.join(FOLDER, 'figures.mjs');

function optionsFor(contents: string, loader: 'tsx' | 'css', outfile: string): BuildOptions {
  return {
    stdin: { contents, loader, resolveDir: ROOT },
    bundle: true,
    logLevel: 'warning',
    outfile,
    ...(loader === 'css' ? asStyles : asCode),
  };
}

/** A bundle for Node with every figure and its states, and the styles of the pages around them. */
function bundles(): [code: BuildOptions, styles: BuildOptions] {
  const names = figureNames();
  const entry = [
    "export * from './src/figures/renderIndex';",
    "export { loadAllIslands } from './packages/islands/src/client/islands/serverIsland';",
    "import { figureIn } from './src/figures/renderIndex';",
    ...names.flatMap((name) =>
      ['index', 'figure'].map((file) => `import * as ${name}_${file} from './src/figures/${name}/${file}';`),
    ),
    `export const figures = [${names.map((name) => `{ ...${name}_index, ...${name}_figure }`).join(', ')}].map(figureIn);`,
  ];
  return [
    optionsFor(entry.join('\n'), 'tsx', BUNDLE),
    optionsFor(STYLES, 'css', path.join(FOLDER, 'site.css')),
  ];
}

/** The figures as the pages show them, without building the site. Takes about two seconds. */
async function bundleFigures(): Promise<Figures> {
  await Promise.all(bundles().map((options) => build(options)));
  // Node keeps a module by its address.
  const module: Bundle = await import(/* @vite-ignore */ `${pathToFileURL(BUNDLE).href}?${Date.now()}`);
  await module.loadAllIslands();
  const styles = ['site.css', 'figures.css'].map((name) => readFileSync(path.join(FOLDER, name), 'utf8'));
  return { ...module, styles: styles.join('\n') };
}

let loaded: Promise<Figures> | undefined;

/** Once for all that ask in this process. */
export function loadFigures(): Promise<Figures> {
  loaded ??= bundleFigures();
  return loaded;
}

/**
 * The index of figures as a server, for authors and browser tests; the site knows nothing of it. With `isWatched` a page
 * that is loaded after a source was saved shows what was saved.
 */
export function createFiguresServer({ isWatched = false } = {}): Server {
  let rendered: Promise<Record<string, string>> | undefined;
  const render = async () => {
    const { figures, renderIndex, styles } = await loadFigures();
    return { ...renderIndex(figures), '/figures.css': styles };
  };
  const forget = () => {
    loaded = undefined;
    rendered = undefined;
  };
  for (const folder of isWatched ? ['src', 'data'] : []) {
    watch(folder, { recursive: true }, forget);
  }
  return createServer(async (request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    try {
      rendered ??= render();
      const page = (await rendered)[pathname];
      const type = pathname.endsWith('.css') ? 'css' : 'html';
      response.writeHead(page ? 200 : 404, { 'Content-Type': `text/${type}; charset=utf-8` });
      response.end(query === 'light' ? page?.replace('data-theme="dark"', 'data-theme="light"') : page);
    } catch (error) {
      // A bundle with mistakes: the next load tries again.
      forget();
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end((error as Error).message);
    }
  });
}
