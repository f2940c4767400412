import { readdirSync, readFileSync } from 'node:fs';
import { metrics } from '../../../data/metrics';
import { playbooks } from '../../../data/playbooks/playbooks';
import { metricRecipes } from '../../../src/pt/model/values';

/** The newest release in blog/, as the home page announces it. */
function latestRelease() {
  const posts = readdirSync('blog').filter((file) => /-release-.*\.mdx$/.test(file));
  const post = readFileSync(`blog/${posts.toSorted().at(-1)}`, 'utf8');
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(post)?.[1] ?? '';
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return {
    page: `/blog/${field('slug')}`,
    title: field('title'),
    date: new Date(field('date')).toLocaleDateString('en-GB', day),
    line: field('description'),
  };
}

const literal = (value: string | number) =>
  typeof value === 'string' && !/['\\]/.test(value) ? `'${value}'` : JSON.stringify(value);
const object = (of: Readonly<Record<string, string | number>>) =>
  `{\n${Object.entries(of)
    .map(([name, value]) => `  ${name}: ${literal(value)},\n`)
    .join('')}} as const`;

/** What stands beside a number: %, USD, bps; nothing for ratios, counts and prices. */
const unitIn = (unit: string) => /^(%|USD|coin|bps)/.exec(unit)?.[0].replace('coin', 'coins') ?? '';

/** Of each metric of the workspace its page, the first way it misleads, and its unit. */
const notes = () =>
  metrics.flatMap(({ id, name, page, misleads, unit }) => {
    const fields = [`${page}#${id}`, misleads[0] ?? '', unitIn(unit)];
    const key = name.toLowerCase();
    return key in metricRecipes
      ? `  ${/^\w+$/.test(key) ? key : literal(key)}: [\n${fields.map((field) => `    ${literal(field)},\n`).join('')}  ],\n`
      : [];
  });

const HEAD = '/** Written by `npm run derive`: scripts carry these few words instead of the data. */\n';

/** Files that follow from others, whole. `npm run derive` writes them, a test says when one is stale. */
export const derivedFiles = (): Readonly<Record<string, string>> => ({
  'src/lib/text/metricNames.ts': `${HEAD}export const metricNames: readonly string[] = [\n${metrics
    .map(({ name }) => `  ${literal(name)},\n`)
    .join('')}];\n`,
  'src/pt/view/chart/metricNotes.ts': `${HEAD}export const metricNotes: Readonly<Record<string, readonly [string, string, string]>> = {\n${notes().join('')}};\n`,
  'src/pages/_components/Home/derived.ts': `${HEAD}export const recipeCount = ${playbooks.length};\n
export const latestRelease = ${object(latestRelease())};\n`,
});
