import type { Page } from '../pages';

export type GuardedFact = {
  /** How an author would type it, as a regular expression. */
  readonly typed: string;
  /** Where it lives, and what renders it. */
  readonly instead: string;
};

/** Words that look like a fact and are none, in the file where they stand. */
export type Coincidence = { readonly file: string; readonly words: string; readonly reason: string };

/** Imports, code blocks and comments are not read by anyone; their lines stay, so that line numbers do. */
function readBy({ body }: Page): string {
  return body.replace(/^import .*$|```[\s\S]*?```|\{\/\*[\s\S]*?\*\/\}/gm, (skipped) =>
    skipped.replace(/[^\n]/g, ' '),
  );
}

/** A number that data holds is rendered from it, never typed: what changes there changes on every page. */
export function checkTypedFacts(
  pages: readonly Page[],
  facts: readonly GuardedFact[],
  coincidences: readonly Coincidence[],
): string[] {
  const used = new Set<Coincidence>();
  const problems = pages.flatMap((page) => {
    const text = readBy(page);
    return facts.flatMap(({ typed, instead }) =>
      Array.from(
        text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${typed})(?![\\p{L}\\p{N}])`, 'giu')),
      ).flatMap(({ index, 0: words }) => {
        const known = coincidences.find(
          (one) => one.file === page.file && one.words.toLowerCase() === words.toLowerCase(),
        );
        if (known) {
          used.add(known);
          return [];
        }
        const line = page.firstLine + text.slice(0, index).split('\n').length - 1;
        return [`${page.file}:${line} types "${words}". ${instead}`];
      }),
    );
  });
  const idle = coincidences.filter((one) => !used.has(one));
  return [
    ...problems,
    ...idle.map(({ file, words }) => `${file} no longer says "${words}". Remove it from the coincidences.`),
  ];
}
