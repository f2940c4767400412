import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { figureNames, indexModule } from './folders';

/**
 * Adds /figures, where authors see every figure at once. Only in builds with PT_FIGURES_INDEX=1; the page asks not
 * to be indexed, which keeps it out of the sitemap and the search as well.
 */
export default function figuresIndexPlugin({ baseUrl, siteDir }: LoadContext): Plugin {
  return {
    name: 'pt-figures-index',
    async contentLoaded({ actions: { addRoute, createData } }) {
      const figures = await createData('figures.js', indexModule(figureNames(siteDir)));
      addRoute({
        path: `${baseUrl}figures`,
        component: '@site/src/figures/FiguresIndex.tsx',
        modules: { figures },
        exact: true,
      });
    },
    getPathsToWatch() {
      return [path.join(siteDir, 'src/figures/*/index.tsx')];
    },
  };
}
