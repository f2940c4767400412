import type { Figure } from '@pt-docs/mcp';
import { parseHtml } from '@pt-docs/pages';
import { exchangePermissions } from '@site/data/trading/exchange-permissions';
import type { FigureText } from '@site/src/figures/kit/shell/Figure';
import { type Codecs, readState, writeState } from '@site/src/figures/kit/state/codec';
import { StartingSearch } from '@site/src/figures/kit/state/StartingSearch';
import { islands } from '@site/src/islands';
import type { Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Islands that are figures are called like their folder. */
const NAMES = Object.keys(islands).filter((name) => /^[A-Z]/.test(name));

/** Values that stand for more than themselves are written in the address in a form of their own. */
const FORMS: Readonly<Record<string, string>> = {
  rights: `the letters of the ticked rights, or - for none: ${exchangePermissions.map(({ name }, at) => `${String.fromCharCode(97 + at)} ${name}`).join(', ')}`,
  scores: 'nine scores from 0 to 10 in the order of the table, joined by _, with x for one that is missing',
};

function limitsOf(name: string, { range, choices }: Codecs[string]): string {
  const { min, max, step } = range?.exact ?? range ?? {};
  if (min !== undefined) {
    return `from ${min} to ${max} in steps of ${step}`;
  }
  const words = choices?.map((choice) => (typeof choice === 'boolean' ? (choice ? 'yes' : 'no') : choice));
  return words ? `one of ${words.join(', ')}` : (FORMS[name] ?? 'as in the address of the figure');
}

/** What a control is called on the page. */
function labelOf(id: string, name: string, tree: Root): string {
  const control = `${id}-${name}`;
  const label =
    select(`label[for="${control}"]`, tree) ??
    select(`fieldset:has(input[name="${control}"]) > legend`, tree);
  return label ? textOf(label) : name;
}

/** A figure by its address: what is told is read from the figure itself, rendered in that state. */
function figureOf({ id, title }: FigureText, codecs: Codecs, Figure: ComponentType): Figure {
  const render = (search: string) =>
    parseHtml(
      renderToStaticMarkup(
        <StartingSearch value={search}>
          <Figure />
        </StartingSearch>,
      ),
    );
  const first = render('');
  return {
    id,
    title,
    controls: Object.fromEntries(
      Object.entries(codecs).map(([name, codec]) => [
        name,
        {
          about: labelOf(id, name, first),
          limits: limitsOf(name, codec),
          read(text) {
            const value = codec.read(text);
            return value === undefined ? null : codec.write(value);
          },
        },
      ]),
    ),
    show(values) {
      const query = new URLSearchParams(
        Object.entries(values).map(([name, text]) => [`${id}.${name}`, text]),
      );
      const state = readState(id, codecs, query.toString());
      const search = writeState(id, codecs, state, '');
      const tree = render(search);
      const verdict = select('p[class*="verdict"]', tree);
      const detail = select('p[class*="detail"]', tree);
      const numbers = selectAll('details', tree).at(-1);
      if (!verdict || !numbers) {
        throw new Error(`The figure ${id} has no verdict or no table of numbers.`);
      }
      return {
        search,
        verdict: textOf(verdict),
        detail: detail ? textOf(detail) : '',
        tables: selectAll('table', numbers).map((table) =>
          selectAll('tr', table).map((row) => selectAll('th, td', row).map((cell) => textOf(cell))),
        ),
        state: Object.fromEntries(
          Object.entries(codecs).map(([name, codec]) => [name, codec.write(state[name])]),
        ),
      };
    },
  };
}

async function figureIn(name: string): Promise<Figure> {
  const [island, { figure, codecs }] = await Promise.all([
    islands[name]?.() as Promise<{ default: ComponentType }>,
    import(`../figures/${name}/figure.ts`) as Promise<{ figure: FigureText; codecs: Codecs }>,
  ]);
  return figureOf(figure, codecs, island.default);
}

export const figures: readonly Figure[] = await Promise.all(NAMES.map(figureIn));
