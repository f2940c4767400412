import type { Page } from '@pt-docs/built-pages';
import { type Section, sectionsOf } from '@pt-docs/built-pages';
import {
  type IndexFile,
  type PageEntry,
  type RecordEntry,
  type RecordKind,
  recordKinds,
  type SaidEntry,
} from '../indexFile';
import type { AnchorKinds } from './options';

/** What the glossary says of a term. */
export type TermEntry = {
  readonly name: string;
  readonly definition: string;
  /** Its entry in the list of terms. */
  readonly entry: string;
  /** The page or section that explains it. */
  readonly explained: string;
  /** Short forms that mean exactly this term. */
  readonly abbreviations: readonly string[];
};

type RecordSources = {
  readonly pages: readonly Page[];
  readonly terms: readonly TermEntry[];
  readonly synonyms: readonly (readonly string[])[];
  /** What readers say for a section, by its address. */
  readonly readersSay: Readonly<Record<string, readonly string[]>>;
  readonly nearWords: readonly (readonly string[])[];
  readonly anchorKinds: AnchorKinds;
};

export type FullRecords = Pick<IndexFile, 'pages' | 'records' | 'synonyms' | 'said' | 'near'>;

const kindNumber = (kind: RecordKind) => recordKinds.indexOf(kind);
const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** One form for comparing addresses, whether or not the page has a slash at its end. */
export const addressOf = (path: string, anchor: string | null) =>
  `${path.replace(/\/$/, '')}${anchor ? `#${anchor}` : ''}`;

function kindOf(address: string, section: Section, sources: RecordSources): RecordKind {
  if (section.headings.length === 0) {
    return 'page';
  }
  if (sources.terms.some(({ entry }) => entry === address)) {
    return 'term';
  }
  const prefix = Object.keys(sources.anchorKinds).find((start) => section.anchor.startsWith(start));
  return (prefix && sources.anchorKinds[prefix]) || (section.isRow ? 'row' : 'section');
}

/** What is named like a term, or explains it, answers to the term's abbreviations as well. */
function keysOf(
  kind: RecordKind,
  address: string,
  title: string,
  section: Section,
  terms: readonly TermEntry[],
) {
  const own = kind === 'code' || kind === 'command' ? (section.isRow ? section.names : [title]) : [];
  const short = terms
    .filter((term) => term.entry === address || (kind !== 'row' && isAbout(term, address, title)))
    .flatMap(({ abbreviations }) => abbreviations);
  return Array.from(new Set([...own, ...short]));
}

const isAbout = (term: TermEntry, address: string, title: string) =>
  sameName(term.name, title) || (term.explained.includes('#') && term.explained === address);

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
    const address = addressOf(page.path, section.anchor);
    const kind = kindOf(address, section, sources);
    const title = section.headings.at(-1) ?? page.title;
    const definition = kind === 'term' && sources.terms.find(({ entry }) => entry === address)?.definition;
    return [
      number,
      kindNumber(kind),
      section.anchor,
      section.headings,
      definition || section.text,
      keysOf(kind, address, title, section, sources.terms),
    ];
  });
}

/** Phrases at the numbers of their records. An address that leads nowhere stops the build: nobody would notice it. */
function saidOf({ pages, readersSay }: RecordSources, records: readonly RecordEntry[]): SaidEntry[] {
  const addresses = records.map(([page, , anchor]) => addressOf(pages[page]?.path ?? '', anchor));
  return Object.entries(readersSay).map(([address, phrases]) => {
    const [path = '', anchor = ''] = address.split('#');
    const record = addresses.indexOf(addressOf(path, anchor));
    if (record < 0) {
      throw new Error(`data/readers-say names ${address}, which is no section of the site. Correct it.`);
    }
    return [record, phrases];
  });
}

/** Every record with its whole text, in the order of the pages. */
export function buildRecords(sources: RecordSources): FullRecords {
  const records = sources.pages.flatMap((page, number) => recordsOf(page, number, sources));
  return {
    pages: sources.pages.map((page): PageEntry => [page.path, page.title, page.trail.join(' › ')]),
    records,
    synonyms: sources.synonyms,
    said: saidOf(sources, records),
    near: sources.nearWords,
  };
}
