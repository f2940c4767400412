import type { EmbedOptions } from '@pt-docs/embed';
import { type HelpTarget, helpIds } from '../data/site/help-ids';
import { movedAnchors } from '../data/site/moved-anchors';
import { brand } from './brand';
import { environment } from './env';

/**
 * Who may show the docs in a frame and send messages to them: the app, and what PT_EMBED_ORIGINS adds. Browsers get this
 * list, and a host's `frame-ancestors` policy should name the same origins.
 */
export const embedOrigins: readonly string[] = Array.from(
  new Set([new URL(brand.appUrl).origin, ...environment.embedOrigins]),
);

/** A section that has moved is published under the id that answers now. */
function currentTarget({ page, section }: HelpTarget): HelpTarget {
  const moved = section && movedAnchors[page.replace(/(.)\/$/, '$1')]?.[section];
  return moved ? { page, section: moved } : { page, ...(section && { section }) };
}

const currentHelpIds = () =>
  Object.fromEntries(Object.entries<HelpTarget>(helpIds).map(([id, target]) => [id, currentTarget(target)]));

export const embed: EmbedOptions = { origins: embedOrigins, helpIds: currentHelpIds };
