import { parseHtml } from '@pt-docs/built-pages';
import type { FigureModel } from '@pt-docs/mcp';
import { StartingSearch } from '@site/src/figures/kit/controls/StartingSearch';
import type { FigureText } from '@site/src/figures/kit/shell/Figure';
import { type Codecs, writeState } from '@site/src/figures/kit/state/codec';
import { islands } from '@site/src/islands';
import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { figureModel } from './figureModel';

/** Islands that are figures are called like their folder. */
const NAMES = Object.keys(islands).filter((name) => /^[A-Z]/.test(name));

/** What the controls are called on the page, with the value that they start with. */
function aboutControls(id: string, codecs: Codecs, tree: Root) {
  return Object.fromEntries(
    Object.keys(codecs).map((key) => {
      const control = `${id}-${key}`;
      const label =
        select(`label[for="${control}"]`, tree) ??
        select(`fieldset:has(input[name="${control}"]) > legend`, tree);
      const shown = select(`#${control}`, tree)?.properties.ariaValueText;
      return [key, [`${label ? textOf(label) : key}${shown ? ` (first ${shown})` : ''}`] as const];
    }),
  );
}

/** A figure as a tool: what is told is read from the figure itself, rendered in that state. */
function modelOf(figure: FigureText, codecs: Codecs, Figure: ComponentType): FigureModel {
  const { id, title, caption } = figure;
  const render = (search: string) =>
    parseHtml(
      renderToStaticMarkup(
        <StartingSearch value={search}>
          <Figure />
        </StartingSearch>,
      ),
    );
  return figureModel({
    name: `show_${id.replaceAll('-', '_')}`,
    title,
    description: `Shows the figure “${title}” and its numbers. ${caption}`,
    figure: id,
    codecs,
    why: 'These are the limits of the figure.',
    about: aboutControls(id, codecs, render('')),
    run(state) {
      const tree = render(writeState(id, codecs, state, ''));
      const verdict = select('p[class*="verdict"]', tree);
      const detail = select('p[class*="detail"]', tree);
      const numbers = selectAll('details', tree).at(-1);
      if (!verdict || !numbers) {
        throw new Error(`The figure ${id} has no verdict or no table of numbers.`);
      }
      return {
        verdict: textOf(verdict),
        detail: detail ? textOf(detail) : '',
        tables: selectAll('table', numbers).map((table) =>
          selectAll('tr', table).map((row) => selectAll('th, td', row).map((cell) => textOf(cell))),
        ),
      };
    },
  });
}

async function modelIn(name: string): Promise<FigureModel> {
  const [island, { figure }, { codecs }] = await Promise.all([
    islands[name]?.() as Promise<{ default: ComponentType }>,
    import(`../figures/${name}/figure.ts`) as Promise<{ figure: FigureText }>,
    import(`../figures/${name}/codecs.ts`),
  ]);
  return modelOf(figure, codecs, island.default);
}

/** Every figure of the docs. */
export const shownFigures = (): Promise<FigureModel[]> => Promise.all(NAMES.map(modelIn));
