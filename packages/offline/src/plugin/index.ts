import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { OfflineOptions } from './writeOffline';

export type { OfflineOptions } from './writeOffline';

/**
 * Registers the page's side of offline reading. The worker and what it needs are written by `writeOffline`, when all files
 * of the site are there.
 */
export default function offlinePlugin(_context: LoadContext, options: OfflineOptions): Plugin {
  const isOn = options.isOn && process.env.NODE_ENV === 'production';
  return {
    name: 'pt-offline',
    configureWebpack(_config, _isServer, { currentBundler }) {
      return {
        plugins: [new currentBundler.instance.DefinePlugin({ OFFLINE_READING: JSON.stringify(isOn) })],
      };
    },
    getClientModules() {
      return ['registerWorker.ts', 'offlineLinks.ts'].map((file) =>
        path.resolve(__dirname, '../client', file),
      );
    },
  };
}
