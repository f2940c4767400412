import { DIALOG_ID } from '../client/config';
import type { Hit } from '../engine/hits';
import HitLink from '../results/HitLink';

export const optionId = (at: number): string => `${DIALOG_ID}-option-${at}`;

type Option = { readonly hit: Hit; readonly at: number };
type Group = readonly [part: string, options: readonly Option[]];

/** By the part of the site that they belong to, in the order of each part's best; all in one where parts have one each. An answer stands alone. */
function grouped([first, ...others]: readonly Option[]): readonly Group[] {
  if (!first) {
    return [];
  }
  if (first.hit.kind === 'answer') {
    return [[first.hit.part, [first]], ...grouped(others)];
  }
  const options = [first, ...others];
  const parts = [...new Set(options.map(({ hit }) => hit.part))];
  return parts.length > 1 && parts.length > options.length / 2
    ? [['Results', options]]
    : parts.map((part) => [part, options.filter(({ hit }) => hit.part === part)]);
}

/** In the order in which they are shown: what the arrows move through. */
export const inOrder = (hits: readonly Hit[]): readonly Hit[] =>
  grouped(hits.map((hit, at) => ({ hit, at }))).flatMap(([, options]) => options.map(({ hit }) => hit));

type Props = {
  /** In the order of `inOrder`. */
  readonly hits: readonly Hit[];
  readonly active: number;
  readonly onMove: (at: number) => void;
};

/** The list of the combobox. It is there when it is empty: the field names it. */
export default function Options({ hits, active, onMove }: Props) {
  const groups = grouped(hits.map((hit, at) => ({ hit, at })));
  return (
    <div
      id={`${DIALOG_ID}-results`}
      className="pt-search__results"
      role="listbox"
      aria-label="Results"
      hidden={hits.length === 0}
    >
      {groups.map(([part, options], number) => (
        <div key={part} role="group" aria-labelledby={`${DIALOG_ID}-part-${number}`}>
          <div id={`${DIALOG_ID}-part-${number}`} className="pt-search__part" role="presentation">
            {part}
          </div>
          {options.map(({ hit, at }) => (
            <HitLink
              key={hit.url}
              hit={hit}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              onMouseMove={() => at !== active && onMove(at)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
