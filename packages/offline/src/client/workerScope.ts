import type { OfflineManifest } from './manifest';
import type { SaveDocs, Visited } from './names';

declare global {
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
}

/** The part of a service worker's world that ours use. TypeScript's own library for it excludes the page's. */
export type WorkerScope = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  /** Set by the script of the manifest. */
  readonly offlineManifest: OfflineManifest;
  importScripts(address: string): void;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (
      event: ExtendableEvent & {
        readonly data: Visited | SaveDocs | null;
        readonly ports: readonly MessagePort[];
      },
    ) => void,
  ): void;
};
