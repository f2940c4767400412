import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Island } from '@pt-docs/islands/client';
import { withCode } from '@site/src/lib/text/withCode';
import styles from './figure.module.css';

/** What a figure says around its picture: the content of figures/<Name>/figure.ts. */
export type FigureText = {
  /** Kebab-case: the figure's anchor on its page and the prefix of its values in the address. */
  readonly id: string;
  readonly title: string;
  /** One sentence that says what to try; commands between backticks. */
  readonly caption: string;
};

type FigureProps = {
  readonly figure: FigureText;
  /** The figure's folder, which is its name in src/islands.ts. */
  readonly island: string;
  /** Props of its Interactive. */
  readonly values?: object;
};

/** The shell of a figure: its title, the island with its drawing and controls, and what to try. */
export default function Figure({ figure: { id, title, caption }, island, values }: FigureProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <figure id={id} className={`pt-drawn ${styles.figure}`} aria-labelledby={`${id}-title`}>
      <p id={`${id}-title`} className={styles.title}>
        {title}
      </p>
      <Island name={island} className={styles.island} values={values} />
      {/* A copy has nothing to try; it links to the figure instead. */}
      <figcaption className={styles.caption} data-markdown-ignore="">
        {withCode(caption)}
      </figcaption>
    </figure>
  );
}
