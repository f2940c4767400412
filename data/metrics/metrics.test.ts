import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseCommand } from '../../src/lib/commands/commandGrammar';
import { decimalsOf, describeExample, formatNumber } from '../examples/example';
import { screenerFields } from '../screener/fields';
import { metrics } from '.';
import { exchangeMetrics } from './exchange';
import { families } from './families';
import { jlabsAnalytics } from './jlabs-analytics';
import { jlabsModels } from './jlabs-models';
import { jlabsTokenRatings } from './jlabs-token-ratings';
import { metricLinks } from './links';
import { type Metric, type MetricFamily, metricFamilies, metricSchema, timeframes } from './metric.schema';
import { momentumMetrics } from './momentum';
import { onchainMetrics } from './onchain';
import { orderbookMetrics } from './orderbook';
import { orderflowMetrics } from './orderflow';
import { everyTimeframe } from './shared';

const files: Readonly<Record<MetricFamily, readonly Metric[]>> = {
  exchange: exchangeMetrics,
  orderflow: orderflowMetrics,
  orderbook: orderbookMetrics,
  onchain: onchainMetrics,
  'jlabs-analytics': jlabsAnalytics,
  'jlabs-models': jlabsModels,
  'jlabs-token-ratings': jlabsTokenRatings,
  momentum: momentumMetrics,
};

/** Every member that the product's catalogue names, so that none can be dropped unnoticed. */
const catalogue: Partial<Record<MetricFamily, readonly string[]>> = {
  exchange: [
    'funding-rate',
    'funding-rate-8h',
    'oi-weighted-funding',
    'open-interest',
    'open-interest-usd',
    'long-short-ratio',
    'liquidations',
    'basis',
    'annualised-basis',
    'volume',
  ],
  orderflow: ['taker-volume', 'trade-count', 'delta', 'cvd', 'vwap', 'large-trades'],
  orderbook: [
    'spread',
    'bid-depth',
    'ask-depth',
    'bid-ask-ratio',
    'imbalance',
    'depth-change',
    'slippage-for-size',
  ],
  onchain: [
    'active-addresses',
    'new-addresses',
    'realised-cap',
    'mvrv',
    'nvt',
    'sopr',
    'exchange-inflow',
    'exchange-outflow',
    'exchange-netflow',
    'exchange-reserve',
    'supply-in-profit',
    'whale-transactions',
  ],
};

const documentOf = (page: string) => new URL(`../..${page}.mdx`, import.meta.url);
const textOf = (page: string) => readFileSync(documentOf(page), 'utf8');
const duplicates = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const key = (text: string) => text.toLowerCase().trim();
const eachMetric = metrics.map((metric) => [metric.id, metric] as const);

describe('catalogue', () => {
  it('joins all eight families', () => {
    const expected = metricFamilies.map((family) => files[family].length).reduce((a, b) => a + b);
    expect(metrics).toHaveLength(expected);
    expect(Object.keys(families)).toEqual(expect.arrayContaining([...metricFamilies]));
  });

  it.each(Object.entries(catalogue))('%s holds every member of the catalogue', (family, ids) => {
    expect(files[family as MetricFamily].map(({ id }) => id)).toEqual(ids);
  });

  it.each(metricFamilies)('the file of %s holds only that family, on its page', (family) => {
    for (const { id, family: own, page } of files[family]) {
      expect(own, `${id}: family must be that of its file.`).toBe(family);
      expect(page, `${id}: page must be the family's page in families.ts.`).toBe(families[family].page);
    }
  });

  it('has unique ids and names', () => {
    expect(duplicates(metrics.map(({ id }) => id)), 'Two metrics share an id.').toEqual([]);
    expect(duplicates(metrics.map(({ name }) => key(name))), 'Two metrics share a name.').toEqual([]);
  });

  it('lets each synonym point at one metric only', () => {
    const words = metrics.flatMap(({ name, synonyms }) => [name, ...synonyms]).map(key);
    expect(duplicates(words), 'A synonym is used twice, or is the name of another metric.').toEqual([]);
  });

  it('knows the same timeframes as the schema', () => {
    expect(everyTimeframe).toEqual(timeframes);
  });
});

describe.each(eachMetric)('metric %s', (id, metric) => {
  it('fits the schema', () => {
    const parsed = metricSchema.safeParse(metric);
    expect(parsed.success ? '' : `${id}: ${z.prettifyError(parsed.error)}`).toBe('');
  });

  it('is related to metrics that exist', () => {
    for (const related of metric.related) {
      expect(related, `${id} is related to itself.`).not.toBe(id);
      const known = metrics.some((other) => other.id === related);
      expect(known, `${id}: related id "${related}" is no metric of the catalogue.`).toBe(true);
    }
  });

  it('has a heading with its id on its page', () => {
    expect(existsSync(documentOf(metric.page)), `${id}: ${metric.page} is no document.`).toBe(true);
    const heading = `{/* #${id} */}`;
    expect(textOf(metric.page), `${metric.page}: write a heading that ends in ${heading}.`).toContain(
      heading,
    );
  });

  it('is added by a command that runs and names it', () => {
    if (metric.command === null) {
      return;
    }
    const parsed = parseCommand(metric.command, 'workbench');
    expect('error' in parsed ? parsed.error : '', `${id}: ${metric.command}`).toBe('');
    const given = metric.command.match(/^metric add (?:"([^"]+)"|(\S+))/);
    const known = [metric.name, ...metric.synonyms].map(key);
    expect(known, `${id}: the command must name the metric.`).toContain(given?.[1] ?? given?.[2]);
  });

  it('and its screener field point at each other', () => {
    const field = screenerFields.find(({ metricId }) => metricId === id);
    expect(metric.screenerField, `${id}: screenerField, against data/screener/fields.ts`).toBe(
      field?.id ?? null,
    );
  });

  it('has an example whose numbers follow from its formula', () => {
    const { example } = metric;
    if (example === null) {
      expect(metric.formula, `${id}: only a recipe that is not published may have no example.`).toMatch(
        /not published/i,
      );
      return;
    }
    expect(describeExample(example)).not.toMatch(/[{}]|NaN/);
    for (const name of Object.keys(example.values)) {
      expect(example.text, `${id}: the example has a value "${name}" that its text never shows.`).toContain(
        `{${name}}`,
      );
    }
    const computed = Object.entries(example.recompute(example.values));
    expect(computed.length, `${id}: recompute returns nothing.`).toBeGreaterThan(0);
    for (const [name, value] of computed) {
      const decimals = decimalsOf(example, name);
      const typed = example.values[name] ?? Number.NaN;
      expect(formatNumber(value, decimals), `${id}: {${name}} of the example`).toBe(
        formatNumber(typed, decimals),
      );
    }
  });
});

describe('links between families', () => {
  const crossing = metrics.flatMap(({ family, related }) =>
    related.filter((id) => !files[family].some((sibling) => sibling.id === id)),
  );

  it('holds exactly the metrics that another family refers to', () => {
    expect(Object.keys(metricLinks).sort()).toEqual([...new Set(crossing)].sort());
  });

  it.each(Object.entries(metricLinks))('%s has the name and family of its record', (id, { name, family }) => {
    expect(metrics.find((metric) => metric.id === id)).toMatchObject({ name, family });
  });
});

describe('pages of the four market families', () => {
  it.each(Object.keys(catalogue))('%s shows a sheet for each metric', (family) => {
    const sections = textOf(families[family as MetricFamily].page).split(/^## /m);
    for (const { id } of files[family as MetricFamily]) {
      const section = sections.find((text) => text.split('\n', 1)[0]?.endsWith(`{/* #${id} */}`));
      expect(section, `Write <MetricSheet … id="${id}" /> under the ## heading #${id}.`).toContain(
        `id="${id}" />`,
      );
    }
  });
});
