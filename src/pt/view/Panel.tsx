import Button from '@site/src/kit/controls/Button';
import controls from '@site/src/kit/controls/controls.module.css';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import forms from './kit/dialogs.module.css';
import { Icon } from './kit/icons';
import styles from './opened.module.css';

type PanelProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Escape closes a panel from anywhere in its app but from a field beside it, which has an Escape of its own. */
function useEscape(panel: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const own = panel.current;
      const target = event.target as Element;
      const isBeside = !own?.contains(target) && target.matches('input, select, textarea');
      const app = own?.closest('[data-app]') ?? own;
      if (event.key === 'Escape' && app?.contains(target) && !isBeside) {
        // The dock that the app may stand in stays open.
        event.preventDefault();
        close();
      }
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [panel, close]);
}

/** A panel over the stage. Its first field takes the focus if the reader opened it, and what had it gets it back. */
export default function Panel({ title, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEscape(panel, onClose);
  useEffect(() => {
    const before = document.activeElement;
    // What an address opened while the page came leaves the reader where they are.
    if (navigator.userActivation?.isActive ?? true) {
      const field = panel.current?.querySelector<HTMLElement>('input, select');
      (field ?? panel.current)?.focus({ preventScroll: true });
      panel.current?.scrollIntoView?.({ block: 'nearest' });
    }
    const own = panel.current;
    return () => {
      const { activeElement } = document;
      if (
        before instanceof HTMLElement &&
        (own?.contains(activeElement) || activeElement === document.body)
      ) {
        before.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <div
      ref={panel}
      className={clsx(forms.dialog, styles.panel)}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
    >
      <div className={forms.title}>
        {title}
        <button type="button" className={controls.end} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}

type DialogProps = PanelProps & { readonly action: string; readonly onSubmit: () => void };

/** A panel that asks for something. What it's for comes last, at the right. */
export function Dialog({ action, onSubmit, children, ...panel }: DialogProps) {
  return (
    <Panel {...panel}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className={forms.content}>{children}</div>
        <div className={forms.actions}>
          <Button onClick={panel.onClose}>Cancel</Button>
          <Button type="submit" tone="primary">
            {action}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
