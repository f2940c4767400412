import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { addressOfState, FigureStates, renderFigure } from '../../../src/figures/renderFigure';

const ROOT = process.cwd();
/** The kit that every figure is made with; a folder beside the figures, and none itself. */
const KIT = 'kit';

/** The names of all figures: every folder under src/figures with an index.tsx. */
export function figureNames(): string[] {
  const folder = path.join(ROOT, 'src/figures');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== KIT)
    .map(({ name }) => name)
    .filter((name) => existsSync(path.join(folder, name, 'index.tsx')))
    .sort();
}

/** The ids of all figures, as their pages have them. */
export async function figureIds(): Promise<string[]> {
  const texts = await Promise.all(
    figureNames().map((name) => import(`../../../src/figures/${name}/figure.ts`)),
  );
  return texts.map(({ figure }: { figure: { id: string } }) => figure.id);
}

const BUNDLE = path.join(ROOT, '.cache/figures.mjs');

const asCode: BuildOptions = {
  bundle: true,
  logLevel: 'warning',
  outfile: BUNDLE,
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
      // Figures and pictures are all that is rendered. Other islands, such as search, bring styles that Node can't read.
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

type Bundle = {
  /** Figures are rendered synchronously: islands have to be loaded before. */
  loadAllIslands: () => Promise<void>;
  figures: readonly FigureStates[];
  addressOfState: typeof addressOfState;
  renderFigure: typeof renderFigure;
};

/** A bundle for Node with every figure and its states. Takes about a second. */
async function bundleFigures(): Promise<Bundle> {
  const names = figureNames();
  const entry = [
    "export * from './src/figures/renderFigure';",
    "export { loadAllIslands } from './packages/islands/src/client/islands/serverIsland';",
    ...names.flatMap((name) =>
      ['index', 'figure'].map((file) => `import * as ${name}_${file} from './src/figures/${name}/${file}';`),
    ),
    `export const figures = [${names.map((name) => `{ ...${name}_figure, id: ${name}_figure.figure.id, Figure: ${name}_index.default }`).join(', ')}];`,
  ];
  await build({ ...asCode, stdin: { contents: entry.join('\n'), loader: 'tsx', resolveDir: ROOT } });
  const module: Bundle = await import(/* @vite-ignore */ pathToFileURL(BUNDLE).href);
  await module.loadAllIslands();
  return module;
}

let loaded: Promise<Bundle> | undefined;

/** Once for all that ask in this process. */
export function loadFigures(): Promise<Bundle> {
  loaded ??= bundleFigures();
  return loaded;
}
