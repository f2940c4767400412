import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';

/** Every id in a page. */
export const idsIn = (tree: Root): Set<string> =>
  new Set(selectAll('[id]', tree).map(({ properties }) => String(properties.id)));
