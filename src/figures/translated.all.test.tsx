// @vitest-environment happy-dom
/// <reference types="vite/client" />
import { ROUTED } from '@pt-docs/islands/client';
import { act, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StartingSearch } from './kit/controls/StartingSearch';
import { render } from './kit/shell/dom';
import type { FigureStates } from './kit/shell/figureStates';
import { type Codecs, defaultsOf, type StateOf, writeState } from './kit/state/codec';

type StatesModule = { default: readonly FigureStates[] };
type InteractiveModule = { default: ComponentType<{ area?: string }> };

const states = import.meta.glob<StatesModule>('./*/states.{ts,tsx}', { eager: true });
const interactives = import.meta.glob<InteractiveModule>('./*/Interactive.tsx', { eager: true });

const figures = Object.entries(states).flatMap(([file, { default: list }]) => {
  const folder = file.split('/')[1];
  const Interactive = interactives[`./${folder}/Interactive.tsx`]?.default;
  if (!Interactive) {
    throw new Error(`src/figures/${folder} has no Interactive.tsx.`);
  }
  return list.map((figure) => {
    // The command bar is one folder and three figures.
    const area = /^command-bar-(\w+)$/.exec(figure.id)?.[1];
    return { figure, content: <Interactive area={area} /> };
  });
});

/** What translators in browsers do: every text becomes a <font> with other words, here the same ones. */
function translate(container: HTMLElement): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

function textOf(html: string): string {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.textContent ?? '';
}

describe.each(figures.map(({ figure, content }) => [figure.id, figure, content] as const))(
  '%s, translated by the browser',
  (_, { id, codecs, states: declared }, content) => {
    it.each(Object.entries(declared))('goes to the state "%s" and says it', (__, values) => {
      const state = { ...defaultsOf(codecs), ...values } as StateOf<Codecs>;
      const search = writeState(id, codecs, state, '');
      window.history.replaceState(null, '', '/page');
      const container = render(content);
      translate(container);
      act(() => {
        window.history.replaceState(null, '', `/page${search}`);
        window.dispatchEvent(new Event(ROUTED));
      });
      const expected = textOf(
        renderToStaticMarkup(<StartingSearch value={search}>{content}</StartingSearch>),
      );
      expect(container.textContent).toBe(expected);
      const summaries = container.querySelectorAll('p[class*="summary"]');
      expect(Array.from(summaries, ({ childNodes }) => childNodes.length)).toEqual([1]);
    });
  },
);
