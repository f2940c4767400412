import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { finishPages } from './finishPages';
import { bundleHeadScript } from './headScript';
import type { PluginOptions } from './options';
import { docsLayout } from './slimming/docsLayout';
import { dropUnusedTheme, UNUSED_COMPONENTS } from './slimming/dropUnusedTheme';
import { hashOfInfimaNames } from './slimming/infimaNames';
import { styleGroups } from './slimming/pageStyles';
import { purgeInfima } from './slimming/purgeInfima';
import { NAVIGATION_MODULES, replaceNavigation } from './slimming/replaceNavigation';

export { finishPages } from './finishPages';
export { type Options, validateOptions } from './options';
export { ssrTemplate } from './template';

const inPackage = (file: string) => path.resolve(__dirname, '..', file);

const GENERATED_REGISTRY = /[\\/]\.docusaurus[\\/](registry\.js|routesChunkNames\.json)$/;
/** Written by Docusaurus for this site, its router, its defaults. */
const TRIMMED_SOURCES =
  /[\\/](\.docusaurus[\\/](registry\.js|docusaurus\.config\.mjs)|react-router-dom[\\/]esm[\\/]react-router-dom\.js|@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]SiteMetadataDefaults\.js)$/;

const rendersNothing = inPackage('plugin/slimming/RendersNothing.ts');

type PersistentCache = { experiments?: { cache?: { version?: string; buildDependencies?: string[] } } };

/** What shapes the bundle without being imported by it. The bundler's cache does not know these files. */
function shapingFiles(siteDir: string): string[] {
  return ['packages', 'config', 'src/css'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|mjs|css)$/.test(file))
      .map((file) => path.join(siteDir, folder, file)),
  );
}

/** Mutated, not returned: merging would replace Docusaurus' own values. */
function tellCache(config: PersistentCache, siteDir: string, isServer: boolean): void {
  const cache = config.experiments?.cache;
  cache?.buildDependencies?.push(...shapingFiles(siteDir));
  if (cache && !isServer) {
    cache.version = `${cache.version}-${hashOfInfimaNames(siteDir)}`;
  }
}

/** Pages hydrate on demand, docs reach the browser as HTML fragments, and their interactive components are islands. */
export default function islandsPlugin(context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'docusaurus-islands',
    getThemePath: () => inPackage('theme'),
    getClientModules: () =>
      ['prefetchStyles.ts', 'announceRoute.ts'].map((file) => inPackage(`client/${file}`)),
    getPathsToWatch: () => [inPackage('head/**/*.ts')],
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: bundleHeadScript(context, options) }],
    }),
    configurePostCss(postCss) {
      // The minimizer writes for the same browsers: doing it twice was a third of the time of a build.
      postCss.plugins = postCss.plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env'));
      // Else the loader looks for a configuration file up to the root of the disk, for every stylesheet.
      Object.assign(postCss, { config: false });
      postCss.plugins.push(purgeInfima(), dropUnusedTheme());
      return postCss;
    },
    configureWebpack(config, isServer, { currentBundler }) {
      tellCache(config as PersistentCache, context.siteDir, isServer);
      const { DefinePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      const rendersMdx = isServer || config.mode !== 'production';
      const changes: object = {
        plugins: [
          new DefinePlugin({
            IS_SERVER_BUNDLE: JSON.stringify(isServer),
            RENDERS_MDX: JSON.stringify(rendersMdx),
          }),
          new NormalModuleReplacementPlugin(/^\.\/BaseUrlIssueBanner$/, rendersNothing),
          ...(isServer ? [] : [new NormalModuleReplacementPlugin(NAVIGATION_MODULES, replaceNavigation)]),
        ],
        module: {
          rules: [
            ...(isServer
              ? []
              : [
                  {
                    test: TRIMMED_SOURCES,
                    enforce: 'pre',
                    loader: inPackage('plugin/slimming/trimSources.mjs'),
                  },
                ]),
            ...(rendersMdx
              ? []
              : [
                  {
                    test: GENERATED_REGISTRY,
                    enforce: 'pre',
                    loader: inPackage('plugin/fragments/docsRegistry.mjs'),
                  },
                ]),
          ],
        },
        ...(isServer
          ? {}
          : {
              optimization: {
                splitChunks: {
                  cacheGroups: { ...styleGroups(options.pageStyles, options.lazyStyles), docsLayout },
                },
              },
            }),
        resolve: {
          alias: {
            '@islands/registry': path.resolve(context.siteDir, options.registry),
            'prism-react-renderer$': inPackage('plugin/slimming/noPrism.ts'),
            // By Docusaurus' own keys: a more exact one would come after them, and the first that fits wins.
            // The footer is one row of icons.
            '@theme/Footer/Links/MultiColumn': rendersNothing,
            ...Object.fromEntries(
              UNUSED_COMPONENTS.map((component) => [`@theme/${component}`, rendersNothing]),
            ),
            ...(isServer
              ? {}
              : {
                  tslib$: inPackage('plugin/slimming/tslib.ts'),
                  'prop-types$': inPackage('plugin/slimming/noPropTypes.ts'),
                }),
          },
        },
      };
      // The bundler's own types know neither its rule groups by module type nor their functions.
      return changes as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild({ outDir, routesPaths }) {
      const { generatedFilesDir, baseUrl } = context;
      finishPages({ outDir, generatedFilesDir, baseUrl, routesPaths });
    },
  };
}
