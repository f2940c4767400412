import { parseCommand } from '@site/src/lib/commands/commandGrammar';
import { describe, expect, it } from 'vitest';
import { studies } from './studies';
import { studySchema } from './studies.schema';

const key = (text: string) => text.toLowerCase();

describe('data/workbench/studies.ts', () => {
  it('holds the 22 studies of the product', () => {
    expect(studies.map(({ name }) => name).sort()).toEqual(
      [
        'SMA',
        'EMA',
        'WMA',
        'VWAP',
        'Bollinger',
        'Keltner',
        'Donchian',
        'ATR',
        'RSI',
        'Stochastic',
        'MACD',
        'ROC',
        'CMO',
        'CCI',
        'ADX',
        'OBV',
        'MFI',
        'Ichimoku',
        'Supertrend',
        'Parabolic SAR',
        'Pivot points',
        'Volume',
      ].sort(),
    );
  });

  it.each(studies)('$id fits the schema', (study) => {
    expect(studySchema.safeParse(study).error?.issues ?? [], `study "${study.id}"`).toEqual([]);
  });

  it.each(studies)(
    '$id is added by a command that runs, names it and repeats its default length',
    (study) => {
      const parsed = parseCommand(study.command, 'workbench');
      expect('error' in parsed ? parsed.error : '', study.command).toBe('');
      const given = 'error' in parsed ? {} : parsed.arguments;
      expect(key(study.name)).toBe(given.NAME);
      const length = study.parameters.find(({ name }) => name === 'length');
      expect(given.length, `${study.id}: length in the command and in the parameters`).toBe(
        length ? Number(length.default) : undefined,
      );
    },
  );

  it('lets each word point at one study only', () => {
    const words = studies.flatMap(({ name, synonyms }) => [name, ...synonyms]).map(key);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});
