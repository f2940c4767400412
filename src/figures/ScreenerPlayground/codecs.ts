import { screenerFieldKeys } from '@site/src/lib/screener/screenerFieldKeys';
import { choiceOf, textUpTo } from '../kit/state/codec';
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
