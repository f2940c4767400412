import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import type { Root } from 'react-dom/client';
import FigureErrorBoundary from './FigureErrorBoundary';
import styles from './styles.module.css';

export type FigureDefinition = {
  /** Kebab-case: the figure's anchor on its page and the prefix of its values in the address. */
  readonly id: string;
  readonly title: string;
  /** One sentence that says what to try. */
  readonly caption: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** The same component, but only in the server's bundle: `SERVER_DRAWN ? require('./Interactive').default : null`. */
  readonly drawn: ComponentType | null;
};

/** How far outside the screen a figure starts to load. */
const NEAR = '300px';
const TOUCHES = ['pointerdown', 'pointerover', 'focusin', 'keydown'] as const;

/** Calls back once, when the element comes near the screen or is touched; returns how to stop waiting. */
function whenWanted(element: Element, wanted: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    { rootMargin: NEAR },
  );
  const stop = () => {
    observer.disconnect();
    for (const touch of TOUCHES) {
      element.removeEventListener(touch, start);
    }
  };
  function start() {
    stop();
    wanted();
  }
  observer.observe(element);
  for (const touch of TOUCHES) {
    element.addEventListener(touch, start, { passive: true });
  }
  return stop;
}

/** Says when the figure's controls work. */
function Woken({ onWake, children }: { onWake: () => void; children: ReactNode }) {
  useEffect(onWake, [onWake]);
  return children;
}

async function wake(stage: HTMLElement, { load }: FigureDefinition): Promise<Root> {
  const [{ default: Interactive }, { createRoot, hydrateRoot }] = await Promise.all([
    load(),
    import('react-dom/client'),
  ]);
  const markAwake = () => stage.setAttribute('data-figure', 'awake');
  const figure = (
    <Woken onWake={markAwake}>
      <FigureErrorBoundary>
        <Interactive />
      </FigureErrorBoundary>
    </Woken>
  );
  if (stage.hasChildNodes()) {
    return hydrateRoot(stage, figure);
  }
  const root = createRoot(stage);
  root.render(figure);
  return root;
}

/**
 * A figure is drawn completely at build time and stays plain HTML until the reader comes near: then its own
 * chunk is loaded and takes over the drawn HTML. The page's script holds title and caption only. It is a React
 * root of its own, because React's Suspense would move large drawn parts behind inline scripts.
 */
export default function Figure({ definition }: { definition: FigureDefinition }) {
  const { id, title, caption, drawn: Drawn } = definition;
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = stage.current;
    if (!element) {
      return;
    }
    let root: Promise<Root> | undefined;
    const stopWaiting = whenWanted(element, () => {
      root = wake(element, definition);
      // The chunk did not arrive: the drawn picture stays, the next visit tries again.
      root.catch(() => element.setAttribute('data-figure', 'failed'));
    });
    return () => {
      stopWaiting();
      // After the page's own drawing: React does not allow one root to end another while it draws.
      root?.then((mounted) => setTimeout(() => mounted.unmount())).catch(() => {});
    };
  }, [definition]);

  return (
    <figure id={id} className={styles.figure} aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className={styles.title}>
        {title}
      </p>
      {Drawn ? (
        <div className={styles.stage} data-figure="drawn">
          <FigureErrorBoundary>
            <Drawn />
          </FigureErrorBoundary>
        </div>
      ) : (
        <div
          ref={stage}
          className={styles.stage}
          data-figure="drawn"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose, it tells React to leave the drawn HTML alone
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
