import { existsSync, readFileSync } from 'node:fs';
import { RECORDS_FILE } from '../../plugins/digest/options';
import type { FullRecords } from '../../plugins/digest/searchRecords';
import { POINTER_PATH, type Pointer } from '../../src/search/indexFile';
import { flexSearch, miniSearch, orama, ours } from './engines';
import { type Measured, measure } from './measure';
import { benchQueries, queryKinds } from './queries';

const BUILD = 'build';

function readBuild() {
  if (!existsSync(RECORDS_FILE) || !existsSync(`${BUILD}${POINTER_PATH}`)) {
    console.error('There is no search index to measure. Run "npm run build" first.');
    process.exit(1);
  }
  const records = JSON.parse(readFileSync(RECORDS_FILE, 'utf8')) as FullRecords;
  const pointer = JSON.parse(readFileSync(`${BUILD}${POINTER_PATH}`, 'utf8')) as Pointer;
  return { records, indexFile: readFileSync(`${BUILD}${pointer.file}`, 'utf8') };
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

function printRelevance(all: readonly Measured[]) {
  for (const kind of [...queryKinds, 'all'] as const) {
    const count =
      kind === 'all' ? benchQueries.length : benchQueries.filter((query) => query.kind === kind).length;
    console.log(`\n${kind} (${count} queries)`);
    console.table(
      Object.fromEntries(
        all.map(({ name, byKind }) => {
          const relevance = byKind.get(kind);
          return [
            name,
            {
              'success@1': relevance?.first.toFixed(3),
              'success@3': relevance?.three.toFixed(3),
              MRR: relevance?.reciprocal.toFixed(3),
            },
          ];
        }),
      ),
    );
  }
}

const { records, indexFile } = readBuild();
const measured: Measured[] = [];
for (const contender of [ours(indexFile), miniSearch(records), orama(records), flexSearch(records)]) {
  measured.push(await measure(contender, benchQueries));
}
console.log(`${records.records.length} records of ${records.pages.length} pages; latency per keystroke\n`);
printCosts(measured);
printRelevance(measured);
const [own] = measured;
console.log(`\nNot among our first three:\n${own?.missed.join('\n') || 'nothing'}`);
