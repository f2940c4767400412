import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { loadFigures } from '../../scripts/lib/building/figures';
import { islands } from '../../src/islands';
import { readBuiltPages } from './site';

const { figures } = await loadFigures();

/** Every figure of the built pages by its id. */
const placed = new Map(
  readBuiltPages().flatMap(({ tree }) =>
    selectAll('figure[id][aria-labelledby]', tree).map((figure) => [figure.properties.id, figure] as const),
  ),
);

it.each(figures)('$id is an island on a page, with a title and something to try', ({ id }) => {
  const figure =
    placed.get(id) ?? expect.fail(`No page shows the figure ${id}: import it in the MDX of its page.`);
  expect(textOf(select(`#${id}-title`, figure) ?? figure).length).toBeGreaterThan(5);
  expect(textOf(select('figcaption', figure) ?? figure)).toMatch(/^Try: ./);
  const name = String(select('[data-island]', figure)?.properties.dataIsland);
  expect(islands, `src/islands.ts: add ${name} and the module that hydrates it`).toHaveProperty(name);
});
