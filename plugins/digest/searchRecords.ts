import {
  type IndexFile,
  type PageEntry,
  type RecordEntry,
  type RecordKind,
  recordKinds,
} from '../../src/search/indexFile';
import type { AnchorKinds } from './options';
import type { Page } from './page';
import { type Section, sectionsOf } from './sections';

/** What the glossary says of a term; its anchor is on the page that lists all terms. */
export type TermEntry = {
  readonly name: string;
  readonly page: string;
  readonly anchor: string;
  /** Abbreviations and other names that mean exactly this term. */
  readonly aliases: readonly string[];
};

export type RecordSources = {
  readonly pages: readonly Page[];
  readonly terms: readonly TermEntry[];
  readonly synonyms: readonly (readonly string[])[];
  readonly anchorKinds: AnchorKinds;
};

export type FullRecords = Pick<IndexFile, 'pages' | 'records' | 'synonyms'>;

const kindNumber = (kind: RecordKind) => recordKinds.indexOf(kind);
const address = (page: string, anchor: string) => `${page.replace(/\/$/, '')}#${anchor}`;
const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function kindOf(page: Page, section: Section, sources: RecordSources): RecordKind {
  if (section.headings.length === 0) {
    return 'page';
  }
  const isTerm = sources.terms.some(
    (term) => address(term.page, term.anchor) === address(page.path, section.anchor),
  );
  if (isTerm) {
    return 'term';
  }
  const prefix = Object.keys(sources.anchorKinds).find((start) => section.anchor.startsWith(start));
  return (prefix && sources.anchorKinds[prefix]) || (section.isRow ? 'row' : 'section');
}

/** A page or section that carries a term's name answers to the term's abbreviations as well. */
function keysOf(kind: RecordKind, title: string, section: Section, terms: readonly TermEntry[]): string[] {
  const term = terms.find(({ name }) => sameName(name, title));
  const own = kind === 'code' || kind === 'command' ? (section.isRow ? section.names : [title]) : [];
  return Array.from(new Set([...own, ...(term?.aliases ?? [])]));
}

function recordsOf(page: Page, number: number, sources: RecordSources): RecordEntry[] {
  const sections = sectionsOf(page.content);
  const [first] = sections;
  const introduction = first && first.headings.length === 0 ? first : undefined;
  const own: Section = {
    anchor: '',
    headings: [],
    isRow: false,
    names: [],
    text: introduction?.text || page.description,
  };
  return [own, ...sections.filter((section) => section !== introduction)].map((section) => {
    const kind = kindOf(page, section, sources);
    const title = section.headings.at(-1) ?? page.title;
    return [
      number,
      kindNumber(kind),
      section.anchor,
      section.headings,
      section.text,
      keysOf(kind, title, section, sources.terms),
    ];
  });
}

/** Every record with its whole text, in the order of the pages. */
export function buildRecords(sources: RecordSources): FullRecords {
  return {
    pages: sources.pages.map((page): PageEntry => [page.path, page.title, page.trail.join(' › ')]),
    records: sources.pages.flatMap((page, number) => recordsOf(page, number, sources)),
    synonyms: sources.synonyms,
  };
}
