import { metrics } from '@site/data/metrics';
import { expect, it } from 'vitest';
import { metricNames } from './metricNames';

it('lists the metrics of the catalogue, in its order', () => {
  expect(metricNames).toEqual(metrics.map(({ name }) => name));
});
