import CopyButton from '@site/src/components/layout/CopyButton';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

type CodeBlockProps = { children: ReactNode; className?: string; metastring?: string; title?: string };

const titleIn = (metastring: string | undefined) =>
  metastring?.match(/title="(?<title>[^"]+)"/)?.groups?.title;

/** The lines that `{1,3-5}` behind the language names. */
function namedLines(metastring = ''): Set<number> {
  const [, list = ''] = /\{([\d,\s-]+)\}/.exec(metastring) ?? [];
  const ranges = list.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return from > 0 ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : [];
  });
  return new Set(ranges);
}

const COMMENT = /^\s*(?:\/\/|#|<!--|\/\*|\{\/\*)\s*highlight-(next-line|start|end)\b/;

/** Lines with their marks: by their number, by a `highlight-next-line` above them, between `highlight-start` and `-end`. */
function markedLines(code: string, metastring: string | undefined, isDiff: boolean) {
  const named = namedLines(metastring);
  const lines: { readonly text: string; readonly mark: keyof typeof styles | undefined }[] = [];
  let isNext = false;
  let isInside = false;
  for (const text of code.replace(/\n$/, '').split('\n')) {
    const comment = COMMENT.exec(text)?.[1];
    if (comment) {
      isNext = comment === 'next-line';
      isInside = comment === 'start' || (isInside && comment !== 'end');
      continue;
    }
    const sign = isDiff && { '+': 'added', '-': 'removed' }[text[0] ?? ''];
    const isMarked = isNext || isInside || named.has(lines.length + 1);
    lines.push({ text, mark: sign || (isMarked ? 'marked' : undefined) });
    isNext = false;
  }
  return lines;
}

/** Draws code with the lines that its author marks. Long lines wrap, and are copied as they are. */
export default function CodeBlock({
  children,
  className,
  metastring,
  title = titleIn(metastring),
}: CodeBlockProps) {
  const lines =
    typeof children === 'string' && markedLines(children, metastring, className === 'language-diff');
  const isNumbered = metastring?.includes('showLineNumbers');
  return (
    <figure className={clsx('theme-code-block', styles.block)}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <CopyButton label="Copy the code" />
      <pre className={styles.pre}>
        <code className={className}>
          {lines
            ? lines.map(({ text, mark }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text neither move nor change
                <Fragment key={index}>
                  {mark || isNumbered ? (
                    <span className={clsx(mark && styles[mark], isNumbered && styles.numbered)}>{text}</span>
                  ) : (
                    text
                  )}
                  {'\n'}
                </Fragment>
              ))
            : children}
        </code>
      </pre>
    </figure>
  );
}
