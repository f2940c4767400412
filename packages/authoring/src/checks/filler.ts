import type { Page } from '../pages';

const FILLER = /\b(TODO|TBD|FIXME|lorem ipsum|coming soon|placeholder text)\b/i;

/** What `npm run new` left to be written, and what was put off. */
export function checkFiller(pages: readonly Page[]): string[] {
  return pages.flatMap(({ file, body, firstLine }) =>
    body
      .split('\n')
      .flatMap((line, index) =>
        FILLER.test(line)
          ? [
              `${file}:${firstLine + index} is not written yet: "${line.trim().slice(0, 80)}". Write it or remove it.`,
            ]
          : [],
      ),
  );
}
