import { page } from './pages';
import type { WrittenTerm } from './schema';

/** Wallets, chains, tokens and swaps. */
export const dexTerms = {
  dex: {
    names: 'Decentralised exchange (DEX): decentralized exchange, swap, swaps, on-chain exchange',
    definition: 'Contracts that swap tokens straight from your own wallet.',
    home: page.decentralised,
  },
  amm: {
    names: 'AMM (AMM): automated market maker, constant product',
    definition: 'Automated market maker: a contract that prices swaps by formula.',
    home: `${page.swap}#impact-and-slippage`,
  },
  'liquidity-pool': {
    names: 'Liquidity pool: pool, pools, DEX pool',
    definition: 'A contract that holds two tokens and swaps one for the other.',
    home: page.decentralised,
  },
  'liquidity-provider': {
    names: 'Liquidity provider (LP, LPs): liquidity providers, LP token, providing liquidity',
    definition: 'Someone who puts tokens into a pool for a share of its fees.',
    home: `${page.dexFilters}#fee-apr`,
  },
  'impermanent-loss': {
    names: 'Impermanent loss (IL): divergence loss',
    definition: 'What a pool position loses, compared with holding the tokens, once their prices move apart.',
    home: `${page.dexFilters}#fee-apr`,
  },
  tvl: {
    names: 'TVL (TVL): total value locked, pool liquidity, pool size',
    definition: 'Total value locked: what a pool holds, in USD.',
    home: `${page.dexFilters}#liquidity`,
  },
  'fee-apr': {
    names: 'Fee APR (APR): pool yield, LP yield',
    definition: 'A pool’s fees for its providers, scaled to a year.',
    home: `${page.dexFilters}#fee-apr`,
  },
  'price-impact': {
    names: 'Price impact: impact, market impact',
    definition: 'How much worse your own size makes your rate, in %.',
    home: `${page.swap}#impact-and-slippage`,
  },
  slippage: {
    names: 'Slippage: slip, execution slippage',
    definition: 'The difference between the price you expect and the one you get.',
    home: `${page.swap}#impact-and-slippage`,
  },
  'slippage-tolerance': {
    names: 'Slippage tolerance: tolerance, max slippage, maximum slippage, slippage setting',
    definition: 'The worst slippage you accept. Beyond it the swap reverts.',
    home: `${page.swap}#tolerance`,
  },
  'minimum-received': {
    names: 'Minimum received: min received, minimum output, minimum amount out',
    definition: 'The least a swap pays: quote × (1 − tolerance).',
    home: `${page.swap}#read-the-quote`,
  },
  route: {
    names: 'Route: routing, hop, hops',
    definition: 'The pools a swap goes through, each with its fee.',
    home: `${page.swap}#read-the-quote`,
  },
  deadline: {
    names: 'Deadline: swap deadline, transaction expired, expired swap',
    definition: 'The time after which a swap reverts.',
    home: `${page.failedSwaps}#deadline`,
  },
  approval: {
    names: 'Approval: allowance, approve, token approval, spending cap, unlimited approval, approvals',
    definition: 'Your permission for a contract to take a token. Disconnecting doesn’t end it.',
    home: `${page.approvals}#kinds`,
  },
  permit: {
    names: 'Permit: ERC-2612, gasless approval, signed approval',
    definition: 'An approval by signature. One on a fake site is enough to lose the tokens.',
    home: `${page.decentralised}#connect-approve-sign`,
  },
  permit2: {
    names: 'Permit2: permit 2',
    definition: 'A contract you approve once. Apps that use it then only ask for signatures.',
    home: `${page.approvals}#kinds`,
  },
  revoke: {
    names: 'Revoke: revoking, revoke approval, cancel approval, remove approval',
    definition: 'To set an approval back to zero, which takes a transaction.',
    home: `${page.wallet}#disconnect`,
  },
  sandwich: {
    names: 'Sandwich: sandwich attack, front-running, frontrunning, front run',
    definition: 'A bot trades right before and after your swap, at your cost.',
    home: `${page.swap}#sandwich`,
  },
  mev: {
    names: 'MEV (MEV): maximal extractable value, miner extractable value',
    definition: 'Maximal extractable value: what someone can earn by ordering a block’s transactions.',
    home: `${page.swap}#sandwich`,
  },
  gas: {
    names: 'Gas: gas fee, gas fees, network fee, transaction fee, priority fee, base fee',
    definition: 'What a network charges for a transaction, even a failed one.',
    home: `${page.failedSwaps}#gas`,
  },
  wallet: {
    names: 'Wallet: browser wallet, crypto wallet, wallets, connect wallet',
    definition: 'The extension or app that holds your keys and signs.',
    home: page.wallet,
  },
  walletconnect: {
    names: 'WalletConnect: wallet connect, Reown, QR code, mobile wallet',
    definition: 'A way to connect a mobile wallet to a site by QR code.',
    home: `${page.wallet}#mobile`,
  },
  'seed-phrase': {
    names: 'Seed phrase: recovery phrase, secret recovery phrase, mnemonic, seed words',
    definition: 'The words behind a wallet’s keys. Anyone who has them owns it, and PT never asks.',
    home: `${page.wallet}#before-you-start`,
  },
  rpc: {
    names: 'RPC endpoint (RPC): RPC URL, RPC node, endpoint, node, RPCs',
    definition: 'The node your wallet reads and sends through. It can show false data.',
    home: `${page.rpc}#signs`,
  },
  chain: {
    names: 'Chain: network, networks, blockchain, chains',
    definition: 'A blockchain with its own balances and gas.',
    home: `${page.decentralised}#networks`,
  },
  'chain-id': {
    names: 'Chain ID: chainId, network ID',
    definition: 'A network’s number, signed into every transaction.',
    home: `${page.rpc}#chain-id`,
  },
  bridge: {
    names: 'Bridge: bridging, bridged token, cross-chain',
    definition: 'A service that moves value between networks. What arrives is usually another token.',
    home: `${page.tokens}#identity`,
  },
  'block-explorer': {
    names: 'Block explorer: blockchain explorer, chain explorer, Etherscan',
    definition: 'A public website with a network’s transactions and approvals.',
    home: `${page.decentralised}#who-does-what`,
  },
  'erc-20': {
    names: 'ERC-20 (ERC-20, ERC20): token standard',
    definition: 'The usual token standard on Ethereum and similar networks.',
    home: `${page.tokens}#identity`,
  },
  'contract-address': {
    names: 'Contract address (CA): token address, token contract',
    definition: 'Where a token’s contract is. Nothing else identifies the token.',
    home: `${page.tokens}#identity`,
  },
  'fee-on-transfer': {
    names: 'Fee-on-transfer token: fee-on-transfer, taxed token, token tax, transfer tax, sell tax, buy tax',
    definition: 'A token that keeps part of every transfer.',
    home: `${page.tokens}#honeypot`,
  },
  honeypot: {
    names: 'Honeypot: honeypots, scam token',
    definition: 'A token you can buy but not sell.',
    home: `${page.tokens}#honeypot`,
  },
} satisfies Record<string, WrittenTerm>;
