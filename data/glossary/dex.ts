/** Wallets, chains, tokens and swaps. */
export const dexTerms = `
dex: decentralised
  Decentralised exchange (DEX): decentralized exchange, swap, swaps, on-chain exchange
  Contracts that swap tokens straight from your own wallet.
amm: swap#impact-and-slippage
  AMM (AMM): automated market maker, constant product
  Automated market maker: a contract that prices swaps by formula.
liquidity-pool: decentralised
  Liquidity pool: pool, pools, DEX pool
  A contract that holds two tokens and swaps one for the other.
liquidity-provider: dexFilters#fee-apr
  Liquidity provider (LP, LPs): liquidity providers, LP token, providing liquidity
  Someone who puts tokens into a pool for a share of its fees.
impermanent-loss: dexFilters#fee-apr
  Impermanent loss (IL): divergence loss
  What a pool position loses, compared with holding the tokens, once their prices move apart.
tvl: dexFilters#liquidity
  TVL (TVL): total value locked, pool liquidity, pool size
  Total value locked: what a pool holds, in USD.
fee-apr: dexFilters#fee-apr
  Fee APR (APR): pool yield, LP yield
  A pool’s fees for its providers, scaled to a year.
price-impact: swap#impact-and-slippage
  Price impact: impact, market impact
  How much worse your own size makes your rate, in %.
slippage: swap#impact-and-slippage
  Slippage: slip, execution slippage
  The difference between the price you expect and the one you get.
slippage-tolerance: swap#tolerance
  Slippage tolerance: tolerance, max slippage, maximum slippage, slippage setting
  The worst slippage you accept. Beyond it the swap reverts.
minimum-received: swap#read-the-quote
  Minimum received: min received, minimum output, minimum amount out
  The least a swap pays: quote × (1 − tolerance).
route: swap#read-the-quote
  Route: routing, hop, hops
  The pools a swap goes through, each with its fee.
deadline: failedSwaps#deadline
  Deadline: swap deadline, transaction expired, expired swap
  The time after which a swap reverts.
approval: approvals#kinds
  Approval: allowance, approve, token approval, spending cap, unlimited approval, approvals
  Your permission for a contract to take a token. Disconnecting doesn’t end it.
permit: decentralised#connect-approve-sign
  Permit: ERC-2612, gasless approval, signed approval
  An approval by signature. One on a fake site is enough to lose the tokens.
permit2: approvals#kinds
  Permit2: permit 2
  A contract you approve once. Apps that use it then only ask for signatures.
revoke: wallet#disconnect
  Revoke: revoking, revoke approval, cancel approval, remove approval
  To set an approval back to zero, which takes a transaction.
sandwich: swap#sandwich
  Sandwich: sandwich attack, front-running, frontrunning, front run
  A bot trades right before and after your swap, at your cost.
mev: swap#sandwich
  MEV (MEV): maximal extractable value, miner extractable value
  Maximal extractable value: what someone can earn by ordering a block’s transactions.
gas: failedSwaps#gas
  Gas: gas fee, gas fees, network fee, transaction fee, priority fee, base fee
  What a network charges for a transaction, even a failed one.
wallet: wallet
  Wallet: browser wallet, crypto wallet, wallets, connect wallet
  The extension or app that holds your keys and signs.
walletconnect: wallet#mobile
  WalletConnect: wallet connect, Reown, QR code, mobile wallet
  A way to connect a mobile wallet to a site by QR code.
seed-phrase: wallet#extension
  Seed phrase: recovery phrase, secret recovery phrase, mnemonic, seed words
  The words behind a wallet’s keys. Anyone who has them owns it, and PT never asks.
rpc: rpc#signs
  RPC endpoint (RPC): RPC URL, RPC node, endpoint, node, RPCs
  The node your wallet reads and sends through. It can show false data.
chain: decentralised#networks
  Chain: network, networks, blockchain, chains
  A blockchain with its own balances and gas.
chain-id: rpc#networks
  Chain ID: chainId, network ID
  A network’s number, signed into every transaction.
bridge: tokens#identity
  Bridge: bridging, bridged token, cross-chain
  A service that moves value between networks. What arrives is usually another token.
block-explorer: decentralised#who-does-what
  Block explorer: blockchain explorer, chain explorer, Etherscan
  A public website with a network’s transactions and approvals.
erc-20: tokens#identity
  ERC-20 (ERC-20, ERC20): token standard
  The usual token standard on Ethereum and similar networks.
contract-address: tokens#identity
  Contract address (CA): token address, token contract
  Where a token’s contract is. Nothing else identifies the token.
fee-on-transfer: tokens#honeypot
  Fee-on-transfer token: fee-on-transfer, taxed token, token tax, transfer tax, sell tax, buy tax
  A token that keeps part of every transfer.
honeypot: tokens#honeypot
  Honeypot: honeypots, scam token
  A token you can buy but not sell.
`;
