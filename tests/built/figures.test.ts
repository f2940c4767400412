import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { loadFigures } from '../../scripts/lib/serving/figuresIndex';
import { islands } from '../../src/islands';
import { readBuiltPages } from './site';

const { figures } = await loadFigures();

/** Every figure of the built pages by its id. */
const placed = new Map(
  readBuiltPages().flatMap(({ tree }) =>
    selectAll('figure[id][aria-labelledby]', tree).map(
      (figure) => [String(figure.properties.id), figure] as const,
    ),
  ),
);

describe.each(figures.map(({ id }) => [id]))('figure %s', (id) => {
  it('is on a page', () => {
    expect(
      Array.from(placed.keys()),
      `No page shows the figure ${id}: import it in the MDX of its page.`,
    ).toContain(id);
  });

  it('has a title and says what to try', () => {
    const figure = placed.get(id);
    expect(figure && textOf(select(`#${id}-title`, figure) ?? figure).length).toBeGreaterThan(5);
    expect(figure && textOf(select('figcaption', figure) ?? figure)).toMatch(/^Try: ./);
  });

  it('is an island that the browser finds by its name', () => {
    const figure = placed.get(id);
    const root = figure && select('[data-island]', figure);
    const name = String(root?.properties.dataIsland);
    expect(typeof islands[name], `src/islands.ts: add ${name} and the module that hydrates it`).toBe(
      'function',
    );
  });
});
