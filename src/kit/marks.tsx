import clsx from 'clsx';
import {
  type AllHTMLAttributes,
  createContext,
  type ElementType,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useId,
} from 'react';
import styles from './marks.module.css';

/** A place in a picture that a list can point at. `where` tells it from another place with the same words. */
export type MarkTarget = { readonly name: string; readonly where?: string };

/** One entry of the list below a picture: the label it begins with, and all its words. */
export type Mark = { readonly label: string; readonly text: string };

export type Marks = {
  /** The picture's name. */
  readonly of: string;
  readonly marks: readonly Mark[];
  /** Filled while the picture renders; <Illustration> then compares it with its list. */
  readonly seen: MarkTarget[];
  /** Which place has an entry's letter. */
  readonly taken: Map<Mark, string>;
};

/** Null where nothing is lettered, as in the live app. */
export const MarksContext = createContext<Marks | null>(null);

/** `where` must be in the entry's words: “**Alerts** tab”, “**Alerts** in the rail”. */
export const isMarked = ({ name, where = '' }: MarkTarget, { label, text }: Mark) =>
  label === name && text.includes(where);

/** The entry of the list that means a place. The first place that an entry means keeps it while it is on the screen. */
function useMarkOf(place: MarkTarget, { marks, seen, taken }: Marks) {
  const id = useId();
  seen.push(place);
  const isFree = (mark: Mark) => (taken.get(mark) ?? id) === id;
  const mark = marks.find((each) => isMarked(place, each) && isFree(each));
  if (mark) {
    taken.set(mark, id);
  }
  useEffect(() => () => void (mark && taken.delete(mark)), [mark, taken]);
  return mark && marks.indexOf(mark) + 1;
}

/** Letters, because the steps beside a picture have numbers of their own. The list below it counts the same way in CSS. */
const letterOf = (number: number) => String.fromCodePoint(64 + number);

type SpotProps = MarkTarget & {
  /** The element it is, such as a button, which takes the attributes that are left. */
  readonly as?: ElementType;
  readonly ref?: Ref<never>;
  readonly className?: string;
  /**
   * Where its letter stands: behind its words; before what a bar or a rail holds; in the upper left corner of an area, whose
   * content makes room; in the upper right one of a section of the rail; or before the corner of a widget.
   */
  readonly mark?: 'inline' | 'first' | 'area' | 'section' | 'corner';
  /** Its name is its first words, and the letter follows them, not what comes after. Or the class of these words. */
  readonly label?: true | string;
  readonly children?: ReactNode;
} & Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'name' | 'label'>;

type DrawnProps = SpotProps & { readonly number?: number | undefined };

function Drawn({ number, ...props }: DrawnProps) {
  const { name, where, as: Tag = 'span', className, mark = 'inline', label, children, ...rest } = props;
  const letter = number && (
    <span className={clsx(styles.letter, styles[mark])} data-letter-of="">
      {letterOf(number)}
    </span>
  );
  const isBefore = mark === 'first' || mark === 'area';
  return (
    <Tag className={clsx(className, number && styles.spot) || undefined} data-mark={number} {...rest}>
      {label && (
        <span className={label === true ? undefined : label}>
          {name}
          {letter}
        </span>
      )}
      {isBefore && letter}
      {children}
      {!label && !isBefore && letter}
    </Tag>
  );
}

const Lettered = ({ marks, ...props }: SpotProps & { readonly marks: Marks }) => (
  <Drawn {...props} number={useMarkOf(props, marks)} />
);

/** Anything a list may number. Where there's no list, it is a plain element. */
export function Spot(props: SpotProps) {
  const marks = useContext(MarksContext);
  return marks ? <Lettered {...props} marks={marks} /> : <Drawn {...props} />;
}
