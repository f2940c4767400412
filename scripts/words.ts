import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkStructure,
  checkStyle,
  readProse,
  rhythmOf,
  sharedSentences,
} from '@pt-docs/content-checks/prose';
import { houseStyle } from '../data/site/house-style';
import { fail } from './lib/fail';

/**
 * `npm run words`: a report, never a gate. Words and rhythm of every page, what the house would say in another way, and pages
 * that share long sentences. `npm run words -- alerts` shows the pages with that in their address.
 */
const BUILD = 'build';
/** Most that a page of a kind should have, its tables and figures included. */
const LONG_PAGE = 3_500;
const SHOWN_PAIRS = 25;

if (!existsSync(path.join(BUILD, 'llms.txt'))) {
  fail('There is no finished site to read. Run npm run build first.');
}
const [only = ''] = process.argv.slice(2);
const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) =>
    readProse({
      route: `/${file.replace(/(^|\/)?index\.md$|\.md$/, '')}`,
      text: readFileSync(path.join(BUILD, file), 'utf8'),
    }),
  );
const shown = pages.filter(({ route }) => route.includes(only)).toSorted((a, b) => b.words - a.words);

const percent = (share: number) => `${Math.round(share * 100)}%`.padStart(5);
function line(name: string, words: number, running: readonly string[]): string {
  const { sentences, mean, short, colon } = rhythmOf(running);
  const numbers = [String(words).padStart(7), String(sentences).padStart(6), mean.toFixed(1).padStart(6)];
  return `${numbers.join(' ')} ${percent(short)} ${percent(colon)}  ${name}`;
}

console.log('  words  sent.   mean  ≤ 6   with :  (mean 14 to 17, at most 10% and 12%)');
for (const { route, words, running } of shown) {
  console.log(line(`${route}${words > LONG_PAGE ? `  (over ${LONG_PAGE})` : ''}`, words, running));
}
const total = (list: typeof pages) => list.reduce((sum, { words }) => sum + words, 0);
const docs = shown.filter(({ route }) => route.startsWith('/docs'));
console.log(
  line(
    'docs',
    total(docs),
    docs.flatMap(({ running }) => running),
  ),
);
console.log(
  line(
    'all',
    total(shown),
    shown.flatMap(({ running }) => running),
  ),
);

const warnings = [...checkStyle(shown, houseStyle), ...checkStructure(shown)];
console.log(`\nHouse style: ${warnings.length} places (data/site/house-style.ts)`);
console.log(warnings.map((warning) => `  ${warning}`).join('\n'));

const pairs = sharedSentences(pages).filter(({ routes }) => routes.some((route) => route.includes(only)));
const count = pairs.reduce((sum, { sentences }) => sum + sentences.length, 0);
console.log(`\nLong sentences on two pages: ${count} in ${pairs.length} pairs, the most first`);
for (const { routes, sentences } of pairs.slice(0, SHOWN_PAIRS)) {
  console.log(`  ${String(sentences.length).padStart(3)}  ${routes.join('  ')}\n       ${sentences[0]}`);
}
