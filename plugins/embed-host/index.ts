import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function embedHostPlugin(context: LoadContext): Plugin {
  return {
    name: 'pt-embed-host',
    getClientModules() {
      return [path.join(context.siteDir, 'src/clientModules/embed.ts')];
    },
  };
}
