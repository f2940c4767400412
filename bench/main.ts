import { parseArgs } from 'node:util';
import { buildProblem } from '@pt-docs/serving';
import { fail } from '../scripts/lib/fail';
import { firstTouch } from './first-touch';
import { heap } from './heap';
import { launch, machineName } from './lib/machine';
import { patches } from './patches';
import { play } from './play';
import { search } from './search';
import { taps } from './taps';
import { view } from './view';
import { weight } from './weight';

type Options = {
  /** Patches or folders to measure; none means all patches, or this build alone. */
  readonly only: readonly string[];
  readonly rounds: number;
  readonly isListed: boolean;
};
type Benchmark = { readonly about: string; readonly run: (options: Options) => Promise<void> };

/** By the name that `npm run bench -- <name>` takes. */
const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  'first-touch': {
    about: 'from the first touch of a figure to its picture, beside other builds (--only <folder>)',
    run: firstTouch,
  },
  taps: {
    about: 'from a first tap or click to its effect, beside other builds (--only <folder>)',
    run: taps,
  },
  play: {
    about: 'Play at 10×: frames, tasks, answers, beside other builds (--only <folder>)',
    run: play,
  },
  heap: { about: 'memory over five minutes of Play at 10×', run: heap },
  view: {
    about:
      'everything six kinds of page fetch until they are quiet, beside other builds (--only <folder>); --list names the files',
    run: view,
  },
  weight: { about: 'what six kinds of page weigh before the first paint', run: weight },
  search: { about: 'size, speed and relevance of the search index', run: search },
  patches: {
    about: 'what each patch of Docusaurus saves, on and off in one run (--only prism)',
    run: patches,
  },
};

const NAMES = Object.keys(BENCHMARKS);

function usage(): string {
  const width = Math.max(...NAMES.map((name) => name.length));
  return [
    'npm run bench -- <name> [<name> …] [options]. Run "npm run build" first.\n',
    ...Object.entries(BENCHMARKS).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`),
    '\n  --rounds <n>   how often each thing is measured (5)',
  ].join('\n');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: '5' },
      list: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.find((name) => !Object.hasOwn(BENCHMARKS, name));
  const rounds = Number(values.rounds);
  if (unknown !== undefined) {
    fail(`There is no benchmark "${unknown}". There are: ${NAMES.join(', ')}.`);
  }
  if (!Number.isInteger(rounds) || rounds < 1) {
    fail(`--rounds is "${values.rounds}", but must be a whole number from 1.`);
  }
  if (positionals.length === 0) {
    console.log(usage());
    return;
  }
  const problem = buildProblem('build');
  if (problem) {
    fail(problem);
  }
  const browser = await launch();
  console.log(machineName(browser));
  await browser.close();
  for (const name of positionals) {
    await BENCHMARKS[name]?.run({ only: values.only, rounds, isListed: values.list });
  }
}

await main();
