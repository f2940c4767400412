import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { addressOf, drawFigure, drawIndex } from '../../src/figures/FiguresIndex';
import type { FigureStates } from '../../src/figures/kit/figureStates';

const ROOT = process.cwd();
/** The kit that every figure is made with; a folder beside the figures, and none itself. */
const KIT = 'kit';
/** As plugin-css-cascade-layers has it: the framework's styles below ours, whatever their specificity. */
const STYLES = `
@import 'infima/dist/css/default/default.css' layer(docusaurus);
@import './src/css/tokens.css';
@import './src/css/base.css';
@import './src/css/chrome.css';
@import './src/css/content.css';
.figuresIndex { max-width: 48rem; padding-block: 1.5rem; }
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
    '@islands/registry': path.join(ROOT, 'src/islands.ts'),
  },
  packages: 'external',
  define: { IS_SERVER_BUNDLE: 'true', RENDERS_MDX: 'true' },
};
const asStyles: BuildOptions = { external: ['*.svg', '*.png'] };

function bundle(contents: string, loader: 'tsx' | 'css', outfile: string) {
  return build({
    stdin: { contents, loader, resolveDir: ROOT },
    bundle: true,
    logLevel: 'warning',
    outfile,
    ...(loader === 'css' ? asStyles : asCode),
  });
}

type Figures = {
  /** The index is rendered synchronously: islands have to be loaded before. */
  loadAllIslands: () => Promise<void>;
  figures: readonly FigureStates[];
  addressOf: typeof addressOf;
  drawFigure: typeof drawFigure;
  drawIndex: typeof drawIndex;
};

/**
 * The figures as the pages draw them, without building the site: a bundle for Node with every figure and its states,
 * and their styles. Takes about two seconds.
 */
export async function loadFigures(): Promise<Figures & { styles: string }> {
  const folder = path.join(ROOT, '.cache/figures-index');
  const names = figureNames();
  const entry = [
    "export * from './src/figures/FiguresIndex';",
    "export { loadAllIslands } from './packages/islands/src/client/islands/serverIsland';",
    ...names.map((name) => `import ${name} from './src/figures/${name}/states';`),
    `export const figures = [${names.map((name) => `...${name}`).join(', ')}];`,
  ];
  const outfile = path.join(folder, 'figures.mjs');
  await Promise.all([
    bundle(entry.join('\n'), 'tsx', outfile),
    bundle(STYLES, 'css', path.join(folder, 'site.css')),
  ]);
  const module: Figures = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  await module.loadAllIslands();
  const styles = ['site.css', 'figures.css'].map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return { ...module, styles: styles.join('\n') };
}

/** The index of figures as a server: not a part of the site, for authors and browser tests. */
export async function createFiguresServer(): Promise<Server> {
  const { drawIndex, figures, styles } = await loadFigures();
  const pages = drawIndex(figures);
  return createServer((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    if (pathname === '/figures.css') {
      response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8' }).end(styles);
      return;
    }
    const page = pages[pathname];
    response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(query === 'light' ? page?.replace('data-theme="dark"', 'data-theme="light"') : page);
  });
}
