import type { Trouble } from './trouble.schema';

const create = { area: 'screener', page: '/docs/screener/creating-a-screener' } as const;
const commands = { area: 'screener', page: '/docs/screener/screener-commands' } as const;

export const screenerTroubles: readonly Trouble[] = [
  {
    ...create,
    id: 'fix-list-empty',
    symptom: 'The screener’s list is empty',
    answer:
      'The filters rule each other out, or one has no data in this universe. Drop them one by one and watch the count. DEX fields need DEX pools, derivatives fields need perps.',
  },
  {
    ...create,
    id: 'fix-market-missing',
    symptom: 'A market I expect isn’t in the list',
    answer:
      'It’s outside the universe, fails a filter, has no data, or is cut off by `limit`. Check in that order: show the fields as columns and drop one filter at a time.',
  },
  {
    ...create,
    id: 'fix-many-dropped',
    symptom: 'Few rows, and hundreds dropped out',
    answer:
      'Most markets have no value for one of your fields. Replace it, or accept that you see a small part.',
    more: { label: 'Missing data', to: '/docs/screener/screener-filters/#missing-data' },
  },
  {
    ...create,
    id: 'fix-wrong-row-opened',
    symptom: 'Another market opened than the row I meant',
    answer:
      'The list was sorted again between looking and typing. Run `refresh off` first, or click the row.',
  },
  {
    ...create,
    id: 'fix-row-gone',
    symptom: 'A row was there an hour ago and is gone',
    answer:
      'It stopped passing, or a provider corrected a number. Put markets you care about on your watchlist.',
  },
  {
    ...commands,
    id: 'fix-field-unknown',
    symptom: 'PT doesn’t know my field',
    answer: 'Its id is spelt differently. Look it up in the list of all fields.',
    more: { label: 'All fields', to: '/docs/screener/screener-filters/#all-fields' },
  },
  {
    ...commands,
    id: 'fix-everything-passes',
    symptom: 'Every market passes my filter',
    answer:
      'The limit is in another unit than you think: funding is in percent, spread in bps. Check the field’s sheet.',
  },
  {
    ...commands,
    id: 'fix-changed-odd',
    symptom: 'changed% returns odd markets',
    answer:
      'The value before was tiny, so a small step is a large change. Add a filter on the level beside it.',
  },
];
