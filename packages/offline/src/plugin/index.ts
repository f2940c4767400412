import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { environment } from '../../../../config/env';

/**
 * Registers the page's half of offline reading. The other half, the worker and what it needs, is written when all files
 * of the site are there: see writeOffline.ts.
 */
export default function offlinePlugin(_context: LoadContext): Plugin {
  const isOn = environment.hasOfflineReading && process.env.NODE_ENV === 'production';
  return {
    name: 'pt-offline',
    configureWebpack(_config, _isServer, { currentBundler }) {
      return {
        plugins: [new currentBundler.instance.DefinePlugin({ OFFLINE_READING: JSON.stringify(isOn) })],
      };
    },
    getClientModules() {
      return [path.resolve(__dirname, '../client/registerWorker.ts')];
    },
  };
}
