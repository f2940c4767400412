import path from 'node:path';

/**
 * Files of the framework of which a browser never reads a part, by their names. As loader of the browser's bundle
 * (plugin/index.ts). A change that no longer finds its place stops the build: the framework has changed.
 */
const CHANGES = {
  /** Names the source of every chunk of every page a second time, for the server, which records what it rendered. */
  'registry.js': (source) => source.replaceAll(/, "[^"]+", (?=require\.resolveWeak\()/g, ', 0, '),

  /** The whole configuration. What built the site, and colours for a highlighter in the browser, are of no use there. */
  'docusaurus.config.mjs': (source) =>
    source.replace(/(?<=export default )\{.*\}(?=;)/s, (text) => {
      const { plugins: _, themes: __, presets: ___, ...config } = JSON.parse(text);
      return JSON.stringify({ ...config, themeConfig: { ...config.themeConfig, prism: undefined } });
    }),

  /**
   * A title for pages that have none of their own; ours all have. While a page hydrates bit by bit it would stand in the tab for
   * a moment, half a second on a slow phone, and the app around a frame would hear it as the page's.
   */
  'SiteMetadataDefaults.js': (source) => source.replace('<title>{title}</title>', ''),

  /** Addresses behind a hash are another kind of site. */
  'react-router-dom.js': (source) =>
    source.replace(
      'createBrowserHistory, createHashHistory,',
      'createBrowserHistory,createBrowserHistory as createHashHistory,',
    ),
};

export default function trimSource(source) {
  const name = path.basename(this.resourcePath);
  const trimmed = CHANGES[name](source);
  if (trimmed === source) {
    throw new Error(`@pt-docs/islands (trimSources.mjs) found nothing to leave out of ${name}.`);
  }
  return trimmed;
}
