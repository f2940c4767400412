import type { Trouble } from './trouble.schema';

const exchange = {
  area: 'metrics',
  page: '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics',
} as const;

export const metricTroubles: readonly Trouble[] = [
  {
    ...exchange,
    id: 'fix-empty-on-spot',
    symptom: 'The funding, open interest or liquidation strip is empty',
    answer: 'These exist for contracts only. Open the perpetual of the same asset.',
  },
  {
    ...exchange,
    id: 'fix-missing-for-venue',
    symptom: 'A metric is missing for one venue',
    answer: 'That venue doesn’t publish it. Set venue= to another one.',
  },
  {
    ...exchange,
    id: 'fix-open-interest-half',
    symptom: 'Open interest is half of what another site shows',
    answer: 'The other site counts both sides of every contract. PT counts one.',
  },
  {
    ...exchange,
    id: 'fix-annualised-basis-empty',
    symptom: 'Annualised basis shows nothing',
    answer: 'A perpetual has no expiry to scale to. Use the 8-hour funding rate, or open a dated future.',
  },
];
