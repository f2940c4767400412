import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** The Markdown copy of a page, as `build/` has it. */
export type Copy = { readonly route: string; readonly text: string };

export type Prose = {
  readonly route: string;
  /** All words of the copy, as `wc -w` counts them. */
  readonly words: number;
  /** Sentences of paragraphs, lists and cells. */
  readonly said: readonly string[];
  /** Words above the first figure; 0 where there is none. */
  readonly beforeFigure: number;
  readonly headings: readonly string[];
  /** The copy without figures, code and addresses. */
  readonly plain: string;
};

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
/** The same line on every copy. */
const BANNER = /^> \[?All pages .*$/m;
/** What a figure says in its first state is computed, not written. */
const FIGURE = /^\*\*Figure: [\s\S]*?^\[Try it on the page\].*$/gm;
/** A picture of the app with the list that explains it. */
const PICTURE = /^\*\*Picture: .*\n\n(?:(?:\d+\.| {3,}).*\n)*/gm;
const ADDRESSES = /\]\([^)]*\)/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

const parser = unified().use(remarkParse).use(remarkGfm);
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+(?=[\p{Lu}\p{N}“"*])/u);

export function readProse({ route, text }: Copy): Prose {
  const copy = text.replace(FRONT_MATTER, '').replace(BANNER, '');
  const said: string[] = [];
  visit(parser.parse(copy.replace(FIGURE, '')), (node) => {
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      said.push(...sentencesOf(textOf(node).replace(/\s+/g, ' ').trim()));
    }
  });
  const plain = copy.replace(FIGURE, '').replace(CODE, '').replace(ADDRESSES, ']');
  const [above = ''] = copy
    .replace(PICTURE, '')
    .replace(ADDRESSES, ']')
    .split(/^\*\*Figure: /m, 1);
  return {
    route,
    words: text.split(/\s+/).filter(Boolean).length,
    said,
    beforeFigure: copy.includes('\n**Figure: ') ? wordsOf(above).length : 0,
    headings: Array.from(plain.matchAll(/^#{2,3} (.+)$/gm), ([, heading = '']) => heading),
    plain,
  };
}

export type StyleRule = {
  readonly pattern: string;
  readonly instead: string;
  readonly allowedOn?: readonly string[];
};

/** Every place where a page says it in another way than the house does. */
export function checkStyle(pages: readonly Prose[], rules: readonly StyleRule[]): string[] {
  const expressions = rules.map((rule) => ({
    ...rule,
    // Words have boundaries; a form of numbers brings its own.
    expression: new RegExp(/^[\w(]/.test(rule.pattern) ? `\\b(?:${rule.pattern})\\b` : rule.pattern, 'gu'),
  }));
  return pages.flatMap(({ route, plain }) =>
    expressions
      .filter(({ allowedOn = [] }) => !allowedOn.includes(route))
      .flatMap(({ expression, instead }) =>
        Array.from(plain.matchAll(expression), ({ index, 0: found }) => {
          const around = plain.slice(Math.max(0, index - 25), index + found.length + 15);
          return `${route}: "…${around.replace(/\s+/g, ' ').trim()}…": write ${instead}.`;
        }),
      ),
  );
}

/** Where the first figure of a page should stand at the latest. */
const WORDS_BEFORE_FIGURE = 250;
/** The same heading on more pages says nothing in a search result. */
const MAX_PAGES_PER_HEADING = 3;
const COMMON_HEADINGS = ['Related pages'];

/** Figures that come late, and headings that say nothing. */
export function checkStructure(pages: readonly Prose[]): string[] {
  const late = pages
    .filter(({ beforeFigure }) => beforeFigure > WORDS_BEFORE_FIGURE)
    .map(({ route, beforeFigure }) => `${route}: the first figure comes after ${beforeFigure} words.`);
  const counts = new Map<string, number>();
  for (const heading of pages.flatMap(({ headings }) => [...new Set(headings)])) {
    counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  const common = Array.from(counts)
    .filter(([heading, count]) => count > MAX_PAGES_PER_HEADING && !COMMON_HEADINGS.includes(heading))
    .map(([heading, count]) => `"${heading}" is a heading on ${count} pages: name the task or the symptom.`);
  return [...late, ...common];
}

const SHINGLE = 5;
/** Two lines of text. */
const LONG_WORDS = 16;

function shinglesOf(sentence: string): Set<string> {
  const words = wordsOf(sentence.toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
  return new Set(
    Array.from({ length: Math.max(0, words.length - SHINGLE + 1) }, (_, at) =>
      words.slice(at, at + SHINGLE).join(' '),
    ),
  );
}

export type SharedSentences = {
  readonly routes: readonly [string, string];
  readonly sentences: readonly string[];
};

/** Pairs of pages that say the same: long sentences of which the other page has half or more of the 5-word shingles. */
export function sharedSentences(pages: readonly Prose[]): SharedSentences[] {
  const long = pages.map(({ route, said }) => ({
    route,
    sentences: [...new Set(said)]
      .map((sentence) => ({ sentence, shingles: shinglesOf(sentence) }))
      .filter(({ shingles }) => shingles.size > LONG_WORDS - SHINGLE),
  }));
  const all = long.map(({ sentences }) => new Set(sentences.flatMap(({ shingles }) => Array.from(shingles))));
  const pairs = long.flatMap(({ route, sentences }, one) =>
    long.slice(one + 1).map((other, at) => ({
      routes: [route, other.route] as const,
      sentences: sentences
        .filter(({ shingles }) => {
          const there = all[one + 1 + at];
          return Array.from(shingles).filter((each) => there?.has(each)).length * 2 >= shingles.size;
        })
        .map(({ sentence }) => sentence),
    })),
  );
  return pairs
    .filter(({ sentences }) => sentences.length > 0)
    .toSorted((a, b) => b.sentences.length - a.sentences.length);
}

export type PriceRange = {
  readonly symbol: string;
  /** 2023-10. */
  readonly month: string;
  readonly low: number;
  readonly high: number;
};

/** Sample calls whose price the market didn't have in the month of their date. */
export function checkSamplePrices(copies: readonly Copy[], ranges: readonly PriceRange[]): string[] {
  return copies.flatMap(({ route, text }) =>
    Array.from(text.matchAll(/```json\n([\s\S]*?)```/g), ({ index, 1: json = '' }) => {
      const month = /"time": "(\d{4}-\d\d)/.exec(json)?.[1];
      const line = text.slice(0, index).split('\n').length;
      const priced = json.matchAll(/"symbol": "(\w+)"[^}]*?"price": ([\d.]+)/g);
      return Array.from(priced, ([, symbol, price]) => {
        const range = ranges.find((each) => each.symbol === symbol && each.month === month);
        const said = `${route}.md:${line}: the sample has ${symbol} at ${price} in ${month}`;
        if (month === undefined || (range && range.low <= Number(price) && Number(price) <= range.high)) {
          return [];
        }
        return range
          ? `${said}, where it traded between ${range.low} and ${range.high}.`
          : `${said}, a month without a known price: add it to the table.`;
      }).flat();
    }).flat(),
  );
}
