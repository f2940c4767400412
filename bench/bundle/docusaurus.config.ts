import path from 'node:path';
import type { Config } from '@docusaurus/types';
import site from '../../docusaurus.config';

/** Docusaurus looks for plugins from the folder of the configuration, which is another one here. */
const fromRoot = (plugin: unknown) =>
  typeof plugin === 'string' && plugin.startsWith('./') ? path.resolve(plugin) : plugin;

/** The site's own configuration, plus the bundler's account of the main script. */
const config: Config = {
  ...site,
  plugins: [...(site.plugins ?? []), './bench/bundle/plugin.ts'].map(fromRoot) as Config['plugins'],
};

export default config;
