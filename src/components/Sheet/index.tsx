import { withCode } from '@site/src/lib/withCode';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A short fact: its name above, its value below. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Points({
  title,
  of: sentences,
  warn = false,
}: {
  title: string;
  of: readonly string[];
  warn?: boolean;
}) {
  return (
    <div className={clsx(styles.points, warn && styles.warn)}>
      <p className={styles.pointsTitle} data-content="title">
        {title}
      </p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{withCode(sentence)}</li>
        ))}
      </ul>
    </div>
  );
}

type Props = {
  readonly definition: string;
  /** What the reader needs at a glance, as `Fact`s. */
  readonly facts: ReactNode;
  readonly reading: readonly string[];
  readonly misleads: readonly string[];
  /** Formula and worked example, as disclosures. */
  readonly children: ReactNode;
  /** Where to use it and what to look at next, as `Fact`s. */
  readonly links: ReactNode;
};

/** The form that metrics and screener fields share: definition, facts, how to read it, where it misleads, small print. */
export default function Sheet({ definition, facts, reading, misleads, children, links }: Props) {
  return (
    <div className={styles.sheet}>
      <p className={styles.definition}>{definition}</p>
      <dl className={styles.facts}>{facts}</dl>
      <div className={styles.columns}>
        <Points title="How to read it" of={reading} />
        <Points title="Where it misleads" of={misleads} warn />
      </div>
      {children}
      <dl className={styles.links}>{links}</dl>
    </div>
  );
}

/** Lines of a formula or an example, as their author broke them. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <p className={styles.lines} data-content="lines">
      {children}
    </p>
  );
}

/** What all sheets below it share. */
export function SharedFacts({ children }: { children: ReactNode }) {
  return <dl className={clsx(styles.facts, styles.shared)}>{children}</dl>;
}
