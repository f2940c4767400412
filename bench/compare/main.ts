import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildProblem } from '../../packages/serving/src/server.mjs';
import { fail } from '../../scripts/lib/fail.mjs';
import { build, tenfold } from './build';
import { dev } from './dev';
import { figures, interaction } from './interaction';
import type { Job } from './job';
import { load } from './load';
import { launch, machineName } from './machine';
import { navigation } from './navigation';
import { PAGES } from './pages';
import { makeSites } from './sites';
import { serve } from './sites/serve';

const BUILD = 'build';

const search: Job = async () => {
  spawnSync(process.execPath, ['bench/search/run.mjs'], { stdio: 'inherit' });
};

/** What is measured in a browser on finished sites, and what makes or needs its own. */
const ON_SITES: Readonly<Record<string, Job>> = { load, navigation, interaction };
const JOBS: Readonly<Record<string, Job>> = { ...ON_SITES, figures, build, tenfold, dev, search };

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      peers: { type: 'boolean', default: false },
      page: { type: 'string', multiple: true, default: [] },
      site: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: '5' },
    },
  });
  const unknown = positionals.find((name) => !Object.hasOwn(JOBS, name));
  const unknownPage = values.page.find((kind) => !Object.hasOwn(PAGES, kind));
  const rounds = Number(values.rounds);
  if (unknown !== undefined) {
    fail(`There is no benchmark "${unknown}". There are: ${Object.keys(JOBS).join(', ')}.`);
  }
  if (unknownPage !== undefined) {
    fail(`There is no kind of page "${unknownPage}". There are: ${Object.keys(PAGES).join(', ')}.`);
  }
  if (!Number.isInteger(rounds) || rounds < 1) {
    fail(`--rounds is "${values.rounds}", but must be a whole number from 1.`);
  }
  return {
    names: positionals.length > 0 ? positionals : Object.keys(JOBS),
    wantedSites: values.site,
    options: { pages: values.page, rounds, hasPeers: values.peers },
  };
}

const { names, wantedSites, options } = readOptions();
const problem = buildProblem(BUILD);
if (problem) {
  fail(problem);
}
const browser = await launch();
console.log(machineName(browser));
await browser.close();
const sites = names.some((name) => Object.hasOwn(ON_SITES, name))
  ? await makeSites(BUILD, { hasPeers: options.hasPeers, wanted: wantedSites })
  : [];
const served = await Promise.all(
  sites
    .filter(({ name }) => wantedSites.length === 0 || wantedSites.includes(name))
    .map((site) => serve(site, BUILD)),
);
for (const name of names) {
  await JOBS[name]?.(served, options);
}
for (const { stop } of served) {
  stop();
}
