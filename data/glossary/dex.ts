import { page } from './pages';
import type { Term } from './terms.schema';

/** Wallets, chains, tokens and swaps. */
export const dexTerms = {
  dex: {
    name: 'Decentralised exchange',
    definition:
      'Contracts on a blockchain that swap tokens straight from your own wallet. No one else holds the funds.',
    abbreviations: ['DEX'],
    synonyms: ['decentralized exchange', 'swap', 'swaps', 'on-chain exchange'],
    page: page.decentralised,
    anchor: null,
  },
  amm: {
    name: 'AMM',
    definition: 'Automated market maker: a contract that prices swaps by a formula from what’s in its pool.',
    abbreviations: ['AMM'],
    synonyms: ['automated market maker', 'constant product'],
    page: page.swap,
    anchor: 'impact-and-slippage',
  },
  'liquidity-pool': {
    name: 'Liquidity pool',
    definition:
      'A contract that holds tokens, usually two kinds, and swaps one for the other at a price set by how much it has of each.',
    abbreviations: [],
    synonyms: ['pool', 'pools', 'DEX pool'],
    page: page.decentralised,
    anchor: null,
  },
  'liquidity-provider': {
    name: 'Liquidity provider',
    definition: 'Someone who puts tokens into a pool and receives a share of the fees that swappers pay.',
    abbreviations: ['LP', 'LPs'],
    synonyms: ['liquidity providers', 'LP token', 'providing liquidity'],
    page: page.dexFilters,
    anchor: 'fee-apr',
  },
  'impermanent-loss': {
    name: 'Impermanent loss',
    definition:
      'How much less your tokens are worth in a pool than in your wallet once their prices have moved apart. Fees may or may not make up for it.',
    abbreviations: ['IL'],
    synonyms: ['divergence loss'],
    page: page.dexFilters,
    anchor: 'fee-apr',
  },
  tvl: {
    name: 'TVL',
    definition:
      'Total value locked: the value in USD of everything in the contracts of a pool or protocol. It moves with prices even if no one adds or removes anything.',
    abbreviations: ['TVL'],
    synonyms: ['total value locked', 'pool liquidity', 'pool size'],
    page: page.dexFilters,
    anchor: 'liquidity',
  },
  'fee-apr': {
    name: 'Fee APR',
    definition:
      'What a pool’s fees would pay its liquidity providers in a year if the window kept repeating, in %, without compounding. It leaves out impermanent loss.',
    abbreviations: ['APR'],
    synonyms: ['pool yield', 'LP yield'],
    page: page.dexFilters,
    anchor: 'fee-apr',
  },
  'price-impact': {
    name: 'Price impact',
    definition:
      'How much worse your rate is than the pool’s price because of your own size, in %. Always a cost, and known before you sign.',
    abbreviations: [],
    synonyms: ['impact', 'market impact'],
    page: page.swap,
    anchor: 'impact-and-slippage',
  },
  slippage: {
    name: 'Slippage',
    definition:
      'The difference between the price you expect and the price you get. In a swap it comes from trades that land before yours, while your own size shows as price impact.',
    abbreviations: [],
    synonyms: ['slip', 'execution slippage'],
    page: page.swap,
    anchor: 'impact-and-slippage',
  },
  'slippage-tolerance': {
    name: 'Slippage tolerance',
    definition:
      'The worst slippage you accept in a swap, in % of the quote. Beyond it the swap reverts and you still pay gas.',
    abbreviations: [],
    synonyms: ['tolerance', 'max slippage', 'maximum slippage', 'slippage setting'],
    page: page.swap,
    anchor: 'tolerance',
  },
  'minimum-received': {
    name: 'Minimum received',
    definition:
      'The least a swap pays if it goes through: quote × (1 − tolerance). A token with a transfer tax can still land you with less.',
    abbreviations: [],
    synonyms: ['min received', 'minimum output', 'minimum amount out'],
    page: page.swap,
    anchor: 'read-the-quote',
  },
  route: {
    name: 'Route',
    definition: 'The pools a swap goes through. More hops cost more gas and more pool fees.',
    abbreviations: [],
    synonyms: ['routing', 'hop', 'hops'],
    page: page.swap,
    anchor: 'read-the-quote',
  },
  deadline: {
    name: 'Deadline',
    definition:
      'The time after which a swap can’t go through any more. Mined later, it reverts and costs gas.',
    abbreviations: [],
    synonyms: ['swap deadline', 'transaction expired', 'expired swap'],
    page: page.swap,
    anchor: 'deadline',
  },
  approval: {
    name: 'Approval',
    definition:
      'Your permission for one contract to take one token, up to an amount. It stays until used up or revoked; disconnecting doesn’t end it.',
    abbreviations: [],
    synonyms: ['allowance', 'approve', 'token approval', 'spending cap', 'unlimited approval', 'approvals'],
    page: page.swap,
    anchor: 'approve',
  },
  permit: {
    name: 'Permit',
    definition:
      'An approval given by signature instead of a transaction, without gas. One signature on a fake site can be enough to lose the tokens.',
    abbreviations: [],
    synonyms: ['ERC-2612', 'gasless approval', 'signed approval'],
    page: page.decentralised,
    anchor: 'connect-approve-sign',
  },
  permit2: {
    name: 'Permit2',
    definition:
      'A contract that many apps share. You approve a token to it once, and each app then asks for a signed permission with an amount and an expiry.',
    abbreviations: [],
    synonyms: ['permit 2'],
    page: page.swap,
    anchor: 'approve',
  },
  revoke: {
    name: 'Revoke',
    definition:
      'Set an approval back to zero with a transaction. It costs gas and covers one token, one contract and one network.',
    abbreviations: [],
    synonyms: ['revoking', 'revoke approval', 'cancel approval', 'remove approval'],
    page: page.wallet,
    anchor: 'disconnect',
  },
  sandwich: {
    name: 'Sandwich',
    definition:
      'A bot trades right before and right after your swap. You get close to your minimum; the bot keeps the difference.',
    abbreviations: [],
    synonyms: ['sandwich attack', 'front-running', 'frontrunning', 'front run'],
    page: page.swap,
    anchor: 'sandwich',
  },
  mev: {
    name: 'MEV',
    definition:
      'Maximal extractable value: what can be earned by ordering transactions in a block. In a swap, it shows up as a sandwich.',
    abbreviations: ['MEV'],
    synonyms: ['maximal extractable value', 'miner extractable value'],
    page: page.swap,
    anchor: 'sandwich',
  },
  gas: {
    name: 'Gas',
    definition:
      'What a network charges for a transaction, paid in its own coin. A transaction that fails costs gas too.',
    abbreviations: [],
    synonyms: ['gas fee', 'gas fees', 'network fee', 'transaction fee', 'priority fee', 'base fee'],
    page: page.swap,
    anchor: 'gas',
  },
  wallet: {
    name: 'Wallet',
    definition: 'The extension or app that holds your keys and signs what you confirm.',
    abbreviations: [],
    synonyms: ['browser wallet', 'crypto wallet', 'wallets', 'connect wallet'],
    page: page.wallet,
    anchor: null,
  },
  walletconnect: {
    name: 'WalletConnect',
    definition: 'A way to connect a mobile wallet to a site by scanning a QR code.',
    abbreviations: [],
    synonyms: ['wallet connect', 'Reown', 'QR code', 'mobile wallet'],
    page: page.wallet,
    anchor: 'mobile',
  },
  'seed-phrase': {
    name: 'Seed phrase',
    definition:
      'The words that all of a wallet’s keys come from. Anyone who has them controls the wallet; PT never asks for them.',
    abbreviations: [],
    synonyms: ['recovery phrase', 'secret recovery phrase', 'mnemonic', 'seed words'],
    page: page.wallet,
    anchor: 'before-you-start',
  },
  rpc: {
    name: 'RPC endpoint',
    definition:
      'The node your wallet uses to read balances and send transactions. It can’t sign for you, but it can show you false data.',
    abbreviations: ['RPC'],
    synonyms: ['RPC URL', 'RPC node', 'endpoint', 'node', 'RPCs'],
    page: page.rpc,
    anchor: 'signs',
  },
  chain: {
    name: 'Chain',
    definition: 'A blockchain with its own transactions, balances and gas, also called a network.',
    abbreviations: [],
    synonyms: ['network', 'networks', 'blockchain', 'chains'],
    page: page.decentralised,
    anchor: 'networks',
  },
  'chain-id': {
    name: 'Chain ID',
    definition:
      'A network’s number. Your wallet signs it into every transaction, so no other network will accept it.',
    abbreviations: [],
    synonyms: ['chainId', 'network ID'],
    page: page.rpc,
    anchor: 'chain-id',
  },
  bridge: {
    name: 'Bridge',
    definition:
      'A service that moves value from one network to another. What arrives is usually another token, with its own address, pools and risks.',
    abbreviations: [],
    synonyms: ['bridging', 'bridged token', 'cross-chain'],
    page: page.tokens,
    anchor: 'identity',
  },
  'block-explorer': {
    name: 'Block explorer',
    definition:
      'A public website with a network’s transactions, balances and approvals. If a wallet and a site disagree, go by the explorer.',
    abbreviations: [],
    synonyms: ['blockchain explorer', 'chain explorer', 'Etherscan'],
    page: page.decentralised,
    anchor: 'who-does-what',
  },
  'erc-20': {
    name: 'ERC-20',
    definition:
      'The usual token standard on Ethereum and networks like it. A token’s creator picks name and symbol, so they prove nothing.',
    abbreviations: ['ERC-20', 'ERC20'],
    synonyms: ['token standard'],
    page: page.tokens,
    anchor: 'identity',
  },
  'contract-address': {
    name: 'Contract address',
    definition:
      'Where a token’s contract is on one network: 0x and 40 more characters. It’s the only thing that identifies a token.',
    abbreviations: ['CA'],
    synonyms: ['token address', 'token contract'],
    page: page.tokens,
    anchor: 'identity',
  },
  'fee-on-transfer': {
    name: 'Fee-on-transfer token',
    definition:
      'A token that keeps part of every transfer, so less arrives than was sent, when you buy and when you sell.',
    abbreviations: [],
    synonyms: ['fee-on-transfer', 'taxed token', 'token tax', 'transfer tax', 'sell tax', 'buy tax'],
    page: page.swap,
    anchor: 'taxed-tokens',
  },
  honeypot: {
    name: 'Honeypot',
    definition:
      'A token that you can buy but not sell, because its contract blocks the sale or takes nearly all of it.',
    abbreviations: [],
    synonyms: ['honeypots', 'scam token'],
    page: page.tokens,
    anchor: 'honeypot',
  },
} satisfies Record<string, Term>;
