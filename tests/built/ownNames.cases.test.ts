import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NAMES_PATH, normaliseName, readNames, SearchEngine, withTexts } from '@pt-docs/search/engine';
import { expect, it } from 'vitest';
import { cases } from '../cases/cases';
import { BUILD } from './site';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const names = readNames(readJson(path.join(BUILD, NAMES_PATH)));
const engine = new SearchEngine(withTexts(names, readJson(path.join(BUILD, names.file))));

it('everything is the first result for its own name, and both of two with one name are the first two', () => {
  const called = new Map<string, Set<number>>();
  for (const record of engine.records) {
    for (const name of [record.headings.at(-1) ?? record.pageTitle, ...record.keys].map(normaliseName)) {
      called.set(name, (called.get(name) ?? new Set()).add(record.id));
    }
  }
  const every = Math.round(engine.records.length / cases(engine.records.length));
  const wrong = engine.records
    .filter((_, at) => at % every === 0)
    .flatMap(({ id, pageTitle, headings }) => {
      const title = headings.at(-1) ?? pageTitle;
      const named = called.get(normaliseName(title)) ?? new Set();
      const first = engine.search(title).found.slice(0, named.size === 1 ? 1 : 2);
      const isFirst = named.size > 2 || first.some(({ record }) => record.id === id);
      return isFirst && first.every(({ record }) => named.has(record.id)) ? [] : [title];
    });
  expect(wrong).toEqual([]);
});
