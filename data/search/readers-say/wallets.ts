import type { Said } from './said';

const base = '/docs/trading/decentralised-exchange/';
const rpcs = `${base}adjust-rpcs-on-metamask`;
const wallet = `${base}connecting-your-wallet`;
const tokens = `${base}custom-tokens`;
const swap = `${base}swap-tokens`;

export const wallets: Said = {
  [base]: ['defi trading, trade from wallet, uniswap, dex trading, on chain trading'],
  [`${base}#who-does-what`]: ['who holds tokens, custody, pt hold tokens, non custodial, who controls'],
  [`${base}#stages`]: ['swap stages, first swap, swap from start, buy token, swap overview'],
  [`${base}#connect-approve-sign`]: [
    'connect or approve, sign message, signature request, what am i signing, wallet popup',
    'wallet safe, safe sign',
  ],
  [`${base}#costs`]: ['swap fees, transaction fee network, total cost swap, miner fee'],
  [`${base}#networks`]: [
    'wrong network, tokens other network',
    'which networks, supported networks, gas coin, chain list',
  ],
  [`${base}#restrictions`]: [
    'swap blocked, swap not available, wallet blocked, wallet screened, swap country',
  ],
  [`${base}#swap-or-account`]: ['dex or cex, wallet or exchange, centralised or decentralised'],

  [rpcs]: ['metamask network, metamask slow, change node, rpc url, metamask settings, custom network'],
  [`${rpcs}#signs`]: [
    'metamask slow, balance wrong, balance zero, transaction stuck, node problem, network slow',
    'balance not updated, wallet old balance, metamask not loading',
  ],
  [`${rpcs}#hostile`]: ['rpc safe, node steal, malicious rpc, node see, rpc privacy'],
  [`${rpcs}#change`]: ['slow network, custom rpc, change rpc, faster rpc, choose rpc, rpc https'],
  [`${rpcs}#add`]: ['add network, missing network, new network metamask'],
  [`${rpcs}#chain-id`]: ['network number, wrong chain'],
  [`${rpcs}#networks`]: ['rpc list, rpc address, network details, network settings, metamask networks'],
  [`${rpcs}#private`]: [
    'mev protection, hide my trades, avoid front running, avoid sandwich, private transaction',
    'flashbots, hide from bots',
  ],
  [`${rpcs}#revert`]: ['default rpc, reset rpc, original network, metamask default'],
  [`${rpcs}#what-can-go-wrong`]: ['chain id refused, network twice, rpc error, network listed twice'],

  [wallet]: ['connect wallet, hook up metamask, log in wallet'],
  [`${wallet}#before-you-start`]: [
    'install wallet, fake wallet, which wallet, supported wallets, wallet extension',
  ],
  [`${wallet}#extension`]: ['connect metamask, browser extension, rabby, hook up metamask, wallet desktop'],
  [`${wallet}#mobile`]: ['phone wallet, scan qr code, mobile app, trust wallet, connect phone'],
  [`${wallet}#what-you-agree-to`]: [
    'what connecting allows, can pt move my tokens, wallet safe, safe connect, connect wallet risk',
    'pt take coins, wallet permission, steal wallet, pt access wallet',
  ],
  [`${wallet}#disconnect`]: ['log out wallet, unlink wallet, change wallet, revoke access, remove approval'],
  [`${wallet}#errors`]: ['wallet error, error code wallet, wallet error number'],
  [`${wallet}#what-can-go-wrong`]: [
    'wallet not connect, wallet nothing happens, metamask not open, wrong account, wallet problem',
    'cannot connect wallet, wallet popup missing',
  ],

  [tokens]: ['add token, token not listed, new coin, unlisted coin, memecoin'],
  [`${tokens}#identity`]: ['same name tokens, fake usdc, copy token, real token, two tokens same'],
  [`${tokens}#find`]: [
    'right contract, official address, verify token address, find contract, token address',
    'contract address, correct token',
  ],
  [`${tokens}#add`]: [
    'import token, unlisted token, missing token, token not listed, paste contract, token not found',
  ],
  [`${tokens}#wallet`]: [
    'token not shown, token not showing wallet, token missing wallet, token not metamask',
    'show token wallet, bought token missing',
  ],
  [`${tokens}#checks`]: [
    'check token, token safe, before buy token, token legit, research token, audit token, safe to buy',
    'due diligence, vet token, vet new token',
  ],
  [`${tokens}#scam-signs`]: [
    'rug pull, fake token, fraud, airdrop, strange tokens, unknown tokens wallet, tokens appeared',
    'free tokens, airdrop scam, dust attack',
  ],
  [`${tokens}#honeypot`]: [
    'cannot sell, token not sell, sell tax, token tax, stuck token, coin cannot sell',
    'buy but not sell',
  ],
  [`${tokens}#what-can-go-wrong`]: [
    'address not accepted, token no name, token problem, address refused, token no price',
  ],

  [swap]: ['swap coins, buy token, uniswap'],
  [`${swap}#swap`]: [
    'how swap, swap steps, exchange coins, buy token, sell token, make swap, before swap',
    'need gas, no gas, no eth, gas money, enough gas, eth for gas, need eth',
  ],
  [`${swap}#read-the-quote`]: ['where price from', 'swap quote, quote meaning, quote fields, best route'],
  [`${swap}#impact-and-slippage`]: [
    'bad price, worse price, fewer tokens, lost money swap, price different swap, slippage or impact',
    'received less',
  ],
  [`${swap}#tolerance`]: ['how much slippage, best slippage, set slippage, slippage percent, what slippage'],
  [`${swap}#approve`]: [
    'unlimited spending, revoke approval, why approve, spending limit, approve token, safe approve',
    'approve every time, remove approval',
  ],
  [`${swap}#gas`]: [
    'swap failed, transaction reverted, transaction fee network, gas refund, out of gas, gas lost',
    'gas high, gas expensive, miner fee, failed still paid, speed up transaction, cancel transaction',
    'no eth gas',
  ],
  [`${swap}#sandwich`]: [
    'bot attack, front run, mev bot, fewer tokens, sandwiched, avoid bots, mev, public mempool, which chains sandwich',
  ],
  [`${swap}#deadline`]: [
    'swap expired, swap timeout, time limit swap, transaction too late, transaction stuck',
    'swap pending',
  ],
  [`${swap}#taxed-tokens`]: ['token tax, fewer tokens, transfer tax, sell tax, reflection token'],
  [`${swap}#after`]: [
    'swap not showing, tokens not received, where are my tokens, check swap, swap done',
    'transaction hash, received less, swap finished, token not shown',
  ],
  [`${swap}#what-can-go-wrong`]: [
    'no quote, quote error',
    'swap problem, swap not working, approval again, transaction pending',
  ],
};
