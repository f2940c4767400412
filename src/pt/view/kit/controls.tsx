import Button from '@site/src/kit/controls/Button';
import controls from '@site/src/kit/controls/controls.module.css';
import { Spot } from '@site/src/kit/marks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './dialogs.module.css';
import { Icon } from './icons';

type BoxProps = { children: ReactNode };
const box = (className: string | undefined) =>
  function Box({ children }: BoxProps) {
    return <div className={className}>{children}</div>;
  };

/** Fields side by side. */
export const SideBySide = box(styles.row);
/** A dialog or a panel on the app's ground, side by side where there is room. */
export const Stage = box(styles.stage);
/** Content with room around it. */
export const Pad = box(styles.content);
/** A chart and what stands beside it; one below the other where there is no room. */
export const Columns = box(styles.columns);
/** Prompts, cards or steps side by side, as many in a row as fit. */
export const Cards = box(styles.cards);
/** Cards the size of a stamp. */
export const Stamps = box(styles.checks);
/** Text in the background. */
export const Muted = ({ children }: BoxProps) => <span className={controls.muted}>{children}</span>;

/** Boxes under one label, as many in a row as fit. */
export function Checks({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Spot as="div" name={label} label={controls.label}>
      <span className={styles.checks}>{children}</span>
    </Spot>
  );
}

/** Names and values, one pair a line: what a ticket, a quote or a prompt says. */
export function Facts({ of }: { of: Readonly<Record<string, string>> }) {
  return (
    <div className={styles.facts}>
      {Object.entries(of).map(([name, value]) => (
        <Spot as="div" key={name} name={name} label>
          <span>{value}</span>
        </Spot>
      ))}
    </div>
  );
}

type DialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** The last one is what the dialog is for. */
  readonly buttons?: readonly string[];
  readonly from?: string;
  readonly isNarrow?: boolean;
};

const Buttons = ({ of = [] }: { of?: readonly string[] }) =>
  of.length > 0 && (
    <div className={styles.actions}>
      {of.map((name, index) => (
        <Button key={name} tone={index === of.length - 1 ? 'primary' : 'plain'}>
          {name}
        </Button>
      ))}
    </div>
  );

/** `from` names another program whose window this stands for: its fields in our style, never its marks. */
export function Dialog({ title, children, buttons, from, isNarrow }: DialogProps) {
  return (
    <div className={clsx(styles.dialog, from && styles.foreign, isNarrow && styles.narrow)}>
      {from && <div className={styles.from}>{from}</div>}
      <Spot as="div" name={title} where="dialog" className={styles.title}>
        {title}
        {!from && <Icon name="close" className={controls.end} />}
      </Spot>
      <div className={styles.content}>{children}</div>
      <Buttons of={buttons} />
    </div>
  );
}

type MenuItem = { readonly name: string; readonly note?: string };

/** An open menu, one entry chosen. */
export function Menu({ items, active }: { items: readonly MenuItem[]; active?: string }) {
  return (
    <div className={styles.menu}>
      {items.map(({ name, note }) => (
        <Spot as="div" key={name} name={name} className={clsx(name === active && styles.chosenItem)} label>
          {note && <span className={clsx(controls.muted, styles.aside)}>{note}</span>}
        </Spot>
      ))}
    </div>
  );
}

type CardProps = {
  title: string;
  /** Top right: an age, a count, a state. */
  end?: string;
  reading?: string;
  tone?: 'up';
  children?: ReactNode;
};

/** A card of Panda Intel, of Explorer or of a feed. */
export function Card({ title, end, reading, tone, children }: CardProps) {
  return (
    <Spot as="div" name={title} className={styles.card} label={styles.strong}>
      {end && <span className={clsx(controls.muted, styles.aside)}>{end}</span>}
      {reading && <span className={tone && styles[tone]}>{reading}</span>}
      {children}
    </Spot>
  );
}

/** Tags side by side. */
export const Tags = ({ of }: { of: readonly string[] }) => (
  <span className={styles.tags}>
    {of.map((tag) => (
      <span key={tag}>{tag}</span>
    ))}
  </span>
);

/** A note with a sign: what a form warns about. */
export function Warning({ children }: { children: string }) {
  return (
    <Spot as="div" name="Warning" className={styles.warning}>
      <Icon name="warn" />
      <span>{children}</span>
    </Spot>
  );
}

/** A panel of the app cut out of its screen. */
export function Panel({
  title,
  buttons,
  isNarrow,
  children,
}: {
  isNarrow?: boolean;
  title?: string;
  buttons?: readonly string[];
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.panel, isNarrow && styles.narrow)}>
      {title && (
        <Spot as="div" name={title} where="panel" className={styles.panelTitle} label>
          <Buttons of={buttons} />
        </Spot>
      )}
      {children}
    </div>
  );
}

/** What a list can do: a search field, then buttons. */
export function Toolbar({ search, children }: { search?: string; children?: ReactNode }) {
  return (
    <div className={styles.toolbar}>
      {search !== undefined && (
        <Spot name="Search" className={clsx(controls.field, controls.box, styles.find)}>
          <Icon name="search" />
          {search}
        </Spot>
      )}
      {children}
    </div>
  );
}

/** A name with its initial, as lists of people have them. */
export function Person({ name, note }: { name: string; note?: string }) {
  return (
    <Spot name={name} className={styles.person}>
      <span className={styles.initial}>{name[0]}</span>
      {name}
      {note && <span className={controls.muted}>{note}</span>}
    </Spot>
  );
}
