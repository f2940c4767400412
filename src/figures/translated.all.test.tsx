// @vitest-environment happy-dom
/// <reference types="vite/client" />
import { ROUTED } from '@pt-docs/islands/client';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StartingSearch } from './kit/controls/StartingSearch';
import { render } from './kit/shell/dom';
import { type Codecs, defaultsOf, type StateOf, writeState } from './kit/state/codec';
import { type FigureModule, figuresIn } from './renderIndex';

const files = import.meta.glob<object>('./*/{codecs,figure}.ts', { eager: true });
const interactives = import.meta.glob<{ default: FigureModule['default'] }>('./*/Interactive.tsx', {
  eager: true,
});

const figures = Object.entries(interactives).flatMap(([file, interactive]) => {
  const folder = file.replace('Interactive.tsx', '');
  return figuresIn({
    ...files[`${folder}codecs.ts`],
    ...files[`${folder}figure.ts`],
    ...interactive,
  } as FigureModule);
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

describe.each(figures.map((figure) => [figure.id, figure] as const))(
  '%s, translated by the browser',
  (_, { id, codecs, states, Figure }) => {
    it.each(Object.entries(states))('goes to the state "%s" and says it', (__, values) => {
      const state = { ...defaultsOf(codecs), ...values } as StateOf<Codecs>;
      const search = writeState(id, codecs, state, '');
      window.history.replaceState(null, '', '/page');
      const container = render(<Figure />);
      translate(container);
      act(() => {
        window.history.replaceState(null, '', `/page${search}`);
        window.dispatchEvent(new Event(ROUTED));
      });
      const expected = textOf(
        renderToStaticMarkup(
          <StartingSearch value={search}>
            <Figure />
          </StartingSearch>,
        ),
      );
      expect(container.textContent).toBe(expected);
      const summaries = container.querySelectorAll('p[class*="summary"]');
      expect(Array.from(summaries, ({ childNodes }) => childNodes.length)).toEqual([1]);
    });
  },
);
