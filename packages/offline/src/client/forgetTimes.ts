import { CacheExpiration } from 'workbox-expiration';
import { CACHES } from './names';

/** Takes our addresses, and when they were last used, out of Workbox' list, which others on the origin may use too. */
export const forgetTimes = () =>
  Promise.allSettled(CACHES.map((name) => new CacheExpiration(name, { maxEntries: 1 }).delete()));
