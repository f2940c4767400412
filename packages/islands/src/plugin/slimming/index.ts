import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { drawnPages } from '../../../../built-pages/src/renderedPages';
import { docsFrame } from './docsFrame';
import { dropUnusedTheme, UNUSED_COMPONENTS } from './dropUnusedTheme';
import { hashOfInfimaNames } from './infimaNames';
import { nameScripts } from './laterScripts';
import { partsOfPages } from './pageParts';
import { linkedStyles, linksFor, pageStyles, styleGroups } from './pageStyles';
import { purgeInfima } from './purgeInfima';
import { NAVIGATION_PARTS, replaceNavigation } from './quickNavigation';
import { nameStylesAhead } from './stylesAhead';

const leanSources = path.resolve(__dirname, 'leanSources.mjs');
/** Written by the framework for this site, its router, its defaults. */
const LEAN_SOURCES =
  /[\\/](\.docusaurus[\\/](registry\.js|docusaurus\.config\.mjs)|react-router-dom[\\/]esm[\\/]react-router-dom\.js|@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]SiteMetadataDefaults\.js)$/;

const drawsNothing = path.resolve(__dirname, 'drawsNothing.ts');

type PersistentCache = { experiments?: { cache?: { version?: string; buildDependencies?: string[] } } };

/** What shapes the bundle without being imported by it. The framework's cache does not know these files. */
function shapingFiles(siteDir: string): string[] {
  return ['packages', 'config', 'src/css'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|mjs|css)$/.test(file))
      .map((file) => path.join(siteDir, folder, file)),
  );
}

/** Mutated, not returned: merging would put the framework's own values aside. */
function tellCache(config: PersistentCache, siteDir: string, isServer: boolean): void {
  const cache = config.experiments?.cache;
  cache?.buildDependencies?.push(...shapingFiles(siteDir));
  if (cache && !isServer) {
    cache.version = `${cache.version}-${hashOfInfimaNames(siteDir)}`;
  }
}

/** After the build: every page links the styles of what it draws, and names what is for later. */
function finishPages(outDir: string, generatedDir: string, routes: readonly string[]): void {
  const styles = pageStyles(outDir);
  const partsOf = partsOfPages(generatedDir);
  const pages = drawnPages(outDir, routes).map(({ route, file, html }) => {
    const scripts = partsOf(route).filter((part) => part.endsWith('.js'));
    const named = nameScripts(html, file, scripts);
    return { route, file, html: named.replace('</head>', `${linksFor(named, styles)}</head>`) };
  });
  const linked = new Map(pages.map(({ route, html }) => [route, linkedStyles(html)]));
  for (const { file, html } of pages) {
    writeFileSync(
      path.join(outDir, file),
      nameStylesAhead(html, (route) => linked.get(route) ?? []),
    );
  }
}

/** Keeps out of the browser bundle what the built HTML already contains, and what no page uses. */
export default function leanClientPlugin(context: LoadContext): Plugin {
  return {
    name: 'pt-lean-client',
    getClientModules() {
      return [path.resolve(__dirname, '../../client/prepareNextPage.ts')];
    },
    configurePostCss(options) {
      // The minimizer writes for the same browsers: doing it twice was a third of the time of a build.
      options.plugins = options.plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env'));
      // Else the loader looks for a configuration file up to the root of the disk, for every stylesheet.
      Object.assign(options, { config: false });
      options.plugins.push(purgeInfima(), dropUnusedTheme());
      return options;
    },
    configureWebpack(config, isServer, { currentBundler }) {
      tellCache(config as PersistentCache, context.siteDir, isServer);
      const { DefinePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      const lean: object = {
        // Lets a module import what only the drawn page needs (src/figures/Figure).
        plugins: [
          new DefinePlugin({ SERVER_DRAWN: JSON.stringify(isServer) }),
          new NormalModuleReplacementPlugin(/^\.\/BaseUrlIssueBanner$/, drawsNothing),
          ...(isServer ? [] : [new NormalModuleReplacementPlugin(NAVIGATION_PARTS, replaceNavigation)]),
        ],
        ...(isServer
          ? {}
          : {
              module: { rules: [{ test: LEAN_SOURCES, enforce: 'pre', loader: leanSources }] },
              optimization: { splitChunks: { cacheGroups: { ...styleGroups, docsFrame } } },
            }),
        resolve: {
          alias: {
            'prism-react-renderer$': path.resolve(__dirname, 'noPrism.ts'),
            // By the framework's own keys: a more exact one would come after them, and the first that fits wins.
            // The footer is one row of icons.
            '@theme/Footer/Links/MultiColumn': drawsNothing,
            ...Object.fromEntries(UNUSED_COMPONENTS.map((part) => [`@theme/${part}`, drawsNothing])),
            ...(isServer
              ? {}
              : {
                  tslib$: path.resolve(__dirname, 'tslib.ts'),
                  'prop-types$': path.resolve(__dirname, 'noPropTypes.ts'),
                }),
          },
        },
      };
      // The bundler's own types know neither its rule groups by module type nor their functions.
      return lean as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    // Without an `await`: the hook of plugins/texts, called next, reads these pages.
    async postBuild({ outDir, routesPaths }) {
      finishPages(outDir, context.generatedFilesDir, routesPaths);
    },
  };
}
