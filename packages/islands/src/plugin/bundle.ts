import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emittingRequest } from './emitFiles';
import { inPackage } from './inPackage';
import type { Options } from './options';
import type { Patch } from './patches';
import { ModuleTablePlugin } from './slimming/moduleTable';
import { sharedByIslands } from './slimming/sharedByIslands';

type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type Bundler = Parameters<ConfigureWebpack>[2]['currentBundler']['instance'];

const DOCUSAURUS_CLIENT = path.join('@docusaurus', 'core', 'lib', 'client');

type Wanted = { readonly context: string; request: string };

/** Replaces a module where Docusaurus' own client imports it: others may import a `./preload` of their own. */
function replaceClientModule({ request, file }: NonNullable<Patch['clientModule']>) {
  return (wanted: Wanted): void => {
    if (wanted.request === request && wanted.context.endsWith(DOCUSAURUS_CLIENT)) {
      wanted.request = file;
    }
  };
}

/** One of Docusaurus' bundles, with the patches that apply to it. */
type Bundle = {
  readonly isServer: boolean;
  /** On the server, and in development in the browser too. */
  readonly rendersMdx: boolean;
  readonly patches: readonly Patch[];
};

export function bundleOf(patches: readonly Patch[], isServer: boolean, isProduction: boolean): Bundle {
  const rendersMdx = isServer || !isProduction;
  const isPatched = ({ bundle }: Patch) =>
    bundle === 'every' ||
    (bundle === 'client' && !isServer) ||
    (bundle === 'production client' && !rendersMdx);
  return { isServer, rendersMdx, patches: patches.filter(isPatched) };
}

/** Constants, replaced modules and, for the browser of a finished site, the table of its modules. */
function pluginsOf({ isServer, rendersMdx, patches }: Bundle, bundler: Bundler, context: LoadContext) {
  const { DefinePlugin, NormalModuleReplacementPlugin } = bundler;
  const moduleTable = path.join(context.generatedFilesDir, 'modules.json');
  return [
    new DefinePlugin({
      IS_SERVER_BUNDLE: JSON.stringify(isServer),
      RENDERS_MDX: JSON.stringify(rendersMdx),
    }),
    ...(rendersMdx ? [] : [new ModuleTablePlugin(moduleTable)]),
    ...(isServer
      ? [
          new NormalModuleReplacementPlugin(/&emitFile=false!/, (wanted: Wanted) => {
            wanted.request = emittingRequest(wanted.request, context.baseUrl);
          }),
        ]
      : []),
    ...patches.flatMap(({ clientModule }) =>
      clientModule ? [new NormalModuleReplacementPlugin(/^\.\/\w+$/, replaceClientModule(clientModule))] : [],
    ),
  ];
}

/** What Docusaurus merges into the configuration of the bundle. */
export function bundleChanges(bundle: Bundle, bundler: Bundler, context: LoadContext, options: Options) {
  const { isServer, patches } = bundle;
  const inSite = (file: string) => path.resolve(context.siteDir, file);
  const entry = patches.find((patch) => patch.entry)?.entry;
  const changes: object = {
    ...(entry && {
      entry: {
        islands: inPackage('client/islandsEntry.ts'),
        main: { import: entry, dependOn: 'islands' },
      },
    }),
    plugins: pluginsOf(bundle, bundler, context),
    module: {
      rules: patches.flatMap(({ rule }) => (rule ? [{ ...rule, enforce: 'pre' }] : [])),
    },
    optimization: {
      ...(entry && { runtimeChunk: false }),
      splitChunks: {
        cacheGroups: Object.assign(
          isServer ? {} : sharedByIslands(options.sharedByIslands),
          ...patches.map(({ cacheGroups }) => cacheGroups?.(options)),
        ),
      },
    },
    resolve: {
      alias: {
        '@islands/registry': inSite(options.registry),
        '@islands/doc-components': inSite(options.docComponents),
        ...Object.assign({}, ...patches.map(({ alias }) => alias)),
      },
    },
  };
  // The bundler's own types know neither its rule groups by module type nor their functions.
  return changes as ReturnType<ConfigureWebpack>;
}
