import { exchangePermissions } from '@site/data/trading/exchange-permissions';
import type { RightAdvice } from '@site/data/trading/schema';
import { defineTable } from '@site/src/components/tables/defineTable';

/** A sign before the words speeds up scanning. */
const ADVICE: Readonly<Record<RightAdvice, string>> = {
  tick: '✓ Tick',
  'if-used': '○ If you use it',
  'leave-off': '– Leave empty',
  refused: '✕ PT refuses the key',
};

/** Which rights to give a Bybit key for PT, by what each right allows. */
export default defineTable({
  label: 'Rights of a Bybit key',
  records: exchangePermissions,
  anchor: '',
  columns: {
    Right: 'name',
    'What it allows': 'meaning',
    'Read-only key': ({ readOnlyKey }) => ADVICE[readOnlyKey],
    'Trading key': ({ tradingKey }) => ADVICE[tradingKey],
  },
});
