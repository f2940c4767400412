import { brand } from './brand';
import { environment } from './env';

/**
 * Who may show the docs in a frame and speak to them: the app, and what PT_EMBED_ORIGINS adds. The browser gets
 * this list with the site's configuration, and a host's `frame-ancestors` policy should name the same origins.
 */
export const embedOrigins: readonly string[] = Array.from(
  new Set([new URL(brand.appUrl).origin, ...environment.embedOrigins]),
);
