import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitFiles, emittingRequest } from './emitFiles';
import { finishPages } from './finishPages';
import { bundleHeadScripts, type HeadScripts } from './headScript';
import type { Options } from './options';
import { activePatches, type Patch, refuseIdlePatches } from './patches';
import { shapingFiles } from './shapingFiles';
import { ModuleTablePlugin } from './slimming/moduleTable';
import { sharedByIslands } from './slimming/sharedByIslands';
import { withoutPresetEnv } from './slimming/withoutPresetEnv';
import { refuseUpstream } from './upstream/refuse';

export { finishPages } from './finishPages';
export type { Options } from './options';
export { ssrTemplate } from './template';

const inPackage = (file: string) => path.resolve(__dirname, '..', file);

const DOCUSAURUS_CLIENT = path.join('@docusaurus', 'core', 'lib', 'client');

const clientFolder = (siteDir: string) =>
  path.join(
    path.dirname(createRequire(path.join(siteDir, 'package.json')).resolve('@docusaurus/core/package.json')),
    'lib/client',
  );

type PersistentCache = { experiments?: { cache?: { version?: string; buildDependencies?: string[] } } };

/** Mutated, not returned: merging would replace Docusaurus' own values. */
function tellCache(config: PersistentCache, files: readonly string[], without: string): void {
  const cache = config.experiments?.cache;
  cache?.buildDependencies?.push(...files);
  if (cache && without) {
    cache.version = `${cache.version}-${without}`;
  }
}

type Wanted = { readonly context: string; request: string };

/** Replaces a module where Docusaurus' own client imports it: others may import a `./preload` of their own. */
function replaceClientModule({ request, file }: NonNullable<Patch['clientModule']>) {
  return (wanted: Wanted): void => {
    if (wanted.request === request && wanted.context.endsWith(DOCUSAURUS_CLIENT)) {
      wanted.request = file;
    }
  };
}

/** Pages hydrate on demand, docs reach the browser as HTML fragments, and their interactive components are islands. */
export default function islandsPlugin(context: LoadContext, options: Options): Plugin {
  const { without = '' } = options;
  const patches: readonly Patch[] = activePatches(without);
  const moduleTable = path.join(context.generatedFilesDir, 'modules.json');
  let head: HeadScripts | undefined;
  let shaping: readonly string[] = [];
  const inSite = (file: string) => path.resolve(context.siteDir, file);
  return {
    name: 'docusaurus-islands',
    async loadContent() {
      refuseUpstream(context.siteDir);
      refuseIdlePatches(clientFolder(context.siteDir), patches);
      shaping = await shapingFiles(context);
    },
    getThemePath: () => inPackage('theme'),
    getClientModules: () =>
      [
        'islands.css',
        'islands/allIslands.ts',
        'keepScroll.ts',
        'keepModalFocus.ts',
        'announceRoute.ts',
        'navigation/preloadFocused.ts',
      ].map((file) => inPackage(`client/${file}`)),
    getPathsToWatch: () => [inPackage('head/**/*.ts')],
    injectHtmlTags() {
      head = bundleHeadScripts(context, options);
      const { inline, file, address } = head;
      const inlined = { tagName: 'script', innerHTML: inline };
      // The dev server has no finished site to put the file into.
      const second =
        process.env.NODE_ENV === 'production'
          ? { tagName: 'script', attributes: { src: address, async: true } }
          : { tagName: 'script', innerHTML: file };
      return { headTags: [inlined, second] };
    },
    configurePostCss(postCss) {
      postCss.plugins = withoutPresetEnv(postCss.plugins);
      // Else the loader looks for a configuration file up to the root of the disk, for every stylesheet.
      Object.assign(postCss, { config: false });
      return postCss;
    },
    configureWebpack(config, isServer, { currentBundler }) {
      tellCache(config as PersistentCache, shaping, without);
      const { DefinePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      if (isServer) {
        emitFiles((config.module?.rules ?? []) as Parameters<typeof emitFiles>[0], context.baseUrl);
      }
      const rendersMdx = isServer || config.mode !== 'production';
      const active = patches.filter(
        ({ bundle }) =>
          bundle === 'every' ||
          (bundle === 'client' && !isServer) ||
          (bundle === 'production client' && !rendersMdx),
      );
      const entry = active.find((patch) => patch.entry)?.entry;
      const changes: object = {
        ...(entry && {
          entry: {
            islands: inPackage('client/islandsEntry.ts'),
            main: { import: entry, dependOn: 'islands' },
          },
        }),
        plugins: [
          new DefinePlugin({
            IS_SERVER_BUNDLE: JSON.stringify(isServer),
            RENDERS_MDX: JSON.stringify(rendersMdx),
          }),
          ...(isServer || rendersMdx ? [] : [new ModuleTablePlugin(moduleTable)]),
          ...(isServer
            ? [
                new NormalModuleReplacementPlugin(/&emitFile=false!/, (wanted: Wanted) => {
                  wanted.request = emittingRequest(wanted.request, context.baseUrl);
                }),
              ]
            : []),
          ...active.flatMap(({ clientModule }) =>
            clientModule
              ? [new NormalModuleReplacementPlugin(/^\.\/\w+$/, replaceClientModule(clientModule))]
              : [],
          ),
        ],
        module: {
          rules: active.flatMap(({ rule }) => (rule ? [{ ...rule, enforce: 'pre' }] : [])),
        },
        optimization: {
          ...(entry && { runtimeChunk: false }),
          splitChunks: {
            cacheGroups: Object.assign(
              isServer ? {} : sharedByIslands(options.sharedByIslands),
              ...active.map(({ cacheGroups }) => cacheGroups?.(options)),
            ),
          },
        },
        resolve: {
          alias: {
            '@islands/registry': inSite(options.registry),
            '@islands/doc-components': inSite(options.docComponents),
            ...Object.assign({}, ...active.map(({ alias }) => alias)),
          },
        },
      };
      // The bundler's own types know neither its rule groups by module type nor their functions.
      return changes as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild({ outDir, routesPaths }) {
      const { generatedFilesDir } = context;
      if (head) {
        writeFileSync(path.join(outDir, path.relative(context.baseUrl, head.address)), head.file);
      }
      finishPages({ ...options, outDir, generatedFilesDir, routesPaths });
    },
  };
}
