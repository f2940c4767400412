import { nearest } from '@pt-docs/search/engine';
import { z } from 'zod';
import type { DocsData, DocsPage } from '../dataFile';
import { nearestText } from '../nearest';
import { DocsProblem } from '../reader';
import { sectionIn } from '../sections';
import { docsTool } from '../tool';
import { currentId, pageFor, siteAddress } from './addresses';

const text = (most: number) => z.string().trim().min(1).max(most);

/** The whole text of a table's row. */
const rowAt = ({ pages }: DocsData, path: string, anchor: string) =>
  pages.find((page) => page.path === path)?.sections.find(({ id }) => id === anchor)?.text;

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
        // The index keeps the first words of a row, and what to do about a fault comes last.
        excerpt: rowAt(data, record.path, record.anchor) ?? record.text,
        address: siteAddress(data, record.path + (record.anchor && `#${record.anchor}`)),
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

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

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

/** A section by its id, of today or of before, or by its title; else the nearest by name, with a note. */
function sectionOf(data: DocsData, page: DocsPage, wanted: string) {
  const id = currentId(data, page, wanted);
  const found =
    page.sections.find((section) => section.id === id) ??
    page.sections.find(({ title }) => title.toLowerCase() === wanted.toLowerCase());
  if (found) {
    return { section: found, note: '' };
  }
  const [section] = nearest(
    wanted,
    page.sections.map((one) => ({ name: one.title, others: [one.id], one })),
  );
  const missing = `"${page.title}" has no section "${wanted}"`;
  const sections = page.sections.filter(({ text }) => text === undefined);
  const all = nearestText(
    sections.map(({ title, id }) => `${title} (#${id})`),
    'Its sections',
  );
  if (!section) {
    throw new DocsProblem(`${missing}.${all}`);
  }
  return { section: section.one, note: `${missing}: this is the nearest, ${section.one.title}.${all}` };
}

/** The page and the section that were asked for, whichever of the two values names it, and a note where they are only the nearest. */
function placeFor(data: DocsData, given: { readonly page: string; readonly section?: string }) {
  const { page, section: named, note } = pageFor(data, given.page);
  const wanted = given.section?.replace(/^#/, '') || named;
  const found = wanted ? sectionOf(data, page, wanted) : { section: null, note: '' };
  return { page, section: found.section, note: [note, found.note].filter(Boolean).join(' ') };
}

const readPage = docsTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'A page of the docs as Markdown, whole or one section or table row of it, by any address that search_docs gives. A long one comes in parts: ask again with offset.',
  input: z.object({
    page: text(300).describe('Path, address or title of the page, with # and the id of a section if wanted'),
    section: z.string().trim().max(120).optional().describe('Id or title of one section'),
    offset: z.int().min(0).default(0).describe('Where to go on reading: `next` of the answer before'),
  }),
  output: z.object({
    title: z.string(),
    section: z.string().nullable(),
    address: z.string(),
    markdown: z.string(),
    next: z.int().nullable(),
  }),
  async run(given, site) {
    const data = await site.data();
    const { page, section, note } = placeFor(data, given);
    const markdown = await site.markdown(page);
    const address = siteAddress(data, section ? `${page.path}#${section.id}` : page.path);
    const whole = section ? sectionIn(markdown, page, section.id) : markdown;
    if (!whole) {
      throw new DocsProblem(`#${section?.id} can't be read on its own. Read the whole page.`);
    }
    const piece = pieceOf(whole, given.offset, {
      title: page.title,
      section: section?.title ?? null,
      address,
    });
    return { ...piece, text: note ? `${note}\n\n${piece.text}` : piece.text };
  },
});

const listPages = docsTool({
  name: 'list_pages',
  title: 'List the pages',
  description:
    'All pages of the docs with their description, or those of one area, such as Alerts, Trading or Blog.',
  input: z.object({
    area: z.string().trim().max(80).optional().describe('Words of the path, the section or the title'),
  }),
  output: z.object({
    pages: z.array(
      z.object({ title: z.string(), path: z.string(), description: z.string(), address: z.string() }),
    ),
  }),
  async run({ area = '' }, site) {
    const data = await site.data();
    const wanted = wordsOf(area);
    const listed = data.pages.filter(({ path, trail, title }) => {
      const words = wordsOf([path, ...trail, title].join(' '));
      return wanted.every((one) => words.some((word) => word.startsWith(one)));
    });
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
      address: siteAddress(data, path),
    }));
    return {
      text: pages.map(({ title, path, description }) => `- ${title} (${path}): ${description}`).join('\n'),
      data: { pages },
    };
  },
});

export const pageTools = [searchDocs, readPage, listPages];
