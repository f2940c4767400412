import type { ExchangePermission } from './exchange-permissions.schema';

/**
 * The rights that a Bybit key can have and what PT needs of them. The names are those that Bybit's API
 * returns; the source is `bybit-api` in sources.ts.
 */
export const exchangePermissions = [
  {
    id: 'right-contract-position',
    name: 'Contract positions',
    apiNames: ['ContractTrade: Position'],
    meaning: 'See positions in perpetuals and futures; with a read-write key also change their settings.',
    readOnlyKey: 'tick',
    tradingKey: 'tick',
  },
  {
    id: 'right-contract-order',
    name: 'Contract orders',
    apiNames: ['ContractTrade: Order'],
    meaning: 'See orders in perpetuals and futures; with a read-write key also place, amend and cancel them.',
    readOnlyKey: 'if-used',
    tradingKey: 'tick',
  },
  {
    id: 'right-spot',
    name: 'Spot trading',
    apiNames: ['Spot: SpotTrade'],
    meaning: 'See spot orders; with a read-write key also buy and sell coins inside the account.',
    readOnlyKey: 'if-used',
    tradingKey: 'if-used',
  },
  {
    id: 'right-usdc',
    name: 'USDC contracts',
    apiNames: ['Options: OptionsTrade'],
    meaning: 'The same for USDC contracts, which Bybit groups as options and USDC perpetuals.',
    readOnlyKey: 'if-used',
    tradingKey: 'if-used',
  },
  {
    id: 'right-unified',
    name: 'Unified account trading',
    apiNames: ['Derivatives: DerivativesTrade'],
    meaning: 'Trading in a Unified Trading Account, where the form has a box of its own for it.',
    readOnlyKey: 'if-used',
    tradingKey: 'if-used',
  },
  {
    id: 'right-convert',
    name: 'Convert',
    apiNames: ['Exchange: ExchangeHistory'],
    meaning: 'The records of coin conversions on Bybit. PT has no use for them.',
    readOnlyKey: 'leave-off',
    tradingKey: 'leave-off',
  },
  {
    id: 'right-account-transfer',
    name: 'Transfers between own accounts',
    apiNames: ['Wallet: AccountTransfer'],
    meaning: 'Move balances between the accounts under one login, for example out of the one you trade with.',
    readOnlyKey: 'leave-off',
    tradingKey: 'leave-off',
  },
  {
    id: 'right-sub-transfer',
    name: 'Transfers with sub-accounts',
    apiNames: ['Wallet: SubMemberTransfer (main account)', 'Wallet: SubMemberTransferList (sub-account)'],
    meaning:
      'Move balances between the main account and its sub-accounts, which undoes the point of separating them.',
    readOnlyKey: 'leave-off',
    tradingKey: 'leave-off',
  },
  {
    id: 'right-withdraw',
    name: 'Withdrawal',
    apiNames: ['Wallet: Withdraw (main account only)'],
    meaning: 'Send coins out of Bybit to any address that the account allows. Nothing brings them back.',
    readOnlyKey: 'refused',
    tradingKey: 'refused',
  },
  {
    id: 'right-other-products',
    name: 'Other Bybit products',
    apiNames: [
      'Earn',
      'Affiliate',
      'BlockTrade',
      'FiatP2P',
      'FiatBitPay',
      'FiatConvertBroker',
      'BitCard',
      'ByXPost',
    ],
    meaning:
      'Products outside order trading. PT uses none of them, and most are not offered to sub-accounts.',
    readOnlyKey: 'leave-off',
    tradingKey: 'leave-off',
  },
  {
    id: 'right-retired',
    name: 'Retired groups',
    apiNames: ['NFT', 'CopyTrading'],
    meaning: 'Still listed by Bybit’s API, always empty. Older guides may tell you to tick them.',
    readOnlyKey: 'leave-off',
    tradingKey: 'leave-off',
  },
] as const satisfies readonly ExchangePermission[];
