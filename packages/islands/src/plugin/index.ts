import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import { bundleChanges, bundleOf } from './bundle';
import { emitFiles } from './emitFiles';
import { finishPages } from './finishPages';
import { bundleHeadScripts, type HeadScripts } from './headScript';
import { inPackage } from './inPackage';
import type { Options } from './options';
import { activePatches, type Patch, refuseIdlePatches } from './patches';
import { shapingFiles } from './shapingFiles';
import { alikeClasses } from './slimming/alikeClasses';
import { withoutPresetEnv } from './slimming/withoutPresetEnv';
import { refuseUpstream } from './upstream/refuse';

export { finishPages } from './finishPages';
export type { Options } from './options';
export { ssrTemplate } from './template';

/** What every page runs that hydrates. */
const CLIENT_MODULES = [
  'islands.css',
  'islands/allIslands.ts',
  'keepScroll.ts',
  'keepModalFocus.ts',
  'announceRoute.ts',
  'navigation/preloadFocused.ts',
];

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

/** The first part stands in each page, the second is one file for all of them. */
function headTagsOf({ inline, file, address }: HeadScripts): HtmlTagObject[] {
  const inlined = { tagName: 'script', innerHTML: inline };
  // The dev server has no finished site to put the file into.
  const second =
    process.env.NODE_ENV === 'production'
      ? { tagName: 'script', attributes: { src: address, async: true } }
      : { tagName: 'script', innerHTML: file };
  return [inlined, second];
}

/** Pages hydrate on demand, docs reach the browser as HTML fragments, and their interactive components are islands. */
export default function islandsPlugin(context: LoadContext, options: Options): Plugin {
  const { without = '' } = options;
  const patches: readonly Patch[] = activePatches(without);
  let head: HeadScripts | undefined;
  let shaping: readonly string[] = [];
  return {
    name: 'docusaurus-islands',
    async loadContent() {
      refuseUpstream(context.siteDir);
      refuseIdlePatches(clientFolder(context.siteDir), patches);
      shaping = await shapingFiles(context);
    },
    getThemePath: () => inPackage('theme'),
    getClientModules: () => CLIENT_MODULES.map((file) => inPackage(`client/${file}`)),
    getPathsToWatch: () => [inPackage('head/**/*.ts')],
    injectHtmlTags() {
      head = bundleHeadScripts(context, options);
      return { headTags: headTagsOf(head) };
    },
    configurePostCss(postCss) {
      postCss.plugins = withoutPresetEnv(postCss.plugins);
      // Else the loader looks for a configuration file up to the root of the disk, for every stylesheet.
      Object.assign(postCss, { config: false });
      return postCss;
    },
    configureWebpack(config, isServer, { currentBundler }) {
      tellCache(config as PersistentCache, shaping, without);
      const rules = (config.module?.rules ?? []) as Parameters<typeof emitFiles>[0];
      alikeClasses(rules);
      if (isServer) {
        emitFiles(rules, context.baseUrl);
      }
      const bundle = bundleOf(patches, isServer, config.mode === 'production');
      return bundleChanges(bundle, currentBundler.instance, context, options);
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
