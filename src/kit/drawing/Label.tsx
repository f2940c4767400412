import type { SVGProps } from 'react';
import drawing from './drawing.module.css';

type LabelProps = Omit<SVGProps<SVGTextElement>, 'end'> & {
  /** Or as a child, where it is long. */
  text?: string | number;
  /** Where the text stands to its place: before it, or with its middle on it. */
  end?: boolean;
  middle?: boolean;
  /** It only divides an axis: the table of numbers needn't have it. */
  axis?: boolean;
  bright?: boolean;
};

/** A text in a drawing, muted unless it is bright or has a class of its own. */
export default function Label({ text, end, middle, axis, bright, children, ...rest }: LabelProps) {
  return (
    <text
      className={bright ? drawing.text : drawing.muted}
      textAnchor={end ? 'end' : middle ? 'middle' : undefined}
      data-axis={axis || undefined}
      {...rest}
    >
      {text ?? children}
    </text>
  );
}
