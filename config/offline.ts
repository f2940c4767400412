import type { OfflineOptions } from '@pt-docs/offline';
import { brand } from './brand';
import { environment } from './env';

export const offline: OfflineOptions = {
  isOn: environment.hasOfflineReading,
  siteTitle: brand.siteTitle,
  alwaysKept: {
    path: '/docs/others/act-now',
    title: 'Act now',
    line: 'what to do about a stolen key, orders you didn’t send, a bad approval or a typed seed phrase.',
  },
};
