import { exchangePermissions, keyRecipes } from '@site/data/trading/exchange-permissions';
import { defineTable, withDetail } from '@site/src/components/tables/defineTable';
import { lowerFirst } from '@site/src/lib/text/lowerFirst';

const nameOf = (right: string) => exchangePermissions.find(({ id }) => id === right)?.name ?? right;

/** Exactly what to choose on Bybit's form, by what you want to do from PT. */
export default defineTable({
  label: 'What to tick for each kind of key',
  records: keyRecipes,
  anchor: 'recipe-',
  columns: {
    'You want to': 'goal',
    Access: 'access',
    'Tick these boxes and no others': ({ rights, addIf }) =>
      withDetail(rights.map(nameOf).join(', '), addIf?.when),
    'What PT can then do': ({ can, cannot }) => withDetail(can, `It can’t: ${lowerFirst(cannot)}`),
  },
});
