import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { commandsByArea } from '../../data/commands';
import { terms } from '../../data/glossary/terms';
import { metrics } from '../../data/metrics';
import { families } from '../../data/metrics/families';
import {
  matchesAnywhere,
  matchesStarts,
  searchText,
} from '../../src/components/tables/FilteredList/filter/matches';
import { readBuiltPages } from './site';

const pages = readBuiltPages();

const alsoOf = ({ properties }: Element) => String(properties.dataAlso ?? '');

/** What src/components/tables/FilteredList/filter/ finds an entry by. */
function wordsOf(entry: Element): string[] {
  const shown = selectAll('[data-words]', entry).map((element) => textOf(element));
  return [...shown, alsoOf(entry)];
}

function entriesAt(route: string): string[][] {
  const tree = pages.find((page) => page.route === route)?.tree;
  // Studies have no such section around them, and symptoms no definitions.
  const catalogue = selectAll('section[data-group] [data-entry], dl [data-entry]', tree);
  return (catalogue.length > 0 ? catalogue : selectAll('[data-entry]', tree)).map(wordsOf);
}

const commandWords = Object.values(commandsByArea).flatMap((commands) =>
  commands.map(({ name, syntax, does, parameters, examples }) => {
    const meanings = parameters.flatMap(({ meaning = '', choices = [] }) => [meaning, ...choices]);
    return [name, syntax, does, ...meanings, ...examples];
  }),
);
const termWords = Object.values(terms).map(({ name, abbreviations, synonyms, definition }) => [
  name,
  ...abbreviations,
  definition,
  ...synonyms,
]);
const metricWords = metrics.map(({ id, name, unit, family, synonyms }) => [
  name,
  id,
  unit,
  families[family].name,
  ...synonyms,
]);

const COMMAND_PAGES = [
  '/docs/workbench/overview/using-the-workbench/workbench-cmds',
  '/docs/dashboard/dashboard-commands',
  '/docs/screener/screener-commands',
];

describe('an entry of a filtered list is found by every word of its record, and by no other', () => {
  it.each([
    ['glossary', ['/docs/others/overview'], termWords, matchesStarts],
    ['catalogue of metrics', ['/docs/workbench/overview/studies-metrics'], metricWords, matchesStarts],
    ['commands', COMMAND_PAGES, commandWords, matchesAnywhere],
  ] as const)('%s', (_, routes, records, matches) => {
    const entries = routes.flatMap(entriesAt);
    expect(entries).toHaveLength(records.length);
    const isDrawnFrom = (drawn: string, words: string) =>
      matches(searchText([drawn]), words) && matches(searchText([words]), drawn.replace(/[,()]/g, ' '));
    // The same command may work in several places.
    const strangers = entries.filter(
      (entry) =>
        !records.some((words) => words[0] === entry[0] && isDrawnFrom(entry.join(' '), words.join(' '))),
    );
    expect(strangers).toEqual([]);
  });
});
