import { type ById, withIds } from '../withIds';
import type { ExchangePermission, KeyRecipe } from './types';

/**
 * The rights that a Bybit key can have and what PT needs of them. The names are those that Bybit's API
 * returns; the source is `bybit-api` in sources.ts.
 */
export const exchangePermissions = /* @__PURE__ */ withIds({
  'right-contract-position': {
    name: 'Contract positions',
    apiNames: ['ContractTrade: Position'],
    meaning: 'See positions. With a Read-Write key, also change their settings.',
    readOnlyKey: 'tick',
    tradingKey: 'if-used',
  },
  'right-contract-order': {
    name: 'Contract orders',
    // Unified accounts report the same box under a second name.
    apiNames: ['ContractTrade: Order', 'Derivatives: DerivativesTrade'],
    meaning: 'See orders. With a Read-Write key, also place, amend and cancel them.',
    readOnlyKey: 'tick',
    tradingKey: 'if-used',
  },
  'right-spot': {
    name: 'Spot trading',
    apiNames: ['Spot: SpotTrade'],
    meaning: 'See spot orders. With a Read-Write key, also buy and sell coins.',
    readOnlyKey: 'tick',
    tradingKey: 'if-used',
  },
  'right-usdc': {
    name: 'USDC contracts',
    apiNames: ['Options: OptionsTrade'],
    meaning:
      'The same for USDC perpetuals. Bybit’s right also covers options, and whoever stole the key could trade options with it. Tick the box only if you trade USDC perpetuals.',
    readOnlyKey: 'if-used',
    tradingKey: 'if-used',
  },
  'right-account-transfer': {
    name: 'Transfers',
    apiNames: ['Wallet: AccountTransfer', 'Wallet: SubMemberTransfer', 'Wallet: SubMemberTransferList'],
    meaning: 'Move balances between your accounts and sub-accounts.',
    readOnlyKey: 'leave-off',
    tradingKey: 'leave-off',
  },
  'right-withdraw': {
    name: 'Withdrawal',
    apiNames: ['Wallet: Withdraw (main account only)'],
    meaning: 'Send coins out of Bybit. That can’t be undone.',
    readOnlyKey: 'refused',
    tradingKey: 'refused',
  },
  'right-other-products': {
    name: 'Everything else',
    apiNames: [
      'Exchange',
      'Earn',
      'Affiliate',
      'BlockTrade',
      'FiatP2P',
      'FiatBitPay',
      'FiatConvertBroker',
      'BitCard',
      'ByXPost',
      'NFT',
      'CopyTrading',
    ],
    meaning:
      'Convert, Earn, P2P and other products. PT uses none of them. Some boxes are retired and always empty.',
    readOnlyKey: 'leave-off',
    tradingKey: 'leave-off',
  },
} satisfies ById<ExchangePermission>);

const perps = ['right-contract-position', 'right-contract-order'] as const;
const usdc = { right: 'right-usdc', when: 'Add USDC contracts for USDC perpetuals.' } as const;

/** Exactly what to tick, by what you want to do. The boxes are the same; Read-Only or Read-Write decides. */
export const keyRecipes = /* @__PURE__ */ withIds({
  watch: {
    goal: 'Watch only',
    access: 'Read-Only',
    rights: [...perps, 'right-spot'],
    addIf: usdc,
    can: 'See balances, positions and open orders.',
    cannot: 'Place, change or cancel an order.',
  },
  perps: {
    goal: 'Trade perps',
    access: 'Read-Write',
    rights: [...perps],
    addIf: usdc,
    can: 'See and trade perpetuals.',
    cannot: 'Trade spot.',
  },
  spot: {
    goal: 'Trade spot',
    access: 'Read-Write',
    rights: ['right-spot'],
    addIf: null,
    can: 'See balances, and see and trade spot.',
    cannot: 'See or trade perpetuals.',
  },
  'perps-and-spot': {
    goal: 'Trade perps and spot',
    access: 'Read-Write',
    rights: [...perps, 'right-spot'],
    addIf: usdc,
    can: 'Everything PT offers on Bybit.',
    cannot: 'Move coins off the account.',
  },
} as const satisfies ById<KeyRecipe>);

/** What the account itself needs; there is no box for it. */
export const accountRequirement =
  'PT needs a Unified Trading Account. That’s the type of your Bybit account, not a box on the key.';

/** When rights change after the key exists. */
export const rightsLater = 'You can change a key’s rights on Bybit later, without a new key.';
