import * as z from 'zod';
import type { Page } from '../pages';

const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 160;

/** What a page is for; its greatest length and its place in the lists follow from it. */
const KINDS = ['overview', 'how-to', 'reference', 'metrics'] as const;

const base = {
  title: z.string({ error: 'needs a title' }).min(2, 'needs a title of at least two letters'),
  description: z
    .string({ error: `needs a description of ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION} characters` })
    .refine((text) => text.length >= MIN_DESCRIPTION && text.length <= MAX_DESCRIPTION, {
      error: ({ input }) =>
        `has a description of ${String(input).length} characters; write ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}`,
    }),
};

const schemas = {
  doc: z.looseObject({
    ...base,
    kind: z.enum(KINDS, {
      error: ({ input }) =>
        `${input === undefined ? 'needs a kind' : `has the kind "${input}"`}; write one of ${KINDS.join(', ')}`,
    }),
    // The sidebar, links and the checks of this folder know a doc by its file.
    id: z.undefined({ error: 'has an id; the name of its file is its id, remove it' }).optional(),
    slug: z
      .string()
      .regex(/^(\/[a-z0-9-]+)+$/, {
        error: ({ input }) =>
          `has the slug ${input}; a file that was renamed keeps its address with one like /alerts/webhooks, any other has none, remove it`,
      })
      .optional(),
    unlisted: z.undefined({ error: 'is unlisted; every page stands in the sidebar, remove it' }).optional(),
    sidebar_label: z.string({ error: 'needs a sidebar_label' }).min(2, 'needs a sidebar_label'),
  }),
  post: z.looseObject({
    ...base,
    slug: z.string({ error: 'needs a slug such as release-v2.8.6' }),
    date: z.date({ error: 'needs a date such as 2023-10-24' }),
    unlisted: z.undefined({ error: 'is unlisted; every post stands in the list, remove it' }).optional(),
  }),
  page: z.looseObject(base),
};

function problemsOf(page: Page): string[] {
  const result = schemas[page.kind].safeParse(page.frontMatter);
  return result.success
    ? []
    : result.error.issues.map(
        (issue) => `${page.file} ${issue.message} (front matter "${issue.path.join('.')}").`,
      );
}

function repeated(pages: readonly Page[], field: 'title' | 'description'): string[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({ file, frontMatter }) => {
    const value = String(frontMatter[field] ?? '');
    const earlier = seen.get(value);
    seen.set(value, earlier ?? file);
    return earlier && value
      ? [`${file} has the same ${field} as ${earlier}: "${value}". Write another one.`]
      : [];
  });
}

export function checkFrontMatter(pages: readonly Page[]): string[] {
  return [...pages.flatMap(problemsOf), ...repeated(pages, 'title'), ...repeated(pages, 'description')];
}

/** Docusaurus itself warns of what blog/tags.yml and blog/authors.yml don't list. No tag is: it would add a page to the blog. */
export const checkInline = (pages: readonly Page[]) =>
  pages
    .filter(({ kind }) => kind === 'post')
    .flatMap(({ file, frontMatter: { tags, authors } }) => [
      ...(tags ? [`${file} has tags; the blog has no tag pages, remove them (front matter "tags").`] : []),
      ...(typeof authors === 'string'
        ? []
        : [`${file} needs the key of an author in blog/authors.yml (front matter "authors").`]),
    ]);
