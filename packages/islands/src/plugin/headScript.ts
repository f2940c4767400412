import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext } from '@docusaurus/types';
import { buildSync } from 'esbuild';

type Options = {
  readonly earlyHeadModules: readonly string[];
  readonly headModules: readonly string[];
  readonly dataAttributes?: Readonly<Record<string, readonly string[]>>;
};

const own = (name: string) => path.resolve(__dirname, `../head/${name}.ts`);

/** Modules in their order, as one script. */
function bundle(
  { siteDir, siteConfig, siteStorage }: LoadContext,
  options: Options,
  modules: readonly string[],
) {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  const { outputFiles } = buildSync({
    stdin: {
      contents: modules.map((file) => `import ${JSON.stringify(file)};`).join('\n'),
      resolveDir: siteDir,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    // They are imported for what they do.
    ignoreAnnotations: true,
    define: {
      HEAD_OPTIONS: JSON.stringify({
        announcementId: announcementBar?.id ?? '',
        storageSuffix: siteStorage.namespace,
        dataAttributes: options.dataAttributes,
      }),
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

export type HeadScripts = {
  /** What must run before the first paint. It keeps what the reader does until the file is here. */
  readonly inline: string;
  readonly file: string;
  /** With a hash of its content: it's cached for ever. */
  readonly address: string;
};

/** The scripts in the head of every page: the site's modules for each, then this package's own. */
export function bundleHeadScripts(context: LoadContext, options: Options): HeadScripts {
  const inline = bundle(context, options, [...options.earlyHeadModules, own('inline')]);
  const file = bundle(context, options, [...options.headModules, own('file')]);
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 8);
  return { inline, file, address: `${context.baseUrl}assets/head.${hash}.js` };
}
