import { islands } from '@site/src/islands';
import type { Place } from '@site/src/pt/model/types';
import type { WorkspaceProps } from '@site/src/pt/view/Workspace';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './styles.module.css';

type AppModule = { readonly default: ComponentType<WorkspaceProps> } | undefined;

/** What is open in the app, such as a dialog, a menu or a drawing tool: Escape puts that away first. */
const OPEN = '[role="dialog"], [data-tool], [aria-expanded="true"]';

/** How far below the top of the window a line stands that the sheet would have covered. */
const READ_PX = 80;

/** Beside the page the line that was clicked stays where it is; over a sheet it goes up until it's seen. */
function keepInSight(button: HTMLElement, before: number, dock: HTMLElement): void {
  const { top, height } = button.getBoundingClientRect();
  const { top: edge, left } = dock.getBoundingClientRect();
  const isCovered = left === 0 && top + height > edge;
  scrollBy({ top: top - (isCovered ? READ_PX : before), behavior: 'instant' });
}

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
    const at = opener?.getBoundingClientRect().top ?? 0;
    element.hidden = !isShown;
    document.documentElement.toggleAttribute('data-docked', isShown);
    if (isShown && opener) {
      keepInSight(opener, at, element);
    }
    // Its opener is gone once the reader is on another page.
    const before = opener?.isConnected ? opener : document.querySelector<HTMLElement>('main');
    if (before && before !== opener) {
      before.tabIndex = -1;
    }
    (isShown ? element : before)?.focus({ preventScroll: true });
  };
  let isInUse = false;
  // Before the app hears the key and puts away what is open.
  const look = () => {
    isInUse = element.querySelector(OPEN) !== null;
  };
  element.addEventListener('keydown', look, { capture: true });
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isInUse) {
      close();
    }
  });
  let App: ComponentType<WorkspaceProps>;
  let command: WorkspaceProps['command'];
  const render = (isClosed: boolean) => {
    show(!isClosed);
    root.render(
      <>
        <header className={styles.head}>
          <strong>PT, on sample data</strong>
          <button type="button" onClick={close}>
            Close
          </button>
        </header>
        <App layout="dock" command={command} isClosed={isClosed} />
      </>,
    );
  };
  const close = () => render(true);
  return (app: ComponentType<WorkspaceProps>, line: string, place: Place, button: HTMLElement) => {
    App = app;
    opener = button;
    asked += 1;
    command = { line, place, asked };
    render(false);
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

const FAILED = 'Couldn’t be loaded. Try again';

function label(button: HTMLElement, text: string, name: string): void {
  if (button.textContent !== text) {
    button.textContent = text;
    button.ariaLabel = name;
  }
}

// The server runs this module too.
if (typeof document !== 'undefined') {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-run]') : null;
    if (button?.dataset.run) {
      const name = `Run ${button.dataset.run.split('\n').at(-1)}`;
      open(button.dataset.run, button.dataset.place as Place, button).then(
        () => label(button, 'Run', name),
        () => label(button, FAILED, `${FAILED}: ${name}`),
      );
    }
  });
}
