// @vitest-environment happy-dom
import { createRequire } from 'node:module';
import {
  act,
  Component,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { checkContent, componentOn } from './checkContent';
import { CheckedChildren, GuardedContent, KnownToWork, OutsideOfDoc } from './docContext';

const Link = ({ to, children }: { to: string; children?: ReactNode }) => <a href={to}>{children}</a>;
const BrowserOnly = () => null;

/** Bundled code calls these on React's module, which is what is watched; Node copies them when a test imports them. */
const runtime = createRequire(import.meta.url)('react/jsx-runtime') as {
  jsx: (type: unknown, props: object, key?: string) => ReactNode;
};

const subscribe = () => () => {};
const HOOKS = {
  useState: () => useState(0),
  useReducer: () => useReducer(() => 0, 0),
  useEffect: () => useEffect(() => {}),
  useLayoutEffect: () => useLayoutEffect(() => {}),
  useSyncExternalStore: () =>
    useSyncExternalStore(
      subscribe,
      () => 0,
      () => 0,
    ),
} as const;

class Clock extends Component {
  override componentDidMount() {}
  override render() {
    return 'tick';
  }
}

function Handler() {
  return runtime.jsx('button', { type: 'button', onClick: () => {} });
}
const Linked = () => runtime.jsx(Link, { to: '/x', children: 'x' }, 'key');
const Tracked = () => runtime.jsx(Link, { to: '/x', onClick: () => {} });
const Late = () => runtime.jsx(BrowserOnly, {});
const Timed = () => runtime.jsx(Clock, {});
function Counter({ useHook }: { useHook: () => unknown }) {
  useHook();
  return <p>0</p>;
}
function Harmless() {
  const id = useId();
  useRef(null);
  return <p id={useMemo(() => id, [id])}>text</p>;
}

function render(element: ReactNode): string {
  return renderToStaticMarkup(<GuardedContent file="docs/x.mdx">{element}</GuardedContent>);
}

beforeAll(() => checkContent({ Link, BrowserOnly }));

describe('content of docs', () => {
  it.each(Object.entries(HOOKS))('may not call %s', (name, useHook) => {
    const sentence = `docs/x.mdx: <Counter> calls ${name} outside of an island.`;
    expect(() => render(<Counter useHook={useHook} />)).toThrow(sentence);
    expect(() => render(<KnownToWork>{<Counter useHook={useHook} />}</KnownToWork>)).not.toThrow();
    expect(() =>
      render(
        <KnownToWork>
          <CheckedChildren>
            <Counter useHook={useHook} />
          </CheckedChildren>
        </KnownToWork>,
      ),
    ).toThrow(sentence);
    expect(() =>
      render(
        <OutsideOfDoc>
          <CheckedChildren>
            <Counter useHook={useHook} />
          </CheckedChildren>
        </OutsideOfDoc>,
      ),
    ).not.toThrow();
    expect(() => renderToStaticMarkup(<Counter useHook={useHook} />)).not.toThrow();
  });

  it.each([
    [Handler, '<Handler> has onClick on <button> outside of an island.'],
    [Tracked, '<Tracked> has onClick on <Link> outside of an island.'],
    [Late, '<Late> renders <BrowserOnly> outside of an island.'],
    [Timed, '<Timed> renders <Clock>, a class with componentDidMount, outside of an island.'],
  ])('%o is refused', (Refused, sentence) => {
    expect(() => render(<Refused />)).toThrow(sentence);
    expect(() => renderToStaticMarkup(<Refused />)).not.toThrow();
  });

  it('may have links, and hooks that render the same without a browser', () => {
    expect(render(<Linked />)).toBe('<a href="/x">x</a>');
    expect(render(<Harmless />)).toMatch(/<p id=.*>text<\/p>/);
  });

  it('is checked in the browser too, as on the dev server', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const root = createRoot(document.createElement('div'), { onUncaughtError: () => {} });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const show = async (content: ReactNode) => await act(async () => root.render(content));
    const counter = <Counter useHook={HOOKS.useState} />;
    await show(counter);
    await expect(show(<GuardedContent file="docs/y.mdx">{counter}</GuardedContent>)).rejects.toThrow(
      'docs/y.mdx: <Counter> calls useState outside of an island.',
    );
    expect(log.mock.calls.flat().join()).not.toContain('Context can only be read');
    log.mockRestore();
    vi.unstubAllGlobals();
  });
});

describe('the name of a component', () => {
  it.each([
    [
      'Error\n    at exports.useState (r.js:1:1)\n    at useTotal (a.js:1:1)\n    at Total (a.js:2:1)',
      'Total',
    ],
    ['Error\n    at Object.Total (a.js:2:1)\n    at renderWithHooks (b.js)', 'Total'],
    [
      'Error\n    at _createMdxContent (a.js:2:1)\n    at MDXContent (a.js)\n    at renderWithHooks (b.js)',
      undefined,
    ],
    [
      'Error\n    at _createMdxContent (a.js:2:1)\n    at renderElement (b.js)\n    at Renderer (b.js)',
      undefined,
    ],
    ['useTotal@http://x/a.js:1:1\nTotal@http://x/a.js:2:1', 'Total'],
  ])('is read from %j', (stack, name) => expect(componentOn(stack)).toBe(name));
});
