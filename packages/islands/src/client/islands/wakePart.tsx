import { type ReactNode, useEffect } from 'react';
import { type LivePart, parts } from '../../../../../src/islands';
import PartErrorBoundary from './PartErrorBoundary';
import { whenTouched, whenWanted } from './whenWanted';

/** The attributes of a stage: which part stands on it, how far it is, and the values that it starts with. */
const PART = 'data-part';
const LIFE = 'data-live';
const VALUES = 'data-values';

/** What a stage is drawn with. */
export const stageAttributes = (part: string, className: string | undefined, values: object | undefined) => ({
  className,
  [PART]: part,
  [LIFE]: 'drawn',
  [VALUES]: values && JSON.stringify(values),
});

type Life = 'drawn' | 'awake' | 'failed';

const mark = (stage: HTMLElement, life: Life) => stage.setAttribute(LIFE, life);

/** Says when the part's controls work. */
function Woken({ onWake, children }: { onWake: () => void; children: ReactNode }) {
  useEffect(onWake, [onWake]);
  return children;
}

const valuesOf = (stage: HTMLElement) => JSON.parse(stage.getAttribute(VALUES) ?? '{}') as object;

async function takeOver(stage: HTMLElement, part: LivePart): Promise<() => void> {
  if ('enhance' in part) {
    const end = part.enhance(stage);
    mark(stage, 'awake');
    return end;
  }
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  const Interactive = part.default;
  const live = (
    <Woken onWake={() => mark(stage, 'awake')}>
      <PartErrorBoundary>
        <Interactive {...valuesOf(stage)} />
      </PartErrorBoundary>
    </Woken>
  );
  if (stage.hasChildNodes()) {
    const root = hydrateRoot(stage, live);
    return () => root.unmount();
  }
  const root = createRoot(stage);
  root.render(live);
  return () => root.unmount();
}

/**
 * A part of a text is drawn completely at build time and stays plain HTML until the reader comes near: then its own chunk
 * is loaded and takes over the drawn HTML. Returns how to end it.
 */
export function wakePart(stage: HTMLElement): () => void {
  const load = parts[stage.getAttribute(PART) ?? ''];
  if (!load) {
    return () => {};
  }
  let life: Promise<() => void> | undefined;
  let stopWaiting = () => {};
  let isEnded = false;
  const wake = () => {
    mark(stage, 'drawn');
    life = load().then((part) => takeOver(stage, part));
    life.catch(() => {
      if (!isEnded) {
        // The chunk did not arrive. The drawn picture stays; who touches it tries again.
        mark(stage, 'failed');
        stopWaiting = whenTouched(stage, wake);
      }
    });
  };
  stopWaiting = whenWanted(stage, wake);
  return () => {
    isEnded = true;
    stopWaiting();
    // After the page's own drawing: React does not allow one root to end another while it draws.
    life?.then((end) => setTimeout(end)).catch(() => {});
  };
}

/** Wakes every part inside an element; returns how to end them. */
export function wakeParts(element: HTMLElement): () => void {
  const ends = Array.from(element.querySelectorAll<HTMLElement>(`[${PART}]`), wakePart);
  return () => {
    for (const end of ends) {
      end();
    }
  };
}
