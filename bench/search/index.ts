import { existsSync, readFileSync } from 'node:fs';
import type { FullRecords } from '@pt-docs/search';
import { NAMES_PATH, type NamesFile } from '@pt-docs/search/engine';
import { recordsFileOf } from '../../config/searchIndex';
import { type QueryKind, queryKinds, searchQueries } from '../../tests/search-queries';
import type { Job } from '../lib/job';
import { miniSearch, ours } from './contenders';
import { type Measured, measure, type QuerySets, relevanceMeasures } from './measure';

const BUILD = 'build';
const RECORDS_FILE = recordsFileOf(BUILD);
const sets: QuerySets = new Map(Object.entries(searchQueries));

function readBuild() {
  if (!existsSync(RECORDS_FILE) || !existsSync(`${BUILD}${NAMES_PATH}`)) {
    console.error('There is no search index to measure. Run "npm run build" first.');
    process.exit(1);
  }
  const records = JSON.parse(readFileSync(RECORDS_FILE, 'utf8')) as FullRecords;
  const names = JSON.parse(readFileSync(`${BUILD}${NAMES_PATH}`, 'utf8')) as NamesFile;
  const texts = JSON.parse(readFileSync(`${BUILD}${names.file}`, 'utf8'));
  return { records, indexFile: JSON.stringify({ names, texts }) };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

function printCosts(all: readonly Measured[]) {
  console.table(
    Object.fromEntries(
      all.map(({ name, rawBytes, brotliBytes, loadMs, percentiles }) => [
        name,
        {
          raw: kilobytes(rawBytes),
          brotli: kilobytes(brotliBytes),
          load: milliseconds(loadMs),
          ...Object.fromEntries(
            Object.entries(percentiles).map(([key, value]) => [key, milliseconds(value)]),
          ),
        },
      ]),
    ),
  );
}

const countOf = (set: string, kind: QueryKind | 'all') =>
  sets.get(set)?.filter(([own]) => kind === 'all' || own === kind).length;

function printRelevance(all: readonly Measured[], set: string) {
  const kinds = ([...queryKinds, 'all'] as const).filter((kind) => countOf(set, kind));
  for (const measureName of relevanceMeasures) {
    console.log(`\n${measureName}, set ${set}`);
    console.table(
      Object.fromEntries(
        all.map(({ name, outcomes }) => [
          name,
          Object.fromEntries(
            kinds.map((kind) => [
              `${kind} (${countOf(set, kind)})`,
              outcomes.get(set)?.byKind.get(kind)?.[measureName].toFixed(3),
            ]),
          ),
        ]),
      ),
    );
  }
}

/** Size, load, speed and relevance of the built index beside MiniSearch alone. */
export const search: Job = async () => {
  const { records, indexFile } = readBuild();
  const measured: Measured[] = [];
  for (const contender of [ours(indexFile), miniSearch(records)]) {
    measured.push(await measure(contender, sets));
  }
  console.log(`${records.records.length} records of ${records.pages.length} pages; latency per keystroke\n`);
  printCosts(measured);
  for (const set of sets.keys()) {
    printRelevance(measured, set);
  }
  // Misses of the other set are not printed, so that nobody tunes the engine to it.
  console.log('\nOf the tuned set, not among our first three:');
  console.log(measured[0]?.outcomes.get('tuned')?.missed.join('\n') || 'nothing');
};
