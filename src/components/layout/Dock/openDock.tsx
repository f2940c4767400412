import { islands } from '@site/src/islands';
import type { Place } from '@site/src/pt/model/types';
import type { WorkspaceProps } from '@site/src/pt/view/Workspace';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './styles.module.css';

type AppModule = { readonly default: ComponentType<WorkspaceProps> } | undefined;

/** Outside of the application, so that it stays with its state while the reader goes from page to page. */
function makeDock() {
  const element = document.createElement('aside');
  element.className = `pt-screen ${styles.dock}`;
  element.tabIndex = -1;
  element.ariaLabel = 'PT, on sample data';
  document.body.append(element);
  const root = createRoot(element);
  let opener: HTMLElement | undefined;
  let asked = 0;
  const show = (isShown: boolean) => {
    element.hidden = !isShown;
    document.documentElement.toggleAttribute('data-docked', isShown);
    (isShown ? element : opener)?.focus();
  };
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      show(false);
    }
  });
  return (App: ComponentType<WorkspaceProps>, line: string, place: Place, button: HTMLElement) => {
    opener = button;
    asked += 1;
    root.render(
      <>
        <header className={styles.head}>
          <strong>PT, on sample data</strong>
          <button type="button" onClick={() => show(false)}>
            Close
          </button>
        </header>
        <App layout="dock" command={{ line, place, asked }} />
      </>,
    );
    show(true);
  };
}

let runInDock: ReturnType<typeof makeDock> | undefined;

async function open(line: string, place: Place, button: HTMLElement): Promise<void> {
  const app = (await islands.workspace?.()) as AppModule;
  if (app) {
    runInDock ??= makeDock();
    runInDock(app.default, line, place, button);
  }
}

// The server runs this module too.
if (typeof document !== 'undefined') {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-run]') : null;
    if (button?.dataset.run) {
      open(button.dataset.run, button.dataset.place as Place, button).catch(() => {
        button.textContent = 'Couldn’t be loaded. Try again';
      });
    }
  });
}
