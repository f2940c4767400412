import { loadIsland } from '@pt-docs/islands/head';
import type { Place } from '../pt/model/types';

/** A line that is run in the app beside the page (src/pt/view/dock.tsx): it needs React and the app, and not the application around them. */
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
  // A second click, while the app is on its way, is impatience.
  if (!button || !lines || button.hasAttribute('data-pressed')) {
    return;
  }
  const name = `Run ${lines.split('\n').at(-1)}`;
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

// A pointer on the button, or a finger that is about to lift: before the page asks for its application.
addEventListener('pointerover', (event) => void (buttonAt(event) && load().catch(() => {})), true);
