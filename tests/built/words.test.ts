import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHtml } from '@pt-docs/built-pages';
import { checkNumbers } from '@pt-docs/content-checks/checks';
import { parseCommand } from '@site/src/lib/commands/commandGrammar';
import { parseFilter } from '@site/src/lib/screener/screenerFilter';
import { describe, expect, it } from 'vitest';
import { commandsByArea } from '../../data/commands';
import { bannedPhrases } from '../../data/site/banned-phrases';
import { numberCodes } from '../numberCodes';
import { visibleTexts } from '../visibleTexts';
import { BUILD, builtFiles } from './site';

const MAX_WORDS_IN_ALL = 95_000;
/** Words of a page by its kind, without the numbers of its figures and the lists of its pictures: of the running text, and with its tables. */
const MAX_WORDS = {
  'how-to': { running: 1_200, withTables: 1_300 },
  overview: { running: 900, withTables: 1_150 },
  metrics: { running: 3_500, withTables: 3_700 },
} as const;
/** How-tos with a table that is a reference of its own, which is as long as it has rows. */
const WITH_REFERENCE: Readonly<Record<string, { readonly withTables: number; readonly table: string }>> = {
  '/docs/alerts/creating-an-alert': {
    withTables: 1_950,
    table: 'every condition with its command, every delivery, the webhook’s fields',
  },
  '/docs/trading/centralised-exchange/trading': {
    withTables: 1_950,
    table: 'every order type, time in force, order status and limit of Bybit',
  },
  '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account':
    { withTables: 1_750, table: 'every error code of Bybit with its cause and remedy' },
  '/docs/trading/decentralised-exchange/swap-tokens': {
    withTables: 1_700,
    table: 'every kind of approval, and every reason why a swap fails',
  },
};
/** Where the first figure of a page stands at the latest. */
const WORDS_BEFORE_FIGURE = 250;
/** The same heading on more pages says nothing in a search result. */
const MAX_PAGES_PER_HEADING = 3;
const COMMON_HEADINGS = ['Related pages'];
/** Flesch reading ease: 60 is plain English; names of metrics and markets cost a few points. */
const MIN_READING_EASE = 45;

type Copy = { readonly route: string; readonly text: string; readonly prose: string };

const FIGURE = /^\*\*Figure: [\s\S]*?^On \[the page\].*$/gm;
/** A picture of the app with the list that explains it: labels that the steps have too. */
const PICTURE = /^\*\*Picture: .*\n\n(?:(?:\d+\.| {3,}).*\n)*/gm;
/** An entry of the error list is a row of a table, which names its columns once. */
const ERROR_ROW = /^- .*\*\*Who can fix it\*\*.*$/gm;
const ROW_LABELS = /\*\*(?:Cause|What to do|Who can fix it)\*\*/g;
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const copies: readonly Copy[] = builtFiles()
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const text = readFileSync(path.join(BUILD, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
    const prose = text
      .replace(FIGURE, '')
      .replace(PICTURE, '')
      .replace(/\]\([^)]*\)/g, ']');
    return { route: `/${file.replace(/\.md$/, '')}`, text, prose };
  });

function kindOf(route: string): keyof typeof MAX_WORDS | undefined {
  for (const file of [`.${route}.mdx`, `.${route}/index.mdx`]) {
    try {
      return /^kind: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1] as keyof typeof MAX_WORDS | undefined;
    } catch {
      // The other form of the file name.
    }
  }
  return undefined;
}

const syllablesIn = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/e\b/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  );

/** Of the running text alone: no tables, lists of links, code or headings. */
function readingEase(prose: string): number {
  const paragraphs = prose
    .replace(/```[\s\S]*?```/g, '')
    .split('\n')
    .filter((line) => /^[A-Z“"*[]/.test(line) && /[.?!]$/.test(line));
  const text = paragraphs.join(' ').replace(/`[^`]*`/g, 'it');
  const sentences = Math.max(1, (text.match(/[.?!](\s|$)/g) ?? []).length);
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / Math.max(1, words.length));
}

const report = (problems: readonly string[]) => expect(problems.join('\n')).toBe('');

describe('the words of the site', () => {
  it('were all read', () => expect(copies.length).toBeGreaterThan(60));

  it(`are at most ${MAX_WORDS_IN_ALL} in all`, () => {
    const count = (texts: readonly string[]) =>
      texts.reduce((sum, text) => sum + wordsIn(text.replace(/\]\([^)]*\)/g, ']')), 0);
    // A picture's list is what its image would have as alternative text.
    const words = count(copies.map(({ text }) => text.replace(PICTURE, '')));
    console.log(
      `words in all: ${words}, with the lists of pictures ${count(copies.map(({ text }) => text))}`,
    );
    expect(words).toBeLessThanOrEqual(MAX_WORDS_IN_ALL);
  });

  it('are no more than the kind of page allows', () => {
    const long = copies.flatMap(({ route, prose }) => {
      const kind = kindOf(route);
      const limits = kind && MAX_WORDS[kind];
      if (!limits) {
        return [];
      }
      const rows = prose.replace(ERROR_ROW, (row) => `| ${row.replace(ROW_LABELS, '')}`);
      const counts = {
        running: wordsIn(rows.replace(/^\|.*$/gm, '')),
        withTables: wordsIn(rows),
      };
      return (['running', 'withTables'] as const).flatMap((what) => {
        const most = (what === 'withTables' && WITH_REFERENCE[route]?.withTables) || limits[what];
        return counts[what] > most
          ? [`${route} (${kind}) has ${counts[what]} words (${what}); at most ${most}. Shorten it.`]
          : [];
      });
    });
    report(long);
  });

  it('sound like a colleague', () => {
    const found = copies.flatMap(({ route, prose }) =>
      bannedPhrases.flatMap(({ phrase, instead }) => {
        const line = new RegExp(`.{0,30}(${phrase}).{0,20}`, 'm').exec(prose)?.[0];
        return line ? [`${route}: "…${line}…": write ${instead}`] : [];
      }),
    );
    report(found);
  });

  it('have curly quotes outside code', () => {
    const found = copies.flatMap(({ route, prose }) => {
      const line = /.{0,30}['"].{0,30}/.exec(prose.replace(/```[\s\S]*?```|`[^`\n]*`/g, ''))?.[0];
      return line ? [`${route}: "…${line}…": write ’ and “ ” in data and components`] : [];
    });
    report(found);
  });

  it('have numbers in one format, on every page and in every first state of a figure', () => {
    const pages = builtFiles().filter((file) => file.endsWith('.html'));
    const rendered = pages.flatMap((file) =>
      visibleTexts(parseHtml(readFileSync(path.join(BUILD, file), 'utf8'))).map((text) => ({
        where: file,
        text,
      })),
    );
    expect(rendered.length).toBeGreaterThan(5_000);
    const copied = copies.map(({ route, text }) => ({ where: route, text }));
    report(checkNumbers([...rendered, ...copied], numberCodes));
  });

  it('come after the first figure where there is one', () => {
    const late = copies.flatMap(({ route, text }) => {
      const shown = text.replace(PICTURE, '');
      const at = shown.search(/^\*\*Figure: /m);
      const words = at < 0 ? 0 : wordsIn(shown.slice(0, at).replace(/\]\([^)]*\)/g, ']'));
      return words > WORDS_BEFORE_FIGURE ? [`${route}: the first figure comes after ${words} words`] : [];
    });
    report(late);
  });

  it('have headings that say where one is', () => {
    const pages = new Map<string, string[]>();
    for (const { route, prose } of copies) {
      for (const [, heading = ''] of prose.matchAll(/^#{2,3} (.+)$/gm)) {
        pages.set(heading, [...(pages.get(heading) ?? []), route]);
      }
    }
    const repeated = Array.from(pages).filter(
      ([heading, routes]) => routes.length > MAX_PAGES_PER_HEADING && !COMMON_HEADINGS.includes(heading),
    );
    report(repeated.map(([heading, routes]) => `"${heading}" is a heading on ${routes.length} pages`));
  });

  it('read easily', () => {
    const eases = copies
      .map(({ route, prose }) => ({ route, ease: Math.round(readingEase(prose)) }))
      .toSorted((a, b) => a.ease - b.ease);
    console.log(eases.map(({ route, ease }) => `${String(ease).padStart(3)} ${route}`).join('\n'));
    report(eases.filter(({ ease }) => ease < MIN_READING_EASE).map(({ route, ease }) => `${route}: ${ease}`));
  });
});

const AREAS = ['everywhere', 'workbench', 'dashboard', 'screener'] as const;
const VERBS = new Set(
  AREAS.flatMap((area) => commandsByArea[area].map(({ name }) => name.split(' ')[0] ?? '')),
);
const NAMES = new Set<string>(AREAS.flatMap((area) => commandsByArea[area].map(({ name }) => name)));
/** Names of commands and syntax with placeholders are no commands to run. */
const isSyntax = (line: string) =>
  NAMES.has(line) || /[A-Z]{4,}|…|\[|\||<|"name"|\b(N|WxH)$/.test(line.replace(/\b[A-Z]+USDT?\b/g, 'x'));

describe('commands and filters printed on pages', () => {
  const lines = copies.flatMap(({ route, text }) => {
    const withoutRefused = text.replace(/^\| You type[\s\S]*?\n\n/gm, '');
    const inline = Array.from(withoutRefused.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
    const blocks = Array.from(withoutRefused.matchAll(/```text\n([\s\S]*?)```/g), ([, block = '']) =>
      block.split('\n'),
    );
    return [...inline, ...blocks.flat()].map((line) => ({ route, line: line.trim() }));
  });

  it('parse', () => {
    const commands = lines.filter(
      ({ line }) => / /.test(line) && VERBS.has(line.split(' ')[0] ?? '') && !isSyntax(line),
    );
    expect(commands.length).toBeGreaterThan(100);
    const refused = commands.flatMap(({ route, line }) => {
      const results = AREAS.map((area) => parseCommand(line, area));
      const first = results[1];
      return results.every((result) => 'error' in result) && first && 'error' in first
        ? [`${route}: \`${line}\`: ${first.error}`]
        : [];
    });
    report([...new Set(refused)]);
  });

  it('filter what they say', () => {
    const filters = lines.filter(({ line }) =>
      /^[a-z_0-9]+ (>|<|>=|<=|=|between|changed%) ?[-−]?\d/.test(line),
    );
    expect(filters.length).toBeGreaterThan(20);
    const refused = filters.flatMap(({ route, line }) => {
      const result = parseFilter(line);
      return 'error' in result ? [`${route}: \`${line}\`: ${result.error}`] : [];
    });
    report([...new Set(refused)]);
  });
});
