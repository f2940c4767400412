import CopyButton from '@site/src/components/layout/CopyButton';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type CodeBlockProps = { children: ReactNode; className?: string; metastring?: string; title?: string };

const titleIn = (metastring: string | undefined) =>
  metastring?.match(/title="(?<title>[^"]+)"/)?.groups?.title;

/** Draws code that was coloured at build time. Long lines wrap, and are copied as they are. */
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
      <pre className={styles.pre}>
        <code className={className}>{children}</code>
      </pre>
    </figure>
  );
}
