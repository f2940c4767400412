import type { EmbedOptions } from '@pt-docs/embed';
import { helpIds } from '../data/help-ids';
import { brand } from './brand';
import { environment } from './env';

/**
 * Who may show the docs in a frame and send messages to them: the app, and what PT_EMBED_ORIGINS adds. Browsers get this
 * list, and a host's `frame-ancestors` policy should name the same origins.
 */
export const embedOrigins: readonly string[] = Array.from(
  new Set([new URL(brand.appUrl).origin, ...environment.embedOrigins]),
);

export const embed: EmbedOptions = { origins: embedOrigins, helpIds: () => helpIds };
