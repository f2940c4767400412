import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { build, type Plugin } from 'esbuild';

/** Ours are sources like the site's own; other packages change with the lockfile, which the bundler's cache knows. */
const othersAside: Plugin = {
  name: 'others-aside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      name.startsWith('@pt-docs/') ? undefined : { path: name, external: true },
    );
  },
};

/** Plugins and themes that the configuration names by a path or as packages of ours. */
const namedIn = (configs: readonly unknown[]) =>
  configs
    .map((config) => (Array.isArray(config) ? config[0] : config))
    .filter((name): name is string => typeof name === 'string' && /^(\.|@pt-docs\/)/.test(name));

type Site = Pick<LoadContext, 'siteDir' | 'siteConfigPath'> & {
  readonly siteConfig: Pick<LoadContext['siteConfig'], 'plugins' | 'themes'>;
};

/** What shapes pages without being imported by them: the configuration and all that it reads. The bundler's cache doesn't know these files. */
export async function shapingFiles({ siteDir, siteConfigPath, siteConfig }: Site): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: siteDir,
    entryPoints: [siteConfigPath, ...namedIn([...siteConfig.plugins, ...siteConfig.themes])],
    bundle: true,
    write: false,
    metafile: true,
    outdir: path.join(siteDir, '.docusaurus'),
    platform: 'node',
    logLevel: 'silent',
    loader: { '.css': 'empty' },
    plugins: [othersAside],
  });
  return Object.keys(metafile.inputs).map((file) => path.resolve(siteDir, file));
}
