import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { showNotice } from '../../head/recovery';
import { inTime } from '../inTime';
import { allIslands } from './allIslands';
import IslandErrorBoundary from './IslandErrorBoundary';
import type { IslandModule } from './registry';
import { whenNear, whenPressed, whenTouched } from './whenNear';

const FAILED = 'This figure could not be loaded, so its controls do not work. Try again, or reload the page.';

/** A chunk that takes longer counts as lost. */
const PATIENCE_MS = 15_000;

const NAME = 'data-island';
const STATE = 'data-island-state';
const VALUES = 'data-island-values';
/** Loaded when the reader touches it, however long it's in view. */
const WAITS = 'data-island-waits';

type State = 'static' | 'hydrated' | 'failed';

export const islandAttributes = (
  name: string,
  className: string | undefined,
  values: object | undefined,
  waitsForTouch = false,
) => ({
  className,
  [NAME]: name,
  [STATE]: 'static' satisfies State,
  [VALUES]: values && JSON.stringify(values),
  [WAITS]: waitsForTouch ? '' : undefined,
});

const mark = (root: HTMLElement, state: State) => root.setAttribute(STATE, state);

/** Reports when the island's controls work. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

const valuesOf = (root: HTMLElement) => JSON.parse(root.getAttribute(VALUES) ?? '{}') as object;

/** Said in the console with the island's name: in production React's own message is a number. */
function reportErrors(name: string | null): RootOptions {
  const report =
    (what: string): RootOptions['onRecoverableError'] =>
    (error, { componentStack }) =>
      console.error(`The island ${name} ${what}:`, error, componentStack);
  return {
    onRecoverableError: report('did not match its HTML and was rendered anew'),
    onCaughtError: report('failed and shows a message instead'),
    onUncaughtError: report('failed'),
  };
}

/** Starts an island in its root: enhances or hydrates its HTML, or renders where there's none. Returns what ends it. */
async function start(root: HTMLElement, module: IslandModule): Promise<() => void> {
  if ('enhance' in module) {
    const end = module.enhance(root, valuesOf(root));
    mark(root, 'hydrated');
    return end;
  }
  const options = reportErrors(root.getAttribute(NAME));
  const Component = module.default;
  return new Promise((resolve) => {
    let reactRoot: Root;
    const onHydrated = () => {
      mark(root, 'hydrated');
      // Not sooner: to React it is an error if a root is unmounted while it hydrates.
      resolve(() => reactRoot.unmount());
    };
    const tree = (
      <Hydrated onHydrated={onHydrated}>
        <IslandErrorBoundary>
          <Component {...valuesOf(root)} />
        </IslandErrorBoundary>
      </Hydrated>
    );
    if (root.hasChildNodes()) {
      // In a transition React yields to the browser every few milliseconds.
      startTransition(() => {
        reactRoot = hydrateRoot(root, tree, options);
      });
    } else {
      reactRoot = createRoot(root, options);
      reactRoot.render(tree);
    }
  });
}

/** Islands that were started before the application (entry.ts); it takes them over when it mounts what is around them. */
const started = new WeakMap<Element, () => void>();

/**
 * An island is complete HTML until the reader comes near: then its own chunk is loaded and hydrates it. Returns a function
 * that ends it.
 */
export function hydrateIsland(root: HTMLElement): () => void {
  const known = started.get(root);
  if (known) {
    return known;
  }
  const load = allIslands[root.getAttribute(NAME) ?? ''];
  if (!load) {
    return () => {};
  }
  let running: Promise<() => void> | undefined;
  let stopWaiting = () => {};
  let isEnded = false;
  // A reader who touched the island is told when it cannot be loaded; one who only scrolls past it is not.
  let isWanted = false;
  const stopListening = whenTouched(root, () => {
    isWanted = true;
  });
  let notice: HTMLElement | undefined;
  const hydrate = () => {
    running = inTime(load(), PATIENCE_MS, 'The chunk of an island').then((module) => start(root, module));
    const onHydrated = () => {
      stopListening();
      notice?.remove();
    };
    running.then(onHydrated, () => {
      if (isEnded) {
        return;
      }
      // The chunk did not arrive. The static HTML stays; touching it tries again.
      mark(root, 'failed');
      if (isWanted) {
        notice = showNotice(FAILED, { label: 'Reload the page', run: () => location.reload() });
      }
      stopWaiting = whenTouched(root, hydrate);
    });
  };
  stopWaiting = root.hasAttribute(WAITS) ? whenPressed(root, hydrate) : whenNear(root, hydrate);
  const end = () => {
    isEnded = true;
    started.delete(root);
    stopWaiting();
    stopListening();
    // React does not allow one root to unmount another while it renders.
    running?.then((stop) => setTimeout(stop)).catch(() => {});
  };
  started.set(root, end);
  return end;
}

/** Hydrates every island inside an element; returns a function that ends them. */
export function hydrateIslands(element: HTMLElement): () => void {
  const ends = Array.from(element.querySelectorAll<HTMLElement>(`[${NAME}]`), hydrateIsland);
  return () => {
    for (const end of ends) {
      end();
    }
  };
}
