import { loadIsland } from '@pt-docs/islands/head';
import type { Place } from '../pt/model/types';

/** What a line needs to run beside the page (src/pt/view/index.ts): React and the small PT, not the application that hydrates the page. */
type App = { readonly runInDock: (line: string, place: Place, button: HTMLElement) => void };

const FAILED = 'Couldn’t be loaded. Try again';

function label(button: HTMLElement, text: string, name: string): void {
  if (button.textContent !== text) {
    button.textContent = text;
    button.ariaLabel = name;
  }
}

const load = () => loadIsland<App>('workspace');
const buttonAt = ({ target }: Event) => (target as Element).closest?.<HTMLElement>('[data-run]');

addEventListener('click', (event) => {
  const button = buttonAt(event);
  const { run: lines, place } = button?.dataset ?? {};
  if (!button || !lines) {
    return;
  }
  const name = `Run ${lines.split('\n').at(-1)}`;
  // Styles show that it was pressed. Clicked again while the app is on its way, it runs once: React draws both in one go.
  button.toggleAttribute('data-pressed', true);
  load()
    .then(
      ({ runInDock }) => {
        label(button, 'Run', name);
        runInDock(lines, place as Place, button);
      },
      () => label(button, FAILED, `${FAILED}: ${name}`),
    )
    .finally(() => button.removeAttribute('data-pressed'));
});

// Before the page asks for its application. A pointer that only passes asks for nothing.
addEventListener('pointerdown', (event) => void (buttonAt(event) && load().catch(() => {})), true);
