import React, { type Context } from 'react';
import devRuntime from 'react/jsx-dev-runtime';
import runtime from 'react/jsx-runtime';
import { DocContext, type GuardedDoc, KnownToWork } from './docContext';

/**
 * Readers get docs as HTML: React runs in islands only. A component with state, effects or event handlers outside of one
 * would work on the dev server and be dead in the build, so rendering it is an error in both. React has no public way to
 * see which hooks a component calls. Each renderer hands React its hooks as a "dispatcher", an object in React's internals;
 * elements are made by the functions of the JSX runtime. Both are watched here: while the server renders and on the dev
 * server, never in a reader's browser.
 */

const CHECKED_HOOKS = [
  'useState',
  'useReducer',
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useSyncExternalStore',
  'useOptimistic',
  'useActionState',
];

// biome-ignore lint/suspicious/noExplicitAny: functions of all kinds are wrapped
type AnyFunction = (...args: any[]) => any;
type Dispatcher = { [hook: string]: AnyFunction } & { readContext<T>(context: Context<T>): T };
type Internals = { H: Dispatcher | null };

/** React may not read a context while one of its hooks calls back, such as in `useMemo`. */
let runningHooks = 0;

/** The doc to which the component belongs that is being rendered, unless it needs no check. */
function checkedDoc(dispatcher: Dispatcher | null): GuardedDoc | null {
  if (!dispatcher || runningHooks > 0) {
    return null;
  }
  try {
    const doc = dispatcher.readContext(DocContext);
    return doc?.isChecked ? doc : null;
  } catch {
    // Nothing is being rendered: an element is made in a handler or an effect.
    return null;
  }
}

/** From the stack: the innermost function below React that is named like a component. */
export function componentOn(stack = ''): string | undefined {
  const [own = ''] = stack.split(/renderWithHooks|react_stack_bottom_frame|renderElement/);
  const names = Array.from(own.matchAll(/^\s*(?:at )?(?:\w+\.)*(\w+)(?=[ @(])/gm), ([, name = '']) => name);
  return names.find((name) => /^[A-Z]/.test(name) && !/^(Error|Object|MDXContent)$/.test(name));
}

function refuse({ file }: GuardedDoc, what: string, component = componentOn(new Error().stack)): never {
  const subject = component ? `<${component}>` : 'the page itself';
  const name = component ?? 'Name';
  throw new Error(
    `${file}: ${subject} ${what} outside of an island. Docs reach readers as HTML without React, so it would be dead. Move it into a component of its own, add that to the registry of islands and write <Island name="${name}" /> in its place.`,
  );
}

function watchHook(dispatcher: Dispatcher, name: string): void {
  const hook = dispatcher[name];
  if (!hook) {
    return;
  }
  dispatcher[name] = (...args) => {
    const doc = CHECKED_HOOKS.includes(name) && checkedDoc(dispatcher);
    if (doc) {
      refuse(doc, `calls ${name}`);
    }
    runningHooks += 1;
    try {
      return hook.apply(dispatcher, args);
    } finally {
      runningHooks -= 1;
    }
  };
}

/** Renderers set their dispatcher before each component; there are a few, always the same objects. */
function watchHooks(internals: Internals): void {
  const watched = new WeakSet<Dispatcher>();
  let current = internals.H;
  Object.defineProperty(internals, 'H', {
    get: () => current,
    set(dispatcher: Dispatcher | null) {
      if (dispatcher && !watched.has(dispatcher)) {
        watched.add(dispatcher);
        for (const name of [...CHECKED_HOOKS, 'useMemo']) {
          watchHook(dispatcher, name);
        }
      }
      current = dispatcher;
    },
  });
}

/** As React exports it, before it is watched. */
const { createElement } = React;

type Props = Readonly<Record<string, unknown>> | null | undefined;

const handlerIn = (props: Props) =>
  Object.keys(props ?? {}).find((name) => /^on[A-Z]/.test(name) && typeof props?.[name] === 'function');

/** Components of Docusaurus that are not what they seem. */
type Known = { readonly Link: unknown; readonly BrowserOnly: unknown };

/** What an element does that HTML cannot, in words. */
function deadPart(type: unknown, props: Props, { Link, BrowserOnly }: Known): string | undefined {
  if (typeof type === 'string' || type === Link) {
    const handler = handlerIn(props);
    return handler && `has ${handler} on <${type === Link ? 'Link' : type}>`;
  }
  if (type === BrowserOnly) {
    return 'renders <BrowserOnly>';
  }
  const lifecycle = (type as AnyFunction | null)?.prototype?.componentDidMount;
  return lifecycle && `renders <${(type as AnyFunction).name}>, a class with componentDidMount,`;
}

function watchElements(module: object, names: readonly string[], internals: Internals, known: Known): void {
  const functions = module as Record<string, AnyFunction | undefined>;
  for (const name of names) {
    const create = functions[name];
    if (create) {
      functions[name] = (type: unknown, props: Props, ...rest: unknown[]) => {
        const dead = deadPart(type, props, known);
        const doc = (dead || type === known.Link) && checkedDoc(internals.H);
        if (doc && dead) {
          refuse(doc, dead);
        }
        const element = create(type, props, ...rest);
        // Links of a fragment are followed without React (fragments/links.ts).
        return doc
          ? createElement(KnownToWork, { key: element.key ?? undefined, children: element })
          : element;
      };
    }
  }
}

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

let isWatching = false;

/** From now on a component in a doc, outside of islands, that needs React in the browser is an error. */
export function checkContent(known: Known): void {
  const internals = (React as unknown as Record<string, Internals | undefined>)[INTERNALS];
  if (!internals || !('H' in internals)) {
    throw new Error(
      `@pt-docs/islands cannot watch the hooks of React ${React.version}. Use React 19, whose internals it knows.`,
    );
  }
  if (!isWatching) {
    isWatching = true;
    watchHooks(internals);
    watchElements(React, ['createElement'], internals, known);
    watchElements(runtime, ['jsx', 'jsxs'], internals, known);
    watchElements(devRuntime, ['jsxDEV'], internals, known);
  }
}
