import type { MarkedText } from '../engine/highlight';
import type { Hit } from '../engine/hits';
import { button, element, icon, markedNodes } from './elements';

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

/** Answered in place: an error's text holds cause and remedy. */
const isAnswer = ({ kind }: Hit) => kind === 'code' || kind === 'answer';

export type Try = (query: string) => void;

/** What an answer rests on, to press for what it could be instead. */
export const changesOf = ({ changes = [] }: Hit, tryQuery: Try): HTMLElement[] =>
  changes.map(({ from, to, query }) =>
    button(
      'pt-hit__change',
      () => tryQuery(query),
      from,
      element('span', {}, ', change to '),
      element('b', {}, to),
    ),
  );

function below({ trail, text }: Hit): (Node | string)[] {
  const parts = [
    ['pt-hit__where', trail],
    ['pt-hit__text', text],
  ] as const;
  return parts
    .filter(([, content]) => !isEmpty(content))
    .map(([className, content]) => element('span', { class: className }, ...markedNodes(content)));
}

/** One result as a link, for the dialog and for the search page. */
export function rowOf(hit: Hit): HTMLAnchorElement {
  const [name, path] = KINDS[hit.kind];
  return element(
    'a',
    { class: isAnswer(hit) ? 'pt-hit pt-hit--answer' : 'pt-hit', href: hit.url, 'data-kind': hit.kind },
    icon(path, 'pt-hit__icon'),
    element('span', { class: 'pt-hit__title' }, ...markedNodes(hit.title)),
    ' ',
    ...(name ? [element('span', { class: 'pt-hit__kind' }, name), ' '] : []),
    element('span', { class: 'pt-hit__below' }, ...below(hit)),
  );
}

/** Hits by the part of the site that they belong to, in the order of each part's best; all in one where parts have one each. An answer stands alone. */
export function byPart(hits: readonly Hit[]): ReadonlyMap<string, readonly Hit[]> {
  const [first, ...others] = hits;
  if (first?.kind === 'answer') {
    return new Map([[first.part, [first]], ...byPart(others)]);
  }
  const parts = new Map<string, Hit[]>();
  for (const hit of hits) {
    parts.set(hit.part, [...(parts.get(hit.part) ?? []), hit]);
  }
  return parts.size > 1 && parts.size > hits.length / 2 ? new Map([['Results', hits]]) : parts;
}
