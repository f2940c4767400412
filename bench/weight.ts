import { readBuiltPages } from '../tests/built/site';
import { firstViewOf } from '../tests/built/weights';
import { median } from './lib/machine';
import { PAGES } from './lib/pages';

type Weights = ReturnType<typeof firstViewOf>;

/** A doc with the same text elsewhere, November 2026. */
const ELSEWHERE = { 'Starlight 0.42, a doc': { all: '22.2' } };

const KINDS = ['html', 'inline', 'styles', 'scripts', 'all'] as const satisfies readonly (keyof Weights)[];

const row = (weights: Weights) =>
  Object.fromEntries(KINDS.map((kind) => [kind, weights[kind].toFixed(1)] as const));

const medianOf = (all: readonly Weights[]) =>
  Object.fromEntries(KINDS.map((kind) => [kind, median(all.map((each) => each[kind]))])) as Weights;

/** What a browser needs before the first paint, in Brotli kB; `inline` is the part of the HTML that no cache keeps. */
export async function weight(): Promise<void> {
  const pages = readBuiltPages();
  const docs = pages.filter(({ route }) => route.startsWith('/docs/')).map(firstViewOf);
  const kinds = PAGES.flatMap(({ kind, path, most }) => {
    const page = pages.find(({ route }) => route === path);
    const limit = most.first === undefined ? '' : `≤ ${most.first}`;
    return page ? [[kind, { ...row(firstViewOf(page)), limit }] as const] : [];
  });
  console.table({
    ...Object.fromEntries(kinds),
    'median doc': row(medianOf(docs)),
    ...ELSEWHERE,
  });
}
