import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { decimalsOf, describeExample, formatNumber, type WorkedExample } from '../data/examples/example';
import { metrics } from '../data/metrics';
import { whereInData } from './whereInData';

const FOLDER = path.resolve(import.meta.dirname, '../data/examples');

const isExample = (value: unknown): value is WorkedExample =>
  typeof value === 'object' && value !== null && 'recompute' in value;

async function examplesIn(file: string): Promise<readonly WorkedExample[]> {
  return Object.values(await import(path.join(FOLDER, file)))
    .flatMap((value) => (typeof value === 'object' && value ? [value, ...Object.values(value)] : []))
    .filter(isExample);
}

const files = readdirSync(FOLDER).filter((file) => file !== 'example.ts');
const inPages = (await Promise.all(files.map(examplesIn))).flat();
const inSheets = metrics.flatMap(({ example }) => example ?? []);
// A sheet may show an example that a page shows too.
const examples = [...new Set([...inPages, ...inSheets])];

describe('worked examples', () => {
  it('are there', () => expect(examples.length).toBeGreaterThan(60));

  it.each(examples.map((example) => [example.title, example] as const))(
    '%s: the typed numbers follow from the formula',
    (_, example) => {
      const computed = example.recompute(example.values);
      expect(Object.keys(computed).length, 'recompute returns no value').toBeGreaterThan(0);
      const wrong = Object.entries(computed).flatMap(([name, value]) => {
        const shown = (number = Number.NaN) => formatNumber(number, decimalsOf(example, name));
        const typed = shown(example.values[name]);
        return typed === shown(value) ? [] : `${name} is ${typed}, but must be ${shown(value)}`;
      });
      expect(wrong, whereInData(example.text.slice(0, 40))).toEqual([]);
    },
  );

  it.each(examples.map((example) => [example.title, example] as const))(
    '%s: the text names only values that exist, and uses every computed one',
    (_, example) => {
      expect(describeExample(example)).not.toMatch(/[{}]|NaN|undefined/);
      const unused = Object.keys(example.recompute(example.values)).filter(
        (name) => !example.text.includes(`{${name}}`),
      );
      expect(unused).toEqual([]);
    },
  );
});
