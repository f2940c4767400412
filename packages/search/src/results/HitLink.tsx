import type { AnchorHTMLAttributes } from 'react';
import type { MarkedText } from '../engine/highlight';
import type { Hit } from '../engine/hits';

const KINDS: Readonly<Record<Hit['kind'], readonly [name: string, path: string]>> = {
  page: ['Page', 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15'],
  section: ['', 'M7.5 3 6 17M14 3l-1.5 14M3.5 7.5h13M3 12.5h13'],
  term: ['Term', 'M4 4.5c2-1 4-1 6 .5 2-1.5 4-1.5 6-.5V16c-2-1-4-1-6 .5-2-1.5-4-1.5-6-.5zM10 5v11.5'],
  command: ['Command', 'M4 6l4 4-4 4M10.5 14.5H16'],
  code: ['Error', 'M10 3 2.5 16.5h15zM10 8v4M10 14.25v.25'],
  row: ['', 'M3 4.5h14M3 10h14M3 15.5h14M7.5 4.5v11'],
  answer: ['', 'M4 7.5h12M4 12.5h12'],
  metric: ['Metric', 'M6.5 2.5v3M6.5 14.5v3M4.5 5.5h4v9h-4zM13.5 4.5v2.5M13.5 12v3.5M11.5 7h4v5h-4z'],
};
const isEmpty = (text: MarkedText) => text.join('') === '';

/** A stroke icon on a grid of 20. */
export const Icon = ({ path }: { readonly path: string }) => (
  <svg className="pt-hit__icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** As text and marks: nothing that a record contains can become markup. */
const Marked = ({ text }: { readonly text: MarkedText }) =>
  text.map((piece, at) => {
    const key = `${at} ${piece}`;
    return at % 2 === 1 ? <mark key={key}>{piece}</mark> : piece;
  });

/** The text line by line; its marks stay marks. */
function splitLines(text: MarkedText): MarkedText[] {
  const lines: string[][] = [[]];
  for (const [at, piece] of text.entries()) {
    const [first = '', ...others] = piece.split('\n');
    lines.at(-1)?.push(first);
    // Every second piece of a line is a mark.
    lines.push(...others.map((line) => (at % 2 === 1 ? ['', line] : [line])));
  }
  return lines;
}

/** Who can fix an error stands last, behind its name. */
const Line = ({ text }: { readonly text: MarkedText }) => (
  <span className={/^Fixed by:/.test(text.join('')) ? 'pt-hit__line pt-hit__who' : 'pt-hit__line'}>
    <Marked text={text} />
  </span>
);

type Props = { readonly hit: Hit } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'>;

/** One result as a link, for the dialog and for the search page. */
export default function HitLink({ hit, ...attributes }: Props) {
  const { kind, url, title, trail, text } = hit;
  const [name, path] = KINDS[kind];
  // Answered in place: an error's text holds cause and remedy.
  const isAnswer = kind === 'code' || kind === 'answer';
  return (
    <a {...attributes} className={isAnswer ? 'pt-hit pt-hit--answer' : 'pt-hit'} href={url} data-kind={kind}>
      <Icon path={path} />
      {/* What an answer was understood as comes before the answer. */}
      {kind === 'answer' && !isEmpty(trail) && <span className="pt-hit__below">{trail.join('')} </span>}
      <span className="pt-hit__title">
        <Marked text={title} />
      </span>{' '}
      {/* The icon shows it. */}
      {name && <span className="pt-hidden">{name} </span>}
      <span className="pt-hit__below">
        {!isEmpty(trail) && (
          <span className="pt-hit__where">
            <Marked text={trail} />
          </span>
        )}
        {!isEmpty(text) && (
          <span className="pt-hit__text">
            {kind === 'code' ? (
              splitLines(text).map((line) => <Line key={line.join('')} text={line} />)
            ) : (
              <Marked text={text} />
            )}
          </span>
        )}
      </span>
    </a>
  );
}
