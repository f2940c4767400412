import { errorsIn } from '../errorsIn';
import type { WalletError } from './types';

const errors = errorsIn(`
4001 (You, EIP-1193): You declined the request in the wallet.
  You clicked Reject or closed the window. Nothing was signed or sent.
  → Start the step again in PT and confirm. If you didn’t expect the request, leave it.
4100 (You, EIP-1193): PT has no permission for this account or this action.
  The account isn’t connected, the permission was removed, or you switched accounts.
  → Select the connected account in the wallet, or connect again with the one you want.
4200 (You, EIP-1193): The wallet doesn’t support the requested method.
  It lacks a function the step needs, for example switching networks on request.
  → Do the step by hand in the wallet, update it, or connect another one.
4900 (You or your RPC provider, EIP-1193): The wallet is disconnected from every network.
  It’s offline, just restarted, or its RPCs don’t answer.
  → Check your internet connection, unlock the wallet and reload PT. If it stays, change the RPC.
4901 (You or your RPC provider, EIP-1193): The wallet isn’t connected to the network that was asked for.
  It’s on another network, or the RPC of this one is down.
  → Switch to the network PT shows. If it can’t connect, change that network’s RPC.
4902 (You, MetaMask): The wallet doesn’t know this network yet.
  PT asked to switch to a network that was never added. The number is MetaMask’s own.
  → Add the network first, then switch. Check the chain ID before you confirm.
-32002 (You, MetaMask): An earlier request is still waiting in the wallet.
  A wallet window is open behind the browser, or the wallet is locked. MetaMask uses the number this way.
  → Open the wallet from the toolbar, unlock it and answer what’s waiting. Then try again, once.
-32603 (You or your RPC provider, JSON-RPC 2.0): The wallet or the node failed while handling the request.
  Usually the swap would fail, or you don’t have enough for gas. A faulty RPC gives the same code.
  → Read the text behind the code. Check your gas coin, get a fresh quote, then try another RPC.
-32000 (You, EIP-1474): The node refused the transaction as invalid.
  The gas limit or price is too low, there isn’t enough for gas, or the nonce is already used.
  → Reset gas to the suggested values, top up the gas coin, and let earlier transactions finish.
-32602 (You or PT, JSON-RPC 2.0): The request had invalid parameters.
  A value has the wrong form, such as an address with a missing character.
  → Check what you pasted. If you typed nothing, reload PT, and report it if it comes back.
-32005 (You or your RPC provider, EIP-1474): Your RPC provider takes no more requests for now.
  Public RPCs allow only so many requests a minute. Some wallets show HTTP 429.
  → Wait a minute. If it comes back, change the RPC of this network in the wallet.
`);

/** Codes that a wallet hands to PT. The source is `wallet-standards` in sources.ts. */
export const walletErrors = errors.map(
  ({ readIn, ...error }) => ({ ...error, origin: readIn }) as WalletError,
);
