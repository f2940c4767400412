import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkSamplePrices,
  checkStructure,
  checkStyle,
  readProse,
  sharedSentences,
} from '@pt-docs/content-checks/prose';
import { monthPrices } from '../data/samples/month-prices';
import { houseStyle } from '../data/site/house-style';
import { fail } from './lib/fail';

/**
 * `npm run words`: a report, never a gate. Words of every page, facts that may be out of date, what the house would say in
 * another way, and pages that share long sentences. `npm run words -- alerts` shows the pages with that in their address.
 */
const BUILD = 'build';
/** Most that a page should have, its tables and figures included. */
const LONG_PAGE = 3_500;
const SHOWN_PAIRS = 25;
const SOURCES = 'data/reference/sources.ts';

if (!existsSync(path.join(BUILD, 'llms.txt'))) {
  fail('There is no finished site to read. Run npm run build first.');
}
const [only = ''] = process.argv.slice(2);
const copies = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({
    route: `/${file.replace(/(^|\/)?index\.md$|\.md$/, '')}`,
    text: readFileSync(path.join(BUILD, file), 'utf8'),
  }));
const pages = copies.map(readProse);
const shown = pages.filter(({ route }) => route.includes(only)).toSorted((a, b) => b.words - a.words);

const line = (words: number, name: string) => console.log(`${String(words).padStart(7)}  ${name}`);
const total = (list: typeof pages) => list.reduce((sum, { words }) => sum + words, 0);
console.log('  words');
for (const { route, words } of shown) {
  line(words, `${route}${words > LONG_PAGE ? `  (over ${LONG_PAGE})` : ''}`);
}
line(total(shown.filter(({ route }) => route.startsWith('/docs'))), 'docs');
line(total(shown), 'all');

const list = (title: string, problems: readonly string[]) =>
  console.log([`\n${title}: ${problems.length}`, ...problems.map((problem) => `  ${problem}`)].join('\n'));

const yearAgo = new Date();
yearAgo.setFullYear(yearAgo.getFullYear() - 1);
list(
  'Facts checked more than a year ago',
  readFileSync(SOURCES, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const asOf = /asOf: '(\d{4}-\d\d)'/.exec(text)?.[1];
      return asOf && new Date(asOf) < yearAgo
        ? `${SOURCES}:${index + 1}: checked in ${asOf}. Read the source again and renew the date.`
        : [];
    }),
);
list('Sample prices that don’t fit their date', checkSamplePrices(copies, monthPrices));
list('House style (data/site/house-style.ts)', [...checkStyle(shown, houseStyle), ...checkStructure(shown)]);

const pairs = sharedSentences(pages).filter(({ routes }) => routes.some((route) => route.includes(only)));
const count = pairs.reduce((sum, { sentences }) => sum + sentences.length, 0);
console.log(`\nLong sentences on two pages: ${count} in ${pairs.length} pairs, the most first`);
for (const { routes, sentences } of pairs.slice(0, SHOWN_PAIRS)) {
  console.log(`  ${String(sentences.length).padStart(3)}  ${routes.join('  ')}\n       ${sentences[0]}`);
}
