import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './lib/fail';

/**
 * `npm run words`: a report, never a gate. Words of every page, and facts that may be out of date. `npm run words -- alerts`
 * shows the pages with that in their address.
 */
const BUILD = 'build';
const SOURCES = 'data/reference/sources.ts';

if (!existsSync(path.join(BUILD, 'llms.txt'))) {
  fail('There is no finished site to read. Run npm run build first.');
}
const [only = ''] = process.argv.slice(2);
const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md') && file.includes(only))
  .map((file) => ({
    route: `/${file.replace(/(^|\/)?index\.md$|\.md$/, '')}`,
    words: readFileSync(path.join(BUILD, file), 'utf8').split(/\s+/).filter(Boolean).length,
  }))
  .toSorted((a, b) => b.words - a.words);

const line = (words: number, name: string) => console.log(`${String(words).padStart(7)}  ${name}`);
const total = (start: string) =>
  pages.reduce((sum, { route, words }) => (route.startsWith(start) ? sum + words : sum), 0);
for (const { route, words } of pages) {
  line(words, route);
}
line(total('/docs'), 'docs');
line(total('/'), 'all');

const yearAgo = new Date();
yearAgo.setFullYear(yearAgo.getFullYear() - 1);
for (const [index, text] of readFileSync(SOURCES, 'utf8').split('\n').entries()) {
  const asOf = /asOf: '(\d{4}-\d\d)'/.exec(text)?.[1];
  if (asOf && new Date(asOf) < yearAgo) {
    console.log(`${SOURCES}:${index + 1}: checked in ${asOf}. Read the source again and renew the date.`);
  }
}
