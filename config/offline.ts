import type { OfflineOptions } from '@pt-docs/offline';
import { brand } from './brand';
import { environment } from './env';

export const offline: OfflineOptions = { isOn: environment.hasOfflineReading, siteTitle: brand.siteTitle };
