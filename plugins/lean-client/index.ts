import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { dropUnusedTheme } from './dropUnusedTheme';
import { nameScripts } from './laterScripts';
import { linksFor, pageStyles, styleGroups } from './pageStyles';
import { purgeInfima } from './purgeInfima';

const drawsNothing = path.resolve(__dirname, 'drawsNothing.ts');

type PersistentCache = { experiments?: { cache?: { buildDependencies?: string[] } } };

/** What shapes the bundle without being imported by it. The framework's cache does not know these files. */
function shapingFiles(siteDir: string): string[] {
  return ['plugins', 'config', 'src/css'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|css)$/.test(file))
      .map((file) => path.join(siteDir, folder, file)),
  );
}

/** After the build: every page links the styles of what it draws, and names the scripts for later. */
function finishPages(outDir: string): void {
  const styles = pageStyles(outDir);
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.html')) {
      const page = path.join(outDir, file);
      const html = nameScripts(readFileSync(page, 'utf8'), file);
      writeFileSync(page, html.replace('</head>', `${linksFor(html, styles)}</head>`));
    }
  }
}

/** Keeps out of the browser bundle what the built HTML already contains, and what no page uses. */
export default function leanClientPlugin(context: LoadContext): Plugin {
  return {
    name: 'pt-lean-client',
    configurePostCss(options) {
      // The minimizer writes for the same browsers: doing it twice was a third of the time of a build.
      options.plugins = options.plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env'));
      // Else the loader looks for a configuration file up to the root of the disk, for every stylesheet.
      Object.assign(options, { config: false });
      options.plugins.push(purgeInfima(), dropUnusedTheme());
      return options;
    },
    configureWebpack(config, isServer, { currentBundler }) {
      // Mutated, not returned: merging would put the framework's own list aside.
      (config as PersistentCache).experiments?.cache?.buildDependencies?.push(
        ...shapingFiles(context.siteDir),
      );
      const lean: object = {
        // Lets a module import what only the drawn page needs (src/figures/Figure).
        plugins: [
          new currentBundler.instance.DefinePlugin({ SERVER_DRAWN: JSON.stringify(isServer) }),
          new currentBundler.instance.NormalModuleReplacementPlugin(/^\.\/BaseUrlIssueBanner$/, drawsNothing),
        ],
        ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: styleGroups } } }),
        resolve: {
          alias: {
            'prism-react-renderer$': path.resolve(__dirname, 'noPrism.ts'),
            // The footer is one row of icons.
            '@theme/Footer/Links/MultiColumn$': drawsNothing,
            '@theme/Footer/Logo$': drawsNothing,
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
    async postBuild({ outDir }) {
      finishPages(outDir);
    },
  };
}
