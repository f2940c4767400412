import { Island } from '@pt-docs/islands/client';
import styles from './figure.module.css';

export type FigureDefinition = {
  /** Kebab-case: the figure's anchor on its page, its name in src/islands.ts, the prefix of its values in the address. */
  readonly id: string;
  readonly title: string;
  /** One sentence that says what to try. */
  readonly caption: string;
};

/** The shell of a figure: its title, the island with its drawing and controls, and what to try. */
export default function Figure({ definition }: { definition: FigureDefinition }) {
  const { id, title, caption } = definition;
  return (
    <figure id={id} className={styles.figure} aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className={styles.title}>
        {title}
      </p>
      <Island name={id} className={styles.stage} />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
