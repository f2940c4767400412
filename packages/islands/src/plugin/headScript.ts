import path from 'node:path';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext } from '@docusaurus/types';
import { buildSync } from 'esbuild';

type Options = {
  readonly headModules: readonly string[];
  readonly dataAttributes?: Readonly<Record<string, readonly string[]>>;
};

const OWN = path.resolve(__dirname, '../head/head.ts');

/** The one inline script in the head of every page: the site's head modules in their order, then this package's own. */
export function bundleHeadScript(
  { siteDir, siteConfig, siteStorage }: LoadContext,
  options: Options,
): string {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  const { outputFiles } = buildSync({
    stdin: {
      contents: [...options.headModules, OWN].map((file) => `import ${JSON.stringify(file)};`).join('\n'),
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
