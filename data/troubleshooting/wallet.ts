import { troublesIn } from './troublesIn';

const folder = '/docs/trading/decentralised-exchange/';
const connect = `${folder}connecting-your-wallet`;
const swap = `${folder}failed-swaps`;
const token = `${folder}custom-tokens`;
const rpc = `${folder}adjust-rpcs-on-metamask`;

export const walletTroubles = troublesIn(`
${connect}
  fix-nothing-happens: Nothing happens after I pick the wallet
    Its window is hidden behind the browser, or a request is already waiting. Click the extension’s icon, unlock it and answer what’s there.
  fix-wallet-not-listed: My wallet isn’t in the list
    You’re in another browser profile or a private window, or the extension is off for this site. Change that and reload PT.
  fix-wrong-wallet-or-account: The wrong wallet or account opens
    Several extensions compete, or you shared another account. Choose yours in the list, switch accounts in the wallet, or connect again.
  fix-wallet-balance-zero: My wallet balance is zero
    The wallet is on another network, or its RPC is behind. Switch the network. If it stays at zero, change the RPC.
    → Is it the RPC?: ${folder}adjust-rpcs-on-metamask#signs
  fix-qr-code: The QR code isn’t accepted
    It’s too old, or you scanned it with the camera. Close it, get a new one and scan it inside the wallet app.
${swap}
  fix-approval-again: PT asks for an approval again
    That’s normal when the last exact approval is used up, or when you changed token, network or amount.
  fix-wallet-predicts-failure: The wallet says the swap will fail
    The quote is old, your balance is short, or the token blocks the transfer. Get a fresh quote, and do not force it with a higher gas limit.
  fix-not-enough-gas: Not enough for gas
    You pay gas in the network’s own coin. Get some of it on this network.
  fix-price-impact-jumped: The price impact is much higher than last time
    Liquidity left the pool, or the route changed. Lower the size, or wait.
  fix-no-token-after-swap: The explorer says success, but I don’t see the token
    Your wallet doesn’t show it, or is on another network. Import it by its address.
    → Show a token in your wallet: ${folder}custom-tokens#wallet
  fix-less-than-minimum: Less than the minimum received arrived
    The token took a tax on the transfer, which the minimum doesn’t cover. Sell a small amount now: in some pools you can’t sell it at all.
    → Honeypots and taxes: ${folder}custom-tokens#honeypot
${token}
  fix-address-refused: PT doesn’t accept the token address
    A character is missing, or it’s the address of a wallet, not a token. Copy it from the explorer’s token page.
  fix-token-decimals: The token amount is a million times too large or small
    Its decimals are wrong or misleading. Compare with the explorer before you do anything.
  fix-no-route: PT finds no route for the token
    There’s no pool with liquidity on this network. Check which network the token trades on.
  fix-fresh-quote-reverts: The swap fails although the quote is fresh
    The token takes a tax or blocks transfers. Stop, and vet it again before you raise the tolerance.
    → Vet a token: ${folder}custom-tokens#checks
${rpc}
  fix-chain-id-refused: MetaMask refuses the chain ID
    The RPC serves another network. Don’t change the number: use another RPC.
  fix-rpc-429: The RPC works for a while, then returns 429
    Public RPCs limit requests. Add a second one and switch, or use your own.
  fix-still-pending: The transaction is still pending after the change
    The old transaction was never sent, or still holds its number (nonce). Cancel it in the wallet and start with a fresh quote.
`);
