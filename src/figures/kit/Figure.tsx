import { Stage } from '@pt-docs/islands/client';
import type { ComponentType } from 'react';
import styles from './figure.module.css';

export type FigureDefinition = {
  /** Kebab-case: the figure's anchor on its page, its name in src/live/parts.ts, the prefix of its values in the address. */
  readonly id: string;
  readonly title: string;
  /** One sentence that says what to try. */
  readonly caption: string;
  /** The figure itself, but only in the server's bundle: `SERVER_DRAWN ? require('./Interactive').default : null`. */
  readonly drawn: ComponentType | null;
};

/** The frame of a figure: its title, the stage on which it is drawn and later wakes, and what to try. */
export default function Figure({ definition }: { definition: FigureDefinition }) {
  const { id, title, caption, drawn: Drawn } = definition;
  return (
    <figure id={id} className={styles.figure} aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className={styles.title}>
        {title}
      </p>
      <Stage part={id} className={styles.stage} drawn={Drawn && <Drawn />} />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
