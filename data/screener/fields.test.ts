import { existsSync, readFileSync } from 'node:fs';
import { parseFilter } from '@site/src/lib/screener/screenerFilter';
import { describe, expect, it } from 'vitest';
import { metrics } from '../metrics';
import {
  attentionFields,
  derivativesFields,
  fdvConventions,
  marketFields,
  screenerFamilyPages,
  screenerFields,
  sharedFieldFacts,
} from './fields';
import {
  fdvConventionSchema,
  type ScreenerField,
  screenerFamilies,
  screenerFieldSchema,
  screenerGroups,
} from './fields.schema';
import { defaultWindow } from './operators';

const fieldsById = new Map(screenerFields.map((field) => [field.id, field]));

function sourceOf(page: string): string {
  const [path = ''] = page.slice(1).split('#');
  const file = path.endsWith('/') ? `${path}index.mdx` : `${path}.mdx`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** What is wrong with a filter that readers will copy, or undefined. */
function problemOf(text: string): string | undefined {
  const filter = parseFilter(text);
  if ('error' in filter) {
    return `"${text}": ${filter.error}`;
  }
  const field = fieldsById.get(filter.field);
  if (!field) {
    return `"${text}" names the field "${filter.field}", which data/screener/fields.ts does not have.`;
  }
  if (filter.operator === 'changed%') {
    return filter.window ? undefined : `"${text}" uses changed% and needs a window.`;
  }
  if (field.windows === null) {
    return filter.window ? `"${text}" has a window, but ${field.id} takes none.` : undefined;
  }
  return filter.window === null || field.windows.includes(filter.window)
    ? undefined
    : `"${text}" must end with one of ${field.windows.join(', ')}, or leave the window out.`;
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('data/screener/fields.ts', () => {
  it.each(screenerFields.map((field) => [field.id, field] as const))('%s is complete', (id, field) => {
    const checked = screenerFieldSchema.safeParse(field);
    const issues = checked.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    expect(issues, `Field "${id}" in data/screener/fields.ts`).toBeUndefined();
  });

  it('uses each id, name and anchor once', () => {
    expect(repeated(screenerFields.map(({ id }) => id)), 'Ids that stand twice').toEqual([]);
    expect(repeated(screenerFields.map(({ name }) => name)), 'Names that stand twice').toEqual([]);
    expect(
      repeated(screenerFields.map(({ page, anchor }) => `${page}#${anchor}`)),
      'Anchors that stand twice',
    ).toEqual([]);
  });

  it('has fields in every family, each on the page of its family', () => {
    for (const family of screenerFamilies) {
      const pages = screenerFields.filter((field) => field.family === family).map(({ page }) => page);
      expect(new Set(pages), `Pages of the family "${family}"`).toEqual(
        new Set([screenerFamilyPages[family].page]),
      );
    }
  });

  it.each(screenerFields.map((field) => [field.id, field] as const))(
    '%s has a first filter that PT accepts',
    (id, field) => {
      const problem = problemOf(field.filter.text);
      expect(problem, problem).toBeUndefined();
      expect(field.filter.text.split(' ')[0], `The first filter of "${id}" must be about "${id}".`).toBe(id);
    },
  );

  it.each(screenerFields.map((field) => [field.id, field] as const))(
    '%s has its heading and its sheet on its page',
    (id, { name, page, anchor }: ScreenerField) => {
      const text = sourceOf(page);
      expect(text, `${page} needs the heading of "${id}".`).toContain(`### ${name} {/* #${anchor} */}`);
      expect(text, `${page} needs the sheet of "${id}" under its heading.`).toContain(
        `<FieldSheet id="${id}" of=`,
      );
    },
  );

  it('agrees with the metric catalogue about what is the same thing', () => {
    const fromFields = screenerFields
      .filter(({ metricId }) => metricId !== null)
      .map(({ id, metricId }) => `${metricId} = ${id}`);
    const fromMetrics = metrics
      .filter(({ screenerField }) => screenerField !== null)
      .map(({ id, screenerField }) => `${id} = ${screenerField}`);
    expect(
      [...fromFields].sort(),
      'metricId in data/screener/fields.ts and screenerField in data/metrics must name each other.',
    ).toEqual([...fromMetrics].sort());
    for (const { id, metricId, metricFamily } of screenerFields.filter((field) => field.metricId !== null)) {
      const metric = metrics.find((known) => known.id === metricId);
      expect(metricFamily, `${id}: metricFamily must be that of the metric`).toBe(metric?.family);
    }
  });

  it('has the market and derivatives fields of the product, perps only for the second', () => {
    expect(marketFields.map(({ name }) => name)).toEqual([
      'Price',
      'Price change',
      'Volume',
      'Relative volume',
      'ATR%',
      'RSI',
      'Spread',
      'Depth within 1%',
    ]);
    expect(derivativesFields.map(({ name }) => name)).toEqual([
      'Funding',
      'Open interest',
      'Long/short accounts',
      'Liquidations',
      'Basis',
    ]);
    expect(attentionFields.map(({ id }) => id)).toEqual([
      'social_volume',
      'social_dominance',
      'sentiment',
      'search_interest',
      'developer_activity',
      'listings',
    ]);
    expect(new Set(derivativesFields.flatMap(({ universes }) => universes))).toEqual(new Set(['perps']));
  });

  it('puts every off-chain field into a group, and no other field', () => {
    for (const { id, family, group } of screenerFields) {
      expect(group !== null, `${id}: group`).toBe(family === 'offchain');
    }
    expect(Object.keys(sharedFieldFacts).sort()).toEqual(
      [...screenerFamilies.filter((family) => family !== 'offchain'), ...screenerGroups].sort(),
    );
  });

  it('can read every field with windows over the default one', () => {
    for (const { id, windows } of screenerFields) {
      expect(windows ?? [defaultWindow], `${id}: windows`).toContain(defaultWindow);
    }
  });

  it('explains each convention of FDV once', () => {
    for (const convention of fdvConventions) {
      expect(fdvConventionSchema.safeParse(convention).error?.issues).toBeUndefined();
    }
    expect(repeated(fdvConventions.map(({ id }) => id))).toEqual([]);
  });
});

describe('filters on the screener pages', () => {
  const pages = [
    '/docs/screener/overview',
    '/docs/screener/creating-a-screener',
    '/docs/screener/screener-filters/',
    ...Object.values(screenerFamilyPages).map(({ page }) => page),
  ];
  /** Shown to explain the grammar: written short on purpose. */
  const fragments = ['fee_apr > 10', 'metric operator value [window]'];

  it.each(pages)('%s shows only filters that PT accepts', (page) => {
    const text = sourceOf(page);
    const code = [...text.matchAll(/```text\n([\s\S]*?)```|`([^`\n]+)`/g)]
      .flatMap(([, block, inline]) => (block ?? inline ?? '').split('\n'))
      .filter((line) => !fragments.includes(line));
    const joined = code
      .filter((line) => line.startsWith('where '))
      .map((line) => line.slice('where '.length));
    const single = code.filter((line) => /^[a-z_0-9]+ ([<>]=?|=|between|changed%) /.test(line));
    const filters = [...joined.flatMap((line) => line.split(' and ')), ...single];
    expect(filters.length, `${page} should show at least one filter.`).toBeGreaterThan(0);
    const problems = filters.map(problemOf).filter((problem) => problem !== undefined);
    expect(problems, problems.join(' ')).toEqual([]);
  });
});
