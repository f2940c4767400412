import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Illustration from '../pt/pictures';
import { pictureNames } from '../pt/pictures/pictures';
import type { FigureText } from './kit/shell/Figure';
import { type Codecs, defaultsOf, readState, type StateOf, type States, writeState } from './kit/state/codec';
import { StartingSearch } from './kit/state/StartingSearch';

export type FigureStates = {
  readonly id: string;
  readonly codecs: Codecs;
  readonly states: States<Codecs>;
  readonly Figure: ComponentType;
};

/** What the files of a figure's folder export. */
export type FigureModule = {
  readonly default: ComponentType;
  readonly figure: FigureText;
  readonly codecs: Codecs;
  readonly states: States<Codecs>;
};

export const figureIn = ({ default: Figure, figure, codecs, states }: FigureModule): FigureStates => ({
  id: figure.id,
  codecs,
  states,
  Figure,
});

type RenderedState = { readonly name: string; readonly search: string; readonly html: string };

/** Attributes that name another element, or a group of controls: they must stay apart when a page shows a figure twice. */
const NAMES = /( (?:id|for|name|list|aria-(?:labelledby|describedby|controls|activedescendant))=")([^"]+)"/g;

function setApart(html: string, prefix: string): string {
  return html
    .replace(
      NAMES,
      (_, start: string, names: string) =>
        `${start}${names
          .split(' ')
          .map((name) => prefix + name)
          .join(' ')}"`,
    )
    .replace(/url\(#/g, `url(#${prefix}`);
}

export function renderFigure({ Figure }: Pick<FigureStates, 'Figure'>, search: string): string {
  return renderToStaticMarkup(
    <StartingSearch value={search}>
      <Figure />
    </StartingSearch>,
  );
}

/** The address of a state, and the state that it gives back. */
export function addressOf({ id, codecs }: FigureStates, values: Partial<StateOf<Codecs>>) {
  const search = writeState(id, codecs, { ...defaultsOf(codecs), ...values }, '');
  return { search, read: readState(id, codecs, search) };
}

function renderStates(figure: FigureStates): RenderedState[] {
  const all = { 'as the page shows it': {}, ...figure.states };
  return Object.entries(all).map(([name, values], index) => {
    const { search } = addressOf(figure, values);
    return { name, search, html: setApart(renderFigure(figure, search), `s${index}-`) };
  });
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function page(title: string, body: string, layout: 'figuresIndex' | 'frames' = 'figuresIndex'): string {
  return `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/figures.css">
</head>
<body>
<main class="container theme-doc-markdown markdown ${layout}">
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

const FRAMES = [
  { width: 800, query: '' },
  { width: 800, query: '?light' },
  { width: 390, query: '' },
  { width: 390, query: '?light' },
  { width: 360, query: '' },
];

/** A page several times: dark and light, wide and as wide as a phone. */
function comparison(id: string): string {
  const frames = FRAMES.map(
    ({ width, query }) =>
      `<iframe title="${id}, ${width} px, ${query ? 'light' : 'dark'}" src="/${id}${query}" width="${width}" height="1400"></iframe>`,
  );
  return page(id, `<div class="frames">${frames.join('\n')}</div>`, 'frames');
}

/** Every picture of the app, without the numbers that a page gives it. */
function illustrations(): string {
  return pictureNames
    .map(
      (name) =>
        `<section id="${name}">${renderToStaticMarkup(<Illustration of={name} caption={name} alt={name} />)}</section>`,
    )
    .join('\n');
}

/**
 * All pages of the index, by address: a list of figures, a page for each with all its states, and one that shows that
 * page in both colour modes and at the width of a phone.
 */
export function renderIndex(figures: readonly FigureStates[]): Record<string, string> {
  const pages: Record<string, string> = {};
  const list = figures.map((figure) => {
    const { id } = figure;
    const states = renderStates(figure);
    const sections = states.map(
      ({ name, search, html }, index) =>
        `<section id="state-${index}"><h2>${escaped(name)}</h2>${search && `<p><code>${escaped(search)}</code></p>`}${html}</section>`,
    );
    pages[`/${id}`] = page(id, sections.join('\n'));
    pages[`/${id}/compare`] = comparison(id);
    return `<li><a href="/${id}/compare">${id}</a> (<a href="/${id}">dark</a>, <a href="/${id}?light">light</a>): ${states
      .map(({ name }) => escaped(name))
      .join(', ')}</li>`;
  });
  pages['/illustrations'] = page('illustrations', illustrations());
  pages['/illustrations/compare'] = comparison('illustrations');
  const more =
    '<li><a href="/illustrations/compare">illustrations</a> (<a href="/illustrations">dark</a>, <a href="/illustrations?light">light</a>)</li>';
  pages['/'] = page('Figures, in all their states', `<ul>${[more, ...list].join('\n')}</ul>`);
  return pages;
}
