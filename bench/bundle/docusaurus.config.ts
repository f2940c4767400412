import type { Config } from '@docusaurus/types';
import site from '../../docusaurus.config';

/** The site's own configuration, plus the bundler's account of the main script. */
const config: Config = { ...site, plugins: [...(site.plugins ?? []), './bench/bundle/plugin.ts'] };

export default config;
