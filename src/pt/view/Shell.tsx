import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './app.module.css';
import layout from './layout.module.css';
import Rail from './Rail';
import type { Section, Workspace } from './screen';
import TopBar from './TopBar';

type ShellProps = {
  readonly app: Workspace;
  readonly active: Section;
  readonly account?: string | undefined;
  readonly command: ReactNode;
  /** What stands under the top bar of the live app. */
  readonly talk?: ReactNode;
  readonly children: ReactNode;
};

type PartProps = Pick<ShellProps, 'app' | 'children'>;

/** What is open in the app, without rail and top bar. */
export const Part = ({ app, children }: PartProps) => (
  <div
    className={clsx('pt-drawn', layout.app, styles.base, styles.app)}
    data-still={app.isStill || undefined}
  >
    <div className={clsx(layout.section, styles.section)}>{children}</div>
  </div>
);

/** A section is seen from its top: the page scrolls back if the head of the app is out of sight. */
function seeHead(root: HTMLElement | null): void {
  if (root && root.getBoundingClientRect().top < 48) {
    root.scrollIntoView();
  }
}

/** The frame of the whole app: rail, top bar and one section. Where it's narrow, parts fold by the rules of its styles. */
export default function Shell({ app, active, account, command, talk, children }: ShellProps) {
  const section = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  // What had the focus may be gone after an action, such as a filter that was dropped: the reader goes on from where it was.
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) {
      section.current?.focus({ preventScroll: true });
    }
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus is
    <div
      ref={root}
      className={clsx('pt-drawn', layout.app, styles.base, styles.app)}
      data-app=""
      data-still={app.isStill || undefined}
      onFocus={() => {
        isInside.current = true;
      }}
      onBlur={({ target, relatedTarget }) => {
        isInside.current = relatedTarget !== null || !target.isConnected;
      }}
    >
      <div className={layout.shell}>
        <TopBar app={app} {...(account && { account })}>
          {command}
        </TopBar>
        {talk && <div className={layout.talk}>{talk}</div>}
        <Rail app={app} active={active} onOpen={() => seeHead(root.current)} />
        <div ref={section} className={clsx(layout.section, styles.section)} data-section="" tabIndex={-1}>
          {children}
        </div>
      </div>
    </div>
  );
}
