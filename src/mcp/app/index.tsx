import type { FigureText } from '@site/src/figures/kit/shell/Figure';
import styles from '@site/src/figures/kit/shell/figure.module.css';
import { type ComponentType, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { appLocation, onAddress } from './address';
import './app.css';
import { ask, connect, notify } from './host';

/** Links lead into the docs. Frames may not open windows: the host does. */
function openLink(event: MouseEvent): void {
  const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
  if (href) {
    event.preventDefault();
    ask('openLinks', 'ui/open-link', { url: new URL(href, appLocation).href });
  }
}

/** To the page in the docs, with the figure in this state. */
function DocsLink() {
  const [href, setHref] = useState(appLocation.href);
  useEffect(() => {
    onAddress(() => setHref(appLocation.href));
  }, []);
  return <a href={href}>Open in the docs</a>;
}

/** The workspace says what a line did. */
const SAID = '[data-answer]';

/** Tells the assistant what the reader sees after a change. */
function tellHost(): void {
  const said = [`.${styles.verdict}`, `.${styles.detail}`, SAID]
    .map((name) => document.querySelector(name)?.textContent ?? '')
    .join(' ')
    .trim();
  ask('updateModelContext', 'ui/update-model-context', {
    content: [{ type: 'text', text: `The reader changed the figure: ${said} ${appLocation.href}` }],
  });
}

type Shown = { readonly Figure: ComponentType; readonly text: FigureText };

/** Figures in a window of their own, inside an assistant. The tool's answer names the address of the one it shows. */
export function startApp(all: readonly Shown[]): void {
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  function show(address: string): void {
    const id = address && new URL(address).hash.slice(1);
    const shown = all.find(({ text }) => text.id === id) ?? (all.length === 1 ? all[0] : undefined);
    if (!shown) {
      return;
    }
    const { Figure, text } = shown;
    root.render(
      <figure key={address} id={text.id} className={styles.figure} aria-labelledby={`${text.id}-title`}>
        <p id={`${text.id}-title`} className={styles.title}>
          {text.title}
        </p>
        <div className={styles.island}>
          <Figure />
        </div>
        <figcaption className={styles.caption}>
          {text.caption} {address && <DocsLink />}
        </figcaption>
      </figure>,
    );
  }
  show('');
  onAddress(tellHost);
  new MutationObserver((changes) => {
    if (
      changes.some(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(SAID))
    ) {
      tellHost();
    }
  }).observe(page, { characterData: true, childList: true, subtree: true });
  document.addEventListener('click', openLink);
  connect({
    onTheme: (theme) => {
      document.documentElement.dataset.theme = theme === 'light' ? 'light' : 'dark';
    },
    onAnswer({ figure, address = figure }) {
      if (typeof address === 'string' && /^https?:/.test(address)) {
        appLocation.href = address;
        show(address);
      }
    },
  });
  new ResizeObserver(() => {
    const { width, height } = page.getBoundingClientRect();
    notify('ui/notifications/size-changed', { width: Math.ceil(width), height: Math.ceil(height) });
  }).observe(page);
}
