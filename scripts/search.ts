import { existsSync, readFileSync } from 'node:fs';
import {
  FIELD,
  NAMES_PATH,
  RANK,
  readNames,
  SearchEngine,
  stemOf,
  withTexts,
  wordsOf,
} from '@pt-docs/search/engine';
import { answerTo } from '../src/answers';
import { fail } from './lib/fail';

/** `npm run search -- "query"`: explains what the search of the last build answers, and why in that order. */
const query = process.argv.slice(2).join(' ');
const HITS = 8;

if (!query || !existsSync(`build${NAMES_PATH}`)) {
  fail(
    query
      ? 'There is no index to ask. Run npm run build first.'
      : 'Say what to look for: npm run search -- "mark price"',
  );
}
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const names = readNames(readJson(`build${NAMES_PATH}`));
const file = withTexts(names, readJson(`build${names.file}`));
const engine = new SearchEngine(file);
const said = new Map(file.said);
const { found, words } = engine.search(query);
const typed = new Set(wordsOf(query).map(stemOf));
const answer = answerTo(query, (kind, name) => engine.named(kind, name));

const shown = found.slice(0, HITS).map(({ record, rank, score }) => {
  const title = record.headings.at(-1) ?? record.pageTitle;
  const fields = {
    title,
    keys: record.keys.join(' '),
    said: said.get(record.id)?.join(' ') ?? '',
    page: [record.pageTitle, ...record.headings.slice(0, -1)].join(' '),
    text: record.text,
  };
  const matched = Object.entries(fields).flatMap(([field, text]) => {
    const stems = new Set(
      wordsOf(text)
        .map(stemOf)
        .filter((stem) => words.has(stem)),
    );
    return stems.size > 0 ? [`${field} ×${FIELD[field as keyof typeof FIELD]}: ${[...stems].join(' ')}`] : [];
  });
  return { kind: record.kind, title, rank, score: Number(score.toFixed(2)), matched: matched.join(' · ') };
});

console.log(
  answer
    ? [answer.understood, `${answer.sentence} ${answer.assumed}`, answer.url].filter(Boolean).join('\n')
    : 'No answer.',
);
console.log(
  `Found by: ${Array.from(words, (stem) => (typed.has(stem) ? stem : `${stem} (added)`)).join(', ')}`,
);
console.log(
  `Rank: ${Object.entries(RANK)
    .map(([name, rank]) => `${rank} ${name}`)
    .join(', ')}.`,
);
console.table(shown);
