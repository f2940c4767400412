import type { exchangePermissions } from '@site/data/trading/exchange-permissions';

export type RightId = (typeof exchangePermissions)[number]['id'];

/** What a right allows, with a key that may only read and with one that may write. Null: nothing. */
type Ability = { readonly read: string | null; readonly write: string | null };

const NOTHING: Ability = { read: null, write: null };

/** What PT would do with a right. */
export const ptAbilities: Readonly<Record<RightId, Ability>> = {
  'right-contract-position': {
    read: 'Show your contract positions on charts and in the table.',
    write: 'Show your contract positions and change their settings when you ask.',
  },
  'right-contract-order': {
    read: 'Show your open contract orders.',
    write: 'Place, change and cancel contract orders when you ask.',
  },
  'right-spot': { read: 'Show your spot orders.', write: 'Buy and sell coins when you send an order.' },
  'right-usdc': {
    read: 'Show your orders in USDC contracts.',
    write: 'Trade USDC contracts when you send an order.',
  },
  'right-account-transfer': NOTHING,
  'right-withdraw': NOTHING,
  'right-other-products': NOTHING,
};

/** What a thief could do with a right. */
export const thiefAbilities: Readonly<Record<RightId, Ability>> = {
  'right-contract-position': {
    read: 'See which positions you hold and how large they are.',
    write: 'See your positions and change their settings.',
  },
  'right-contract-order': {
    read: 'See where your contract orders rest.',
    write: 'Cancel your stops, and open or close positions at bad prices until the margin is gone.',
  },
  'right-spot': {
    read: 'See your spot orders.',
    write: 'Sell your coins, or spend your balance on a coin no one wants.',
  },
  'right-usdc': {
    read: 'See your orders in USDC contracts.',
    write: 'Trade USDC contracts against you until the margin is gone.',
  },
  'right-account-transfer': {
    read: 'See transfers between your accounts.',
    write: 'Move balances between your accounts, for example away from a position that needs margin.',
  },
  'right-withdraw': {
    read: 'See your withdrawals.',
    write: 'Send coins out of Bybit to any address the account allows. You can’t get them back.',
  },
  'right-other-products': {
    read: 'See what you hold in other Bybit products.',
    write: 'Use other Bybit products in your name.',
  },
};

/** The same in a few words, for the cell of a right. */
export const thiefBriefly: Readonly<Record<RightId, Record<keyof Ability, string>>> = {
  'right-contract-position': { read: 'sees your positions', write: 'changes their settings' },
  'right-contract-order': { read: 'sees your orders', write: 'trades your margin away' },
  'right-spot': { read: 'sees your spot orders', write: 'sells your coins' },
  'right-usdc': { read: 'sees your USDC orders', write: 'trades your margin away' },
  'right-account-transfer': { read: 'sees your transfers', write: 'moves your balances' },
  'right-withdraw': { read: 'sees your withdrawals', write: 'takes your coins' },
  'right-other-products': { read: 'sees what you hold', write: 'uses them in your name' },
};
