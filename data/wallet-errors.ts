import type { WalletError } from './wallet-errors.schema';

/** Codes that a wallet hands to PT. The source is `wallet-standards` in sources.ts. */
export const walletErrors = [
  {
    code: '4001',
    meaning: 'You declined the request in the wallet.',
    cause:
      'Reject was pressed, or the wallet window was closed before an answer. Nothing was signed or sent.',
    remedy:
      'If it was a slip, start the step again in PT and confirm. If you didn’t expect the request, leave it declined.',
    fixedBy: 'You',
    origin: 'EIP-1193',
  },
  {
    code: '4100',
    meaning: 'PT has no permission for this account or this action.',
    cause:
      'The account was never connected to PT, the permission was removed in the wallet, or you changed to another account.',
    remedy:
      'Select the connected account in the wallet, or connect again and choose the account you want to use.',
    fixedBy: 'You',
    origin: 'EIP-1193',
  },
  {
    code: '4200',
    meaning: 'The wallet doesn’t support the requested method.',
    cause: 'The wallet lacks a function that the step needs, for example switching networks on request.',
    remedy: 'Do the step inside the wallet by hand, update the wallet, or connect another one.',
    fixedBy: 'You',
    origin: 'EIP-1193',
  },
  {
    code: '4900',
    meaning: 'The wallet is disconnected from every network.',
    cause: 'The wallet is offline, was just restarted, or its RPC endpoints don’t answer.',
    remedy:
      'Check your internet connection, unlock the wallet and reload PT. If the error stays, change the RPC endpoint.',
    fixedBy: 'You or your RPC provider',
    origin: 'EIP-1193',
  },
  {
    code: '4901',
    meaning: 'The wallet isn’t connected to the network that was asked for.',
    cause: 'The wallet works on another network, or the endpoint of this one is down.',
    remedy:
      'Switch the wallet to the network that PT shows. If it can’t connect, change the RPC endpoint of that network.',
    fixedBy: 'You or your RPC provider',
    origin: 'EIP-1193',
  },
  {
    code: '4902',
    meaning: 'The wallet doesn’t know this network yet.',
    cause:
      'PT asked to switch to a network that was never added. The number is MetaMask behaviour, outside EIP-1193; several wallets copy it.',
    remedy:
      'Add the network first, then switch. Compare the chain ID with the network table before you confirm.',
    fixedBy: 'You',
    origin: 'MetaMask',
  },
  {
    code: '-32002',
    meaning: 'An earlier request is still waiting in the wallet.',
    cause:
      'A window of the wallet is open behind the browser, or the wallet is locked. This reading is MetaMask behaviour: EIP-1474 defines the number as "resource unavailable".',
    remedy:
      'Open the wallet from the browser toolbar, unlock it, and confirm or reject what is waiting. Then try again, once.',
    fixedBy: 'You',
    origin: 'MetaMask',
  },
  {
    code: '-32603',
    meaning: 'The wallet or the node failed while handling the request.',
    cause:
      'Most often the contract would revert, or the coin that pays for gas doesn’t cover the fee. A faulty endpoint gives the same code.',
    remedy:
      'Read the text behind the code. Check the balance of the gas coin, get a fresh quote, then try another RPC endpoint.',
    fixedBy: 'You or your RPC provider',
    origin: 'JSON-RPC 2.0',
  },
  {
    code: '-32000',
    meaning: 'The node refused the transaction as invalid.',
    cause:
      'Typically a gas limit or gas price that is too low, too little of the gas coin, or a nonce that is already used.',
    remedy:
      'Reset edited gas fields to the suggested values, top up the gas coin, and let earlier transactions finish first.',
    fixedBy: 'You',
    origin: 'EIP-1474',
  },
  {
    code: '-32602',
    meaning: 'The request had invalid parameters.',
    cause:
      'A value has the wrong form: an address with a missing character, or network details that the wallet doesn’t accept.',
    remedy:
      'Check what you typed or pasted. If you typed nothing, reload PT; report it if it returns, because then the request is at fault.',
    fixedBy: 'You or PT',
    origin: 'JSON-RPC 2.0',
  },
] as const satisfies readonly WalletError[];
