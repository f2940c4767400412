import { exchangePermissions } from '@site/data/trading/exchange-permissions';
import type { RightAdvice } from '@site/data/trading/exchange-permissions.schema';
import { recordTable, withDetail } from '@site/src/components/tables/recordTable';

/** A sign before the words speeds up scanning. */
const ADVICE: Readonly<Record<RightAdvice, string>> = {
  tick: '✓ Tick',
  'if-used': '○ Only if you use it',
  'leave-off': '– Leave off',
  refused: '✕ PT refuses the key',
};

/** Which rights to give a Bybit key for PT, by what each right allows. */
export default recordTable({
  label: 'Rights of a Bybit key',
  records: exchangePermissions,
  anchor: '',
  columns: {
    Right: 'name',
    'What it allows': ({ meaning, apiNames }) =>
      withDetail(meaning, `In Bybit’s API: ${apiNames.join(', ')}`),
    'Read-only key': ({ readOnlyKey }) => ADVICE[readOnlyKey],
    'Trading key': ({ tradingKey }) => ADVICE[tradingKey],
  },
});
