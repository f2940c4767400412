import { createRoot } from 'react-dom/client';
import type { Place } from '../model/types';
import styles from './dock.module.css';
import Workspace, { type WorkspaceProps } from './Workspace';

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
        <Workspace layout="dock" command={command} isClosed={isClosed} />
      </>,
    );
  };
  const close = () => render(true);
  return (line: string, place: Place, button: HTMLElement) => {
    opener = button;
    asked += 1;
    command = { line, place, asked };
    render(false);
  };
}

let dock: ReturnType<typeof makeDock> | undefined;

/** Runs a line in the app beside the page, which opens with the first one (src/head/run.ts). */
export function runInDock(line: string, place: Place, button: HTMLElement): void {
  dock ??= makeDock();
  dock(line, place, button);
}
