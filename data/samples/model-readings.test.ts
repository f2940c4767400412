import { expect, it } from 'vitest';
import { recordedReadings } from './model-readings';

it('shows CARI as a slow reading: no day jumps, and few leave the band in which they opened', () => {
  const { values, drafts } = recordedReadings.cari;
  const closes = values.filter((_, index) => (index + 1) % drafts === 0);
  const steps = closes.slice(1).map((close, index) => Math.abs(close - (closes[index] ?? close)));
  expect(Math.max(...steps)).toBeLessThanOrEqual(4);
  const band = (value: number) => [30, 60, 81].filter((edge) => value >= edge).length;
  const left = closes.slice(1).filter((close, index) => band(close) !== band(closes[index] ?? close));
  expect(left.length).toBeLessThanOrEqual(2);
});
