import { existsSync, readFileSync } from 'node:fs';
import { commands, commandsByArea } from '@site/data/commands';
import { audiences } from '@site/data/community/audiences';
import { permissionGroupNames, permissions, roles } from '@site/data/community/roles';
import { permissionGroups, roleIds } from '@site/data/community/types';
import { widgets } from '@site/data/dashboards/widgets';
import { page, pageTitles } from '@site/data/glossary/pages';
import { terms } from '@site/data/glossary/terms';
import { metrics } from '@site/data/metrics';
import { coverage, coverageGroups } from '@site/data/metrics/coverage';
import { families } from '@site/data/metrics/families';
import { coverageVenues } from '@site/data/metrics/types';
import { subScores } from '@site/data/models/ratings';
import { readModules } from '@site/data/problems';
import { screenerFamilyPages, screenerFields } from '@site/data/screener/fields';
import { helpIds } from '@site/data/site/help-ids';
import { currentAddress } from '@site/data/site/moved-anchors';
import { exchangeErrors } from '@site/data/trading/exchange-errors';
import { fundingTimes } from '@site/data/trading/funding-times';
import { networks } from '@site/data/wallet/networks';
import { walletErrors } from '@site/data/wallet/wallet-errors';
import { chartScales, chartStyles } from '@site/data/workbench/chart-styles';
import { drawingTools } from '@site/data/workbench/drawing-tools';
import { linkGroups } from '@site/data/workbench/link-groups';
import { defaultSymbolType, symbolTypes } from '@site/data/workbench/symbols';
import { errorAnchor } from '@site/src/components/trading/ErrorDecoder/errorAnchor';
import { parseCommand } from '@site/src/lib/commands/commandGrammar';
import { describe, expect, it } from 'vitest';

const ids = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);
const parameterOf = (id: string, name: string) =>
  commands.find((command) => command.id === id)?.parameters.find((parameter) => parameter.name === name);

type Entry = { readonly where: string; readonly record: Readonly<Record<string, unknown>> };

/** Every object of every table, however deep. */
function entriesIn(value: unknown, where: string): Entry[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const record = value as Entry['record'];
  return [
    ...(Array.isArray(value) ? [] : [{ where, record }]),
    ...Object.entries(record).flatMap(([key, field]) => entriesIn(field, `${where} › ${key}`)),
  ];
}
const entries = (await readModules()).flatMap(([file, exported]) => entriesIn(exported, `data/${file}`));

/** Rows that a component renders from records have ids that no source shows. */
const rowAnchors = new Set([
  ...[...exchangeErrors, ...walletErrors].map(({ code }) => errorAnchor(code)),
  ...ids(subScores),
]);

/** What is wrong with an address of this site, or nothing. */
function problemOf(address: string): string[] {
  const [path = '', anchor] = currentAddress(address).split('#');
  const file = ['', 'src/pages'].map((folder) =>
    [`${folder}${path}.mdx`, `${folder}${path.replace(/\/?$/, '/')}index.mdx`].map((name) =>
      name.replace(/^\//, ''),
    ),
  );
  const source = file.flat().find((name) => existsSync(name));
  if (!source) {
    return [`${address}: there is no page ${path}`];
  }
  return !anchor || rowAnchors.has(anchor) || readFileSync(source, 'utf8').includes(`{/* #${anchor} */}`)
    ? []
    : [`${address}: ${source} has no heading that ends in {/* #${anchor} */}`];
}

describe('every address in data/', () => {
  it('leads to a page, and to a heading of it', () => {
    const addresses = entries.flatMap(({ where, record }) => {
      const anchor = record.anchor ?? record.section;
      // Where a link runs lines, tests/see-it-done.test.ts runs them too.
      return Object.entries(record).flatMap(([key, value]) =>
        typeof value === 'string' && /^\/(docs|others|blog)\b[^?]*$/.test(value)
          ? [{ where, address: key === 'page' && anchor ? `${value}#${anchor}` : value }]
          : [],
      );
    });
    expect(addresses.length).toBeGreaterThan(400);
    expect(
      addresses.flatMap(({ where, address }) => problemOf(address).map((problem) => `${where}: ${problem}`)),
    ).toEqual([]);
  });

  it('of a metric or a field leads to the heading with its sheet', () => {
    const sheets = [
      ...metrics.map((metric) => ({ ...metric, anchor: metric.id, family: families[metric.family] })),
      ...screenerFields.map((field) => ({ ...field, family: screenerFamilyPages[field.family] })),
    ];
    expect(sheets.filter((sheet) => sheet.page !== sheet.family.page).map(({ id }) => id)).toEqual([]);
    expect(sheets.flatMap((sheet) => problemOf(`${sheet.page}#${sheet.anchor}`))).toEqual([]);
  });

  it('has the title of its page, where the glossary shows one', () => {
    for (const [path, title] of Object.entries(pageTitles)) {
      const file = `.${path.endsWith('/') ? `${path}index` : path}.mdx`;
      expect(readFileSync(file, 'utf8'), file).toContain(`\ntitle: ${title}\n`);
    }
    const used = new Set(Object.values(terms).map((term) => term.page));
    expect(Object.values(page).filter((path) => !used.has(path))).toEqual([]);
  });
});

describe('every command in data/', () => {
  const areas = ['workbench', 'dashboard', 'screener'] as const;
  const argumentsOf = (command: string) => {
    const parsed = parseCommand(command, 'workbench');
    return 'error' in parsed ? {} : parsed.arguments;
  };

  it('is one that the command bar takes', () => {
    const lines = entries.flatMap(({ where, record: { command } }) =>
      typeof command === 'string' ? [{ where, line: command.replace('DATE', '2026-01-31') }] : [],
    );
    expect(lines.length).toBeGreaterThan(100);
    const refused = lines.filter(({ line }) => areas.every((area) => 'error' in parseCommand(line, area)));
    expect(refused).toEqual([]);
  });

  it.each(symbolTypes)('$id is opened as a symbol of that type', ({ id, command }) => {
    const { type, chain } = argumentsOf(command);
    expect(type ?? (chain ? 'pool' : defaultSymbolType)).toBe(id);
  });

  it.each(Object.entries(commandsByArea))('of %s has a name of its own', (_, list) => {
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  });
});

describe('two lists of one thing are the same', () => {
  const choices = (id: string, name: string) => parameterOf(id, name)?.choices ?? [];
  it.each<[string, readonly unknown[], readonly unknown[]]>([
    [
      'metrics of the catalogue and in data/metrics/coverage.ts',
      coverageGroups.flatMap((group) => group.metrics),
      ids(metrics),
    ],
    ['venues with funding times', fundingTimes.map(({ venue }) => venue), coverageVenues],
    ['roles', ids(roles), roleIds],
    ['permission groups', Object.keys(permissionGroupNames), permissionGroups],
    ['add widget', choices('add', 'widget'), ids(widgets)],
    ['audience', choices('audience', 'audience'), ids(audiences)],
    ['universe chain=', choices('universe', 'chain'), ids(networks)],
    ['link', choices('link', 'group'), [...ids(linkGroups), 'off']],
    ['draw', choices('draw', 'tool'), ids(drawingTools)],
    ['style', choices('style', 'style'), ids(chartStyles)],
    ['scale', choices('scale', 'scale'), ids(chartScales)],
    ['symbol type=', [...choices('symbol', 'type'), 'pool'], ids(symbolTypes)],
    [
      'metrics that are screener fields',
      metrics.flatMap(({ id, family, screenerField }) =>
        screenerField ? `${family} ${id} ${screenerField}` : [],
      ),
      screenerFields.flatMap(({ id, metricId, metricFamily }) =>
        metricId ? `${metricFamily} ${metricId} ${id}` : [],
      ),
    ],
  ])('%s', (_, one, other) => {
    expect(one.length).toBeGreaterThan(0);
    expect(one.toSorted()).toEqual(other.toSorted());
  });
});

describe('coverage', () => {
  it('has a row once', () => {
    const keys = coverage.map(({ metricId, venue, market }) => `${metricId} ${venue} ${market}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(metrics)('$id is covered on the venues that its sheet names', ({ id, venues }) => {
    const named = coverageVenues.filter((venue) => new RegExp(`on [^.]*${venue}`, 'i').test(venues));
    const covered = coverage.filter(({ metricId }) => metricId === id).flatMap(({ venue }) => venue ?? []);
    if (named.length > 0) {
      expect([...new Set(covered)].sort(), venues).toEqual([...named].sort());
    }
  });

  it.each(symbolTypes.filter(({ id }) => id !== 'pool'))(
    'of $id is what the page on symbols says',
    (type) => {
      const venues = coverage.filter(({ market }) => market === type.id).map(({ venue }) => venue);
      expect(type.venues.split(', ').sort()).toEqual([...new Set(venues)].sort());
    },
  );
});

it('permissions stand in the order of groups and roles, so that the matrix reads as steps', () => {
  const order = permissions.map(
    ({ group, from }) => permissionGroups.indexOf(group) * 10 + roleIds.indexOf(from),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

it('the help ids that the app was promised are there', () => {
  expect(Object.keys(helpIds)).toEqual(
    expect.arrayContaining(['alerts.trigger', 'swap.slippage', 'screener.where']),
  );
});

it('what traders type leads to one term', () => {
  const words = Object.values(terms).flatMap(({ name, abbreviations, synonyms }) => [
    name,
    ...abbreviations,
    ...synonyms,
  ]);
  const known = new Set(words.map((word) => word.toLowerCase()));
  const typed =
    'OI CVD CEX DEX TP SL TP/SL RPC FDV TVL MVRV NVT SOPR RSI MACD ROC CMO VWAP POC DOM L2 perp funding liq FR L/S MEV LP AMM 2FA KYC wb cmds API IP ERC-20 gas slippage tape hotkey shortcut UTA P/F P/S';
  expect(typed.split(' ').filter((word) => !known.has(word.toLowerCase()))).toEqual([]);
});
