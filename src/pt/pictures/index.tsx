import { DomIsland } from '@pt-docs/islands/client';
import { isMarked, type Mark, type Marks, MarksContext, type MarkTarget } from '@site/src/kit/marks';
import { authorError } from '@site/src/lib/authorError';
import clsx from 'clsx';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import appStyles from '../view/app.module.css';
import styles from './illustration.module.css';
import Picture from './Picture';
import { forms, pictureNames } from './pictures';
import { states } from './states';

type Parent = ReactElement<{ children?: ReactNode }>;
const isParent = (node: ReactNode): node is Parent => isValidElement(node);

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((each) => (isParent(each) ? textOf(each.props.children) : String(each)))
    .join('');
}

const MOST_MARKS = 12;

/** The entries of the list in an illustration; each begins with a label in bold. */
function entriesOf(of: string, list: Parent): { entry: Parent; mark: Mark }[] {
  return Children.toArray(list.props.children)
    .filter(isParent)
    .map((entry) => {
      const first = Children.toArray(entry.props.children).find((each) => textOf(each).trim() !== '');
      if (!isParent(first) || first.type !== 'strong') {
        throw authorError(
          'Illustration',
          `of="${of}": an entry of its list must begin with a label of the picture in bold, "1. **Condition**: …", but is "${textOf(entry).trim()}".`,
        );
      }
      return { entry, mark: { label: textOf(first), text: textOf(entry) } };
    });
}

const placeText = ({ name, where }: MarkTarget) => (where ? `**${name}** ${where}` : `**${name}**`);

/** Rendered after the picture: by then every place in it has been seen. */
function CheckMarks({ of, marks, seen }: Pick<Marks, 'marks' | 'seen'> & { of: string }) {
  // A browser may render this again without the picture, so that nothing has been seen. The build can't.
  if (seen.length === 0 && typeof document !== 'undefined') {
    return null;
  }
  for (const mark of marks) {
    if (!seen.some((place) => isMarked(place, mark))) {
      throw authorError(
        'Illustration',
        `of="${of}" has nothing called "${mark.label}" that the words "${mark.text.trim()}" could mean. The picture has: ${seen.map(placeText).join(', ')}.`,
      );
    }
  }
  return null;
}

type IllustrationProps = {
  /** The picture's name in src/pt/pictures. */
  of: string;
  caption: string;
  /** What the picture says, where no list says it. */
  alt?: string;
  /** Labels of the steps beside it that are in no picture, because another program or page has them. A test reads this. */
  elsewhere?: readonly string[];
  /** Keeps it above the steps that follow: they would end long before it does. Read by packages/authoring. */
  above?: boolean;
  /** An ordered list that explains the picture: each entry begins with a label in bold. */
  children?: ReactNode;
};

/** A picture of the app. Its inside is hidden from screen readers, search and Markdown copies: list and alt say it all. */
export default function Illustration({ of, caption, alt, children }: IllustrationProps) {
  const Form = forms[of];
  if (!Form && !states[of]) {
    throw authorError('Illustration', `of="${of}" is no picture. There are ${pictureNames.join(', ')}.`);
  }
  const list = Children.toArray(children).find(isParent);
  if (!list && !alt) {
    throw authorError('Illustration', `of="${of}" needs a list that explains it, or alt="…".`);
  }
  const entries = list ? entriesOf(of, list) : [];
  if (entries.length > MOST_MARKS) {
    throw authorError('Illustration', `of="${of}" has ${entries.length} entries; at most ${MOST_MARKS} fit.`);
  }
  const marks = entries.map(({ mark }) => mark);
  const seen: MarkTarget[] = [];
  return (
    <figure className={`pt-drawn ${styles.figure}`} data-illustration={of} data-marks="">
      <figcaption className={styles.caption}>
        <span className={styles.title}>{caption}</span>
        <span className={styles.sample} data-markdown-ignore="">
          Sample data
        </span>
      </figcaption>
      {Form ? (
        <div
          className={clsx(appStyles.base, styles.picture)}
          inert
          aria-hidden="true"
          data-markdown-ignore=""
        >
          <MarksContext value={{ of, marks, seen, taken: new Map() }}>
            <Form />
          </MarksContext>
        </div>
      ) : (
        <DomIsland name="picture" className={styles.island} values={{ of, marks }} waitsForTouch>
          <Picture of={of} marks={marks} seen={seen} />
        </DomIsland>
      )}
      <CheckMarks of={of} marks={marks} seen={seen} />
      {alt && <p className="pt-hidden">{alt}</p>}
      {list && (
        <div className={styles.list}>
          {cloneElement(
            list,
            {},
            entries.map(({ entry }, index) =>
              cloneElement(entry as ReactElement<{ 'data-mark'?: number }>, { 'data-mark': index + 1 }),
            ),
          )}
        </div>
      )}
    </figure>
  );
}
