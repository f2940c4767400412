import CopyButton from '@site/src/components/layout/CopyButton';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type CodeBlockProps = { children: ReactNode; className?: string; metastring?: string; title?: string };

const titleIn = (metastring: string | undefined) =>
  metastring?.match(/title="(?<title>[^"]+)"/)?.groups?.title;

/** Draws code that was coloured at build time. The block scrolls inside itself, so it takes the keyboard's focus. */
export default function CodeBlock({
  children,
  className,
  metastring,
  title = titleIn(metastring),
}: CodeBlockProps) {
  return (
    <figure className={clsx('theme-code-block', styles.block)}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <CopyButton label="Copy the code" />
      <button type="button" className={styles.wrap} aria-label="Toggle word wrap" aria-pressed="false">
        Wrap
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre className={styles.pre} tabIndex={0}>
        <code className={className}>{children}</code>
      </pre>
    </figure>
  );
}
