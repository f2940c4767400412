/**
 * Replaces the worker when offline reading is switched off (PT_OFFLINE=off): every browser that has the worker
 * asks for its script on the next visit, gets this one, and has neither worker nor copies afterwards. No page reloads.
 */
import { forgetTimes } from './forgetTimes';
import { removeCaches } from './removeCaches';
import type { WorkerScope } from './workerScope';

declare const self: WorkerScope;

async function leave(): Promise<void> {
  await Promise.all([removeCaches(), forgetTimes()]);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
