import type { WalletError } from './wallet-errors.schema';

/** Codes that a wallet hands to PT. The source is `wallet-standards` in sources.ts. */
export const walletErrors = [
  {
    code: '4001',
    meaning: 'You declined the request in the wallet.',
    cause: 'You clicked Reject or closed the window. Nothing was signed or sent.',
    remedy: 'Start the step again in PT and confirm. If you didn’t expect the request, leave it.',
    fixedBy: 'You',
    origin: 'EIP-1193',
  },
  {
    code: '4100',
    meaning: 'PT has no permission for this account or this action.',
    cause: 'The account isn’t connected, the permission was removed, or you switched accounts.',
    remedy: 'Select the connected account in the wallet, or connect again with the one you want.',
    fixedBy: 'You',
    origin: 'EIP-1193',
  },
  {
    code: '4200',
    meaning: 'The wallet doesn’t support the requested method.',
    cause: 'It lacks a function the step needs, for example switching networks on request.',
    remedy: 'Do the step by hand in the wallet, update it, or connect another one.',
    fixedBy: 'You',
    origin: 'EIP-1193',
  },
  {
    code: '4900',
    meaning: 'The wallet is disconnected from every network.',
    cause: 'It’s offline, just restarted, or its RPCs don’t answer.',
    remedy: 'Check your internet connection, unlock the wallet and reload PT. If it stays, change the RPC.',
    fixedBy: 'You or your RPC provider',
    origin: 'EIP-1193',
  },
  {
    code: '4901',
    meaning: 'The wallet isn’t connected to the network that was asked for.',
    cause: 'It’s on another network, or the RPC of this one is down.',
    remedy: 'Switch to the network PT shows. If it can’t connect, change that network’s RPC.',
    fixedBy: 'You or your RPC provider',
    origin: 'EIP-1193',
  },
  {
    code: '4902',
    meaning: 'The wallet doesn’t know this network yet.',
    cause:
      'PT asked to switch to a network that was never added. The number is MetaMask’s own, and several wallets copy it.',
    remedy: 'Add the network first, then switch. Check the chain ID before you confirm.',
    fixedBy: 'You',
    origin: 'MetaMask',
  },
  {
    code: '-32002',
    meaning: 'An earlier request is still waiting in the wallet.',
    cause:
      'A wallet window is open behind the browser, or the wallet is locked. MetaMask uses the number this way. EIP-1474 calls it “resource unavailable”.',
    remedy: 'Open the wallet from the toolbar, unlock it and answer what’s waiting. Then try again, once.',
    fixedBy: 'You',
    origin: 'MetaMask',
  },
  {
    code: '-32603',
    meaning: 'The wallet or the node failed while handling the request.',
    cause: 'Usually the swap would fail, or you don’t have enough for gas. A faulty RPC gives the same code.',
    remedy: 'Read the text behind the code. Check your gas coin, get a fresh quote, then try another RPC.',
    fixedBy: 'You or your RPC provider',
    origin: 'JSON-RPC 2.0',
  },
  {
    code: '-32000',
    meaning: 'The node refused the transaction as invalid.',
    cause: 'The gas limit or price is too low, there isn’t enough for gas, or the nonce is already used.',
    remedy: 'Reset gas to the suggested values, top up the gas coin, and let earlier transactions finish.',
    fixedBy: 'You',
    origin: 'EIP-1474',
  },
  {
    code: '-32602',
    meaning: 'The request had invalid parameters.',
    cause: 'A value has the wrong form, such as an address with a missing character.',
    remedy: 'Check what you pasted. If you typed nothing, reload PT, and report it if it comes back.',
    fixedBy: 'You or PT',
    origin: 'JSON-RPC 2.0',
  },
] as const satisfies readonly WalletError[];
