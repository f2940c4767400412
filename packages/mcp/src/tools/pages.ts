import { z } from 'zod';
import type { DocsData, DocsPage } from '../dataFile';
import { nearest } from '../nearest';
import { DocsProblem } from '../reader';
import { sectionIn } from '../sections';
import { docsTool } from '../tool';
import { addressOf, currentId, pageFor } from './addresses';

const text = (most: number) => z.string().trim().min(1).max(most);

const searchDocs = docsTool({
  name: 'search_docs',
  title: 'Search the docs',
  description:
    'Finds pages, sections, terms, commands and error codes by words, as the search of the site does.',
  input: z.object({
    query: text(200).describe('What the reader wants to know, in their words'),
    limit: z.int().min(1).max(20).default(8).describe('How many results at most'),
  }),
  output: z.object({
    results: z.array(
      z.object({
        title: z.string(),
        page: z.string(),
        kind: z.string(),
        excerpt: z.string(),
        address: z.string(),
      }),
    ),
    suggestions: z.array(z.string()),
  }),
  async run({ query, limit }, site) {
    const [data, engine] = await Promise.all([site.data(), site.engine()]);
    const results = engine
      .search(query)
      .found.slice(0, limit)
      .map(({ record }) => ({
        title: record.headings.at(-1) ?? record.pageTitle,
        page: record.pageTitle,
        kind: record.kind,
        excerpt: record.text,
        address: addressOf(data, record.path + (record.anchor && `#${record.anchor}`)),
      }));
    const suggestions = results.length === 0 ? engine.nothingFor(query).suggestions : [];
    const lines = results.map(({ title, page, address, excerpt }) =>
      [`- ${page === title ? title : `${page} › ${title}`}: ${address}`, excerpt && `  ${excerpt}`]
        .filter(Boolean)
        .join('\n'),
    );
    return {
      text:
        lines.length > 0
          ? lines.join('\n')
          : `Nothing in the docs matches "${query}". Try ${suggestions.join(', ') || 'list_pages'}.`,
      data: { results, suggestions },
    };
  },
});

const MOST_CHARACTERS = 16_000;

/** At most one answer's worth of Markdown, cut at the end of a paragraph. */
function pieceOf<T extends object>(markdown: string, offset: number, about: T) {
  if (offset > 0 && offset >= markdown.length) {
    throw new DocsProblem(`There's nothing after character ${markdown.length}.`);
  }
  const rest = markdown.slice(offset);
  const paragraph = rest.lastIndexOf('\n\n', MOST_CHARACTERS);
  const length = rest.length <= MOST_CHARACTERS ? rest.length : paragraph > 0 ? paragraph : MOST_CHARACTERS;
  const next = length < rest.length ? offset + length : null;
  const piece = rest.slice(0, length);
  const more = next === null ? '' : `\n\n(More: read_page with offset ${next}.)`;
  return { text: piece + more, data: { ...about, markdown: piece, next } };
}

/** A section by its id, of today or of before, or by its title. */
function sectionOf(data: DocsData, page: DocsPage, wanted: string) {
  const id = currentId(data, page, wanted);
  const found =
    page.sections.find((section) => section.id === id) ??
    page.sections.find(({ title }) => title.toLowerCase() === wanted.toLowerCase());
  if (!found) {
    const titles = page.sections.filter(({ under }) => under === undefined);
    const alike = nearest(
      wanted,
      titles.map(({ id, title }) => ({ name: title, id })),
    );
    throw new DocsProblem(
      `"${page.title}" has no section "${wanted}". The nearest: ${alike.map(({ name, id }) => `${name} (#${id})`).join(', ')}.`,
    );
  }
  return found;
}

const pageAndSection = {
  page: text(300).describe('Path, address or title of the page, with # and the id of a section if wanted'),
  section: z.string().trim().max(120).optional().describe('Id or title of one section'),
};

/** The page and the section that were asked for, whichever of the two values names it. */
function placeFor(data: DocsData, given: { readonly page: string; readonly section?: string }) {
  const { page, section } = pageFor(data, given.page);
  const wanted = given.section?.replace(/^#/, '') || section;
  return { page, section: wanted ? sectionOf(data, page, wanted) : null };
}

const readPage = docsTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'A page of the docs as Markdown, whole or one section of it. A long one comes in parts: ask again with offset.',
  input: z.object({
    ...pageAndSection,
    offset: z.int().min(0).default(0).describe('Where to go on reading: `next` of the answer before'),
  }),
  output: z.object({
    title: z.string(),
    section: z.string().nullable(),
    address: z.string(),
    markdown: z.string(),
    next: z.int().nullable().describe('The offset of what follows, or null at the end'),
  }),
  async run(given, site) {
    const data = await site.data();
    const { page, section } = placeFor(data, given);
    const markdown = await site.markdown(page);
    const address = addressOf(data, section ? `${page.path}#${section.id}` : page.path);
    const whole = section ? sectionIn(markdown, page, section.id) : markdown;
    if (!whole) {
      throw new DocsProblem(`#${section?.id} can't be read on its own. Read the whole page.`);
    }
    return pieceOf(whole, given.offset, { title: page.title, section: section?.title ?? null, address });
  },
});

const listPages = docsTool({
  name: 'list_pages',
  title: 'List the pages',
  description:
    'All pages of the docs with their description, or those of one area, such as Alerts or Trading.',
  input: z.object({
    area: z.string().trim().max(80).optional().describe('The beginning of the path or of the trail'),
  }),
  output: z.object({
    pages: z.array(
      z.object({ title: z.string(), path: z.string(), description: z.string(), address: z.string() }),
    ),
  }),
  async run({ area = '' }, site) {
    const data = await site.data();
    const wanted = area.toLowerCase();
    const listed = data.pages.filter(
      ({ path, trail, title }) =>
        path.toLowerCase().startsWith(wanted) ||
        [...trail, title].some((name) => name.toLowerCase().startsWith(wanted)),
    );
    if (listed.length === 0) {
      const areas = Array.from(
        new Set(data.pages.map(({ trail }) => trail[0]).filter((name) => name !== undefined)),
      );
      throw new DocsProblem(`No page is under "${area}". The areas: ${areas.join(', ')}.`);
    }
    const pages = listed.map(({ title, path, description }) => ({
      title,
      path,
      description,
      address: addressOf(data, path),
    }));
    return {
      text: pages.map(({ title, path, description }) => `- ${title} (${path}): ${description}`).join('\n'),
      data: { pages },
    };
  },
});

export const pageTools = [searchDocs, readPage, listPages];

/** For a page that is open: `go` shows another place of the docs in it. */
export const goToTool = (go: (path: string) => void) =>
  docsTool({
    name: 'go_to_section',
    title: 'Go to a section',
    description: 'Shows the reader a page of the docs, or one section of it, in this tab.',
    input: z.strictObject(pageAndSection),
    output: z.object({ title: z.string(), section: z.string().nullable(), address: z.string() }),
    async run(given, site) {
      const data = await site.data();
      const { page, section } = placeFor(data, given);
      const path = section ? `${page.path}#${section.id}` : page.path;
      go(path);
      const address = addressOf(data, path);
      return {
        text: `The reader sees ${address}`,
        data: { title: page.title, section: section?.title ?? null, address },
      };
    },
  });
