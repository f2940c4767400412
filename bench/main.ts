import { parseArgs } from 'node:util';
import { buildProblem } from '@pt-docs/serving';
import { fail } from '../scripts/lib/fail';
import { installPackages } from '../scripts/lib/setUp.mjs';
import { BENCHMARKS, type Benchmark } from './benchmarks';
import { launch, machineName } from './lib/machine';
import { PAGES } from './lib/pages';
import { makeSites } from './sites';
import { serve } from './sites/serve';

const BUILD = 'build';

const NAMES = Object.keys(BENCHMARKS);

function usage(): string {
  const width = Math.max(...NAMES.map((name) => name.length));
  return [
    'npm run bench -- <name> [<name> …] [options], or "all". Run "npm run build" first.\n',
    ...Object.entries(BENCHMARKS).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`),
    '\n  --page <kind>  one kind of page, for load',
    '  --site <name>  only these sites: ours, stock, bare',
    '  --rounds <n>   how often each thing is measured (5)',
  ].join('\n');
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      page: { type: 'string', multiple: true, default: [] },
      site: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: '5' },
    },
  });
  const names = positionals.includes('all') ? NAMES : positionals;
  const unknown = names.find((name) => !Object.hasOwn(BENCHMARKS, name));
  const unknownPage = values.page.find((kind) => !Object.hasOwn(PAGES, kind));
  const rounds = Number(values.rounds);
  if (unknown !== undefined) {
    fail(`There is no benchmark "${unknown}". There are: ${NAMES.join(', ')}.`);
  }
  if (unknownPage !== undefined) {
    fail(`There is no kind of page "${unknownPage}". There are: ${Object.keys(PAGES).join(', ')}.`);
  }
  if (!Number.isInteger(rounds) || rounds < 1) {
    fail(`--rounds is "${values.rounds}", but must be a whole number from 1.`);
  }
  return {
    benchmarks: names.flatMap((name) => BENCHMARKS[name] ?? []),
    options: { pages: values.page, sites: values.site, only: values.only, rounds },
  };
}

async function sitesFor(benchmarks: readonly Benchmark[], wanted: readonly string[]) {
  const sites = benchmarks.some(({ hasOthers }) => hasOthers) ? await makeSites(BUILD, wanted) : [];
  return Promise.all(sites.map((site) => serve(site, BUILD)));
}

async function main(): Promise<void> {
  const { benchmarks, options } = readOptions();
  if (benchmarks.length === 0) {
    console.log(usage());
    return;
  }
  const needsPackages = benchmarks.some(({ hasPackages }) => hasPackages);
  const problem = buildProblem(BUILD) ?? (needsPackages ? installPackages('all', 'bench') : null);
  if (problem) {
    fail(problem);
  }
  const browser = await launch();
  console.log(machineName(browser));
  await browser.close();
  const sites = await sitesFor(benchmarks, options.sites);
  for (const { load } of benchmarks) {
    const run = await load();
    await run(sites, options);
  }
  for (const { stop } of sites) {
    stop();
  }
}

await main();
