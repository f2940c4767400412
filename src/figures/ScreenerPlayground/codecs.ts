import { screenerFieldKeys } from '@site/src/lib/screener/screenerFieldKeys';
import { choiceOf, type States, textUpTo } from '../kit/state/codec';
import { columnsCodec } from './model';
import { universes } from './sample';

export const codecs = {
  universe: choiceOf(universes, 'perps'),
  where: textUpTo(200, 'market_cap > 500m and unlocks_30d < 1 and netflow < 0 7d'),
  columns: columnsCodec,
  sort: choiceOf(
    screenerFieldKeys.map(({ id }) => id),
    'market_cap',
  ),
  order: choiceOf(['desc', 'asc'], 'desc'),
};

export const states: States<typeof codecs> = {
  'no filter': { where: '' },
  'a wrong field': { where: 'marketcap > 5' },
  'a wrong word in the middle': { where: 'market_cap > 500m or mvrv < 1' },
  'nothing passes': { where: 'market_cap > 900b' },
  'spot, ascending, other columns': {
    universe: 'spot',
    where: 'mvrv between 0.8 1.2',
    columns: ['mvrv', 'market_cap'],
    sort: 'mvrv',
    order: 'asc',
  },
  'crowded shorts': {
    where: 'funding < 0 and open_interest changed% 5 7d',
    columns: ['funding', 'open_interest', 'volume'],
    sort: 'funding',
    order: 'asc',
  },
  'oversold, and traded': {
    where: 'rsi < 40 and volume > 5m',
    columns: ['rsi', 'volume', 'relative_volume'],
    sort: 'volume',
  },
  'funding on spot, which has none': { universe: 'spot', where: 'funding < 0' },
  'DEX pools': { universe: 'dex', where: '', columns: ['fee_apr'], sort: 'fee_apr' },
};
