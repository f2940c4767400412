import { type Page, type Section, sectionsOf } from '@pt-docs/pages';
import { isStopWord, phraseOf, wordsOf } from '../engine/analyse';
import { Compounds } from '../engine/Compounds';
import {
  type IndexFile,
  type PageEntry,
  type RecordEntry,
  type RecordKind,
  recordKinds,
  type SaidEntry,
  type WeightEntry,
} from '../engine/indexFile';

/** A term of the glossary. Addresses are paths with an optional anchor: `/docs/glossary#funding-rate`. */
export type GlossaryTerm = {
  readonly name: string;
  readonly definition: string;
  /** Its entry in the list of terms. */
  readonly entry: string;
  /** The page or section that explains it. */
  readonly explained: string;
  /** Short forms that mean exactly this term. */
  readonly abbreviations: readonly string[];
  /** Other names for it. */
  readonly synonyms: readonly string[];
};

/** What the site knows about its readers' words. */
export type SearchVocabulary = {
  readonly terms: readonly GlossaryTerm[];
  /** Groups of phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** Phrases that readers use for a section, by its address. */
  readonly readersPhrases: Readonly<Record<string, readonly string[]>>;
  /** Groups of words with a similar meaning; worth less than synonyms. */
  readonly nearWords: readonly (readonly string[])[];
  /** Kinds by the beginning of an anchor, such as `cmd-` for commands: such a row or heading answers a query by itself. */
  readonly anchorKinds: Readonly<Record<string, RecordKind>>;
  /** Addresses of sections that are a metric's sheet. */
  readonly metrics: readonly string[];
  /** What counts less than the rest: a path, all that begins so (`/blog*`), or an anchor on any page (`#related`). */
  readonly weights: Readonly<Record<string, number>>;
  /** Addresses of what people come for most. */
  readonly tasks: readonly string[];
};

type RecordSources = SearchVocabulary & { readonly pages: readonly Page[] };

export type FullRecords = Pick<
  IndexFile,
  'pages' | 'records' | 'synonyms' | 'weights' | 'tasks' | 'said' | 'near'
>;

const kindNumber = (kind: RecordKind) => recordKinds.indexOf(kind);
const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** One form for comparing addresses, whether or not the page has a slash at its end. */
const sectionAddress = (path: string, anchor: string) => path.replace(/\/$/, '') + (anchor && `#${anchor}`);

function normalised(address: string): string {
  const [path = '', anchor = ''] = address.split('#');
  return sectionAddress(path, anchor);
}

/** Each term with its abbreviations and other names. */
const termGroups = (terms: readonly GlossaryTerm[]) =>
  terms
    .map(({ name, abbreviations, synonyms }) =>
      Array.from(new Set([name, ...abbreviations, ...synonyms].map(phraseOf))),
    )
    .filter((group) => group.length > 1);

/** Whether a record is a page, a term, a metric, what its anchor says, a row or a section. */
function kindOf(address: string, section: Section, sources: RecordSources): RecordKind {
  if (section.headings.length === 0) {
    return 'page';
  }
  if (sources.terms.some(({ entry }) => entry === address)) {
    return 'term';
  }
  if (sources.metrics.includes(address)) {
    return 'metric';
  }
  const prefix = Object.keys(sources.anchorKinds).find((start) => section.anchor.startsWith(start));
  return (prefix && sources.anchorKinds[prefix]) || (section.isRow ? 'row' : 'section');
}

/** What is named like a term, or explains it, answers to the term's abbreviations as well, and what explains it to all its names. */
function keysOf(
  kind: RecordKind,
  address: string,
  title: string,
  section: Section,
  terms: readonly GlossaryTerm[],
) {
  const own = kind === 'code' || kind === 'command' ? (section.isRow ? section.names : [title]) : [];
  const short = terms
    .filter((term) => term.entry === address || (kind !== 'row' && isAbout(term, address, title)))
    .flatMap(({ name, abbreviations, synonyms, explained }) => [
      ...abbreviations,
      ...(explained === address && kind !== 'row'
        ? [name, ...synonyms.filter((other) => phraseOf(title).includes(phraseOf(other)))].filter(
            (one) => !sameName(one, title),
          )
        : []),
    ]);
  return Array.from(new Set([...own, ...short]));
}

const isAbout = (term: GlossaryTerm, address: string, title: string) =>
  sameName(term.name, title) || term.explained === address;

/** Where a page's facts come from stands at its end, and isn't what its last section is about. */
const withoutSources = (text: string) => text.replace(/(?:^|\s)Sources: .*$/, '');

/** For a section that has nothing but rows or sections of their own: what these are called. */
const namesBelow = (sections: readonly Section[], { headings }: Section): string =>
  sections
    .filter((other) => other.headings.length === headings.length + 1)
    .filter((other) => headings.every((heading, level) => other.headings[level] === heading))
    .map((other) => other.headings.at(-1))
    .join(' · ');

/** The records of a page: the page itself with its introduction, then its sections. */
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
  const all = [own, ...sections.filter((section) => section !== introduction)];
  return all.map((section) => {
    const address = sectionAddress(page.path, section.anchor);
    const kind = kindOf(address, section, sources);
    const title = section.headings.at(-1) ?? page.title;
    const definition = kind === 'term' && sources.terms.find(({ entry }) => entry === address)?.definition;
    return [
      number,
      kindNumber(kind),
      section.anchor,
      section.headings,
      definition || withoutSources(section.text) || namesBelow(all, section),
      keysOf(kind, address, title, section, sources.terms),
    ];
  });
}

/** The number of the record at an address. One that leads nowhere stops the build: nobody would notice it. */
function numberer({ pages }: RecordSources, records: readonly RecordEntry[]) {
  const addresses = records.map(([page, , anchor]) => sectionAddress(pages[page]?.path ?? '', anchor));
  return (address: string, who: string): number => {
    const record = addresses.indexOf(normalised(address));
    if (record < 0) {
      throw new Error(
        `Search: ${who} name ${address}, but no page of the site has that section. Correct the address.`,
      );
    }
    return record;
  };
}

/** The records that each weight is for. A pattern is an anchor, a path, or the start of paths with `*`. */
function weightsOf({ pages, weights }: RecordSources, records: readonly RecordEntry[]): WeightEntry[] {
  const isMeant = (pattern: string, path: string, anchor: string) =>
    pattern.startsWith('#')
      ? pattern === `#${anchor}`
      : pattern.endsWith('*')
        ? path.startsWith(pattern.slice(0, -1))
        : path === pattern;
  return Object.entries(weights).map(([pattern, weight]) => [
    weight,
    records.flatMap(([page, , anchor], id) =>
      isMeant(pattern, pages[page]?.path ?? '', anchor) ? [id] : [],
    ),
  ]);
}

/**
 * A phrase that loses a word to the stop list stops the build: without it, it may mean something else (`us users`), and
 * nobody would notice. A synonym or near word may keep its little words, which makes it one word.
 */
function refuseShortened({ synonyms, nearWords, readersPhrases }: SearchVocabulary): void {
  const compounds = new Compounds([...synonyms, ...nearWords].flat());
  const lists: readonly (readonly [list: string, phrases: readonly string[]])[] = [
    ...synonyms.map((group) => [`the synonyms "${group.join(', ')}"`, group] as const),
    ...nearWords.map((group) => [`the near words "${group.join(', ')}"`, group] as const),
    ...Object.entries(readersPhrases).map(
      ([address, phrases]) => [`the readers' phrases of ${address}`, phrases] as const,
    ),
  ];
  const faults = lists.flatMap(([list, phrases]) =>
    phrases
      .filter((phrase) => compounds.join(wordsOf(phrase)).some(isStopWord))
      .map((phrase) => `"${phrase}" in ${list}`),
  );
  if (faults.length > 0) {
    throw new Error(
      `Search: queries lose words of ${faults.join('; ')}. Take these words out, or choose another phrase.`,
    );
  }
}

/** Every record with its whole text, in the order of the pages. */
export function buildRecords(pages: readonly Page[], vocabulary: SearchVocabulary): FullRecords {
  refuseShortened(vocabulary);
  const terms = vocabulary.terms.map((term) => ({
    ...term,
    entry: normalised(term.entry),
    explained: normalised(term.explained),
  }));
  const metrics = vocabulary.metrics.map(normalised);
  const sources = { ...vocabulary, pages, terms, metrics };
  const records = pages.flatMap((page, number) => recordsOf(page, number, sources));
  const numberOf = numberer(sources, records);
  return {
    pages: pages.map((page): PageEntry => [page.path, page.title, page.trail.join(' › ')]),
    records,
    synonyms: [...vocabulary.synonyms, ...termGroups(vocabulary.terms)],
    weights: weightsOf(sources, records),
    tasks: vocabulary.tasks.map((address) => numberOf(address, 'the tasks')),
    said: Object.entries(vocabulary.readersPhrases).map(
      ([address, phrases]): SaidEntry => [numberOf(address, "the readers' phrases"), phrases],
    ),
    near: vocabulary.nearWords,
  };
}
