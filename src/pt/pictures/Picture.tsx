import { type Mark, MarksContext, type MarkTarget } from '@site/src/kit/marks';
import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import App from '../view/App';
import appStyles from '../view/app.module.css';
import { useWorkspace } from '../view/useWorkspace';
import styles from './illustration.module.css';
import { pictureWorkspace } from './pictureWorkspace';
import { StillChart } from './StillApp';
import { type PictureState, states } from './states';

/** The app in the picture's state, in the reader's hands. */
function Live({ of, onClose }: { readonly of: string; readonly onClose: () => void }) {
  const { place, lines = [], screen } = states[of] as PictureState;
  const root = useRef<HTMLElement>(null);
  const app = useWorkspace({ place, lines, screen, apart: `picture ${of}` });
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  // Escape puts away what is open first.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !app.state.open && !app.screen.menu) {
      onClose();
    }
  };
  return (
    <section ref={root} tabIndex={-1} aria-label="PT on sample data" onKeyDown={onKeyDown}>
      <App app={app} hasTools />
    </section>
  );
}

type PictureProps = {
  /** The name of a state. */
  readonly of: string;
  readonly marks: readonly Mark[];
  /** Filled with the places of the picture while it renders. */
  readonly seen?: MarkTarget[];
};

/** The app in a state: hidden from readers by ear, whom the list tells the same, until they try it. */
export default function Picture({ of, marks, seen = [] }: PictureProps) {
  const [isLive, setLive] = useState(false);
  const [context] = useState(() => ({ of, marks, seen, taken: new Map<Mark, string>() }));
  const button = useRef<HTMLButtonElement>(null);
  const state = states[of] as PictureState;
  const change = (to: boolean) => {
    setLive(to);
    if (!to) {
      button.current?.focus({ preventScroll: true });
    }
  };
  return (
    <>
      <button ref={button} type="button" className={styles.try} onClick={() => change(!isLive)}>
        {isLive ? (
          // The whole of it would cover the caption on a phone.
          <>
            Back<span className="pt-hidden"> to the picture</span>
          </>
        ) : (
          'Try it'
        )}
      </button>
      <div className={clsx(appStyles.base, styles.picture)} data-markdown-ignore="">
        <MarksContext value={context}>
          {isLive ? (
            <Live of={of} onClose={() => change(false)} />
          ) : (
            <>
              <div inert aria-hidden="true">
                {state.isChart ? (
                  <StillChart lines={state.lines} />
                ) : (
                  <App app={pictureWorkspace(state, of)} isPart={state.isPart} />
                )}
              </div>
              {/* The whole picture can be touched; those who use a keyboard have the button above it. */}
              <button
                type="button"
                tabIndex={-1}
                aria-hidden="true"
                className={styles.touch}
                onClick={() => change(true)}
              />
            </>
          )}
        </MarksContext>
      </div>
    </>
  );
}
