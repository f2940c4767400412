import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** In the folder of generated files, which every build writes anew. */
export const ROUTES_FILE = 'routes.json';

/** Hands the list of routes to `finishBuild.ts`: file names do not tell which routes end with a slash. */
export default function routesPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'pt-routes',
    async postBuild({ routesPaths }) {
      writeFileSync(path.join(generatedFilesDir, ROUTES_FILE), JSON.stringify(routesPaths));
    },
  };
}
