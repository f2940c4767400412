import clsx from 'clsx';
import { createContext, type ReactNode, useContext } from 'react';
import styles from './marks.module.css';

/** A place in a picture that a list can point at. `where` tells it from another place with the same words. */
export type Place = { readonly name: string; readonly where?: string };

/** One entry of the list below a picture: the label it begins with, and all its words. */
export type Mark = { readonly label: string; readonly text: string };

export type Marks = {
  readonly marks: readonly Mark[];
  /** Filled while the picture renders; <Illustration> then compares it with its list. */
  readonly seen: Place[];
  readonly taken: Set<Mark>;
};

export const MarksContext = createContext<Marks>({ marks: [], seen: [], taken: new Set() });

/** `where` must be in the entry's words: “**Alerts** tab”, “**Alerts** in the rail”. */
export const isMarked = ({ name, where = '' }: Place, { label, text }: Mark) =>
  label === name && text.includes(where);

function usePlace(place: Place) {
  const { marks, seen, taken } = useContext(MarksContext);
  seen.push(place);
  const mark = marks.find((each) => isMarked(place, each) && !taken.has(each));
  if (mark) {
    taken.add(mark);
  }
  return mark && marks.indexOf(mark) + 1;
}

/** Letters, because the steps beside a picture have numbers of their own. The list below it counts the same way in CSS. */
const letterOf = (number: number) => String.fromCodePoint(64 + number);

type SpotProps = Place & {
  readonly as?: 'div' | 'span';
  readonly className?: string;
  /**
   * Where its number stands: behind the words or before them, on the corner of an icon, above a tab, on the upper edge of an area, or
   * inside it at the top, in the middle or low down. `bottom` and `section` are for the rail, which is at the bottom on a phone.
   */
  readonly mark?:
    | 'inline'
    | 'first'
    | 'corner'
    | 'above'
    | 'edge'
    | 'top'
    | 'low'
    | 'middle'
    | 'bottom'
    | 'section';
  /** Its name is its first words, and the number follows them, not what comes after. Or the class of these words. */
  readonly label?: true | string;
  readonly children?: ReactNode;
};

/** Anything a list may number. */
export function Spot(props: SpotProps) {
  const { name, where, as: Tag = 'span', className, mark = 'inline', label, children } = props;
  const number = usePlace({ name, where });
  const badge = number && <span className={clsx(styles.number, styles[mark])}>{letterOf(number)}</span>;
  return (
    <Tag className={clsx(className, number && styles.spot)} data-mark={number}>
      {label && (
        <span className={label === true ? undefined : label}>
          {name}
          {badge}
        </span>
      )}
      {children}
      {!label && badge}
    </Tag>
  );
}
