import { expect, it } from 'vitest';
import { seriesOf } from '../../model/start';
import { metricRecipes, studyRecipes } from '../../model/values';
import { noteOf } from './notes';

it('knows of every metric how it misleads, and of no study', () => {
  for (const name of Object.keys(metricRecipes)) {
    expect(noteOf(seriesOf('metric', name))?.misleads, name).toMatch(/\.$/);
  }
  for (const name of Object.keys(studyRecipes)) {
    expect(noteOf(seriesOf('study', name))?.misleads, name).toBeUndefined();
  }
});

it.each([
  ['funding rate', '%'],
  ['cvd', 'USD'],
  ['spread', 'bps'],
  ['open interest, coin', 'coins'],
  ['trade count', ''],
])('says that %s is in “%s”', (name, unit) => {
  expect(noteOf(seriesOf('metric', name))?.unit).toBe(unit);
});
