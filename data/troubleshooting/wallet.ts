import type { Trouble } from './trouble.schema';

const folder = '/docs/trading/decentralised-exchange/';
const connect = { area: 'wallet', page: `${folder}connecting-your-wallet` } as const;
const swap = { area: 'wallet', page: `${folder}swap-tokens` } as const;
const token = { area: 'wallet', page: `${folder}custom-tokens` } as const;
const rpc = { area: 'wallet', page: `${folder}adjust-rpcs-on-metamask` } as const;

export const walletTroubles: readonly Trouble[] = [
  {
    ...connect,
    id: 'fix-nothing-happens',
    symptom: 'Nothing happens after I pick the wallet',
    answer:
      'Its window is hidden behind the browser, or a request is already waiting. Click the extension’s icon, unlock it and answer what’s there.',
  },
  {
    ...connect,
    id: 'fix-wallet-not-listed',
    symptom: 'My wallet isn’t in the list',
    answer:
      'You’re in another browser profile or a private window, or the extension is off for this site. Change that and reload PT.',
  },
  {
    ...connect,
    id: 'fix-wrong-wallet-or-account',
    symptom: 'The wrong wallet or account opens',
    answer:
      'Several extensions compete, or you shared another account. Choose yours in the list, switch accounts in the wallet, or connect again.',
  },
  {
    ...connect,
    id: 'fix-wallet-balance-zero',
    symptom: 'My wallet balance is zero',
    answer:
      'The wallet is on another network, or its RPC is behind. Switch the network. If it stays at zero, change the RPC.',
    more: { label: 'Is it the RPC?', to: `${folder}adjust-rpcs-on-metamask#signs` },
  },
  {
    ...connect,
    id: 'fix-qr-code',
    symptom: 'The QR code isn’t accepted',
    answer:
      'It’s too old, or you scanned it with the camera. Close it, get a new one and scan it inside the wallet app.',
  },
  {
    ...swap,
    id: 'fix-approval-again',
    symptom: 'PT asks for an approval again',
    answer:
      'That’s normal when the last exact approval is used up, or when you changed token, network or amount. USDT on Ethereum needs two approvals if a failed swap left one.',
  },
  {
    ...swap,
    id: 'fix-wallet-predicts-failure',
    symptom: 'The wallet says the swap will fail',
    answer:
      'The quote is old, your balance is short, or the token blocks the transfer. Get a fresh quote. Do not force it with a higher gas limit.',
  },
  {
    ...swap,
    id: 'fix-not-enough-gas',
    symptom: 'Not enough for gas',
    answer: 'Gas is paid in the network’s own coin. Get some of it on this network.',
  },
  {
    ...swap,
    id: 'fix-price-impact-jumped',
    symptom: 'The price impact is much higher than last time',
    answer: 'Liquidity left the pool, or the route changed. Lower the size, or wait.',
  },
  {
    ...swap,
    id: 'fix-no-token-after-swap',
    symptom: 'The explorer says success, but I don’t see the token',
    answer: 'Your wallet doesn’t show it, or is on another network. Import it by its address.',
    more: { label: 'Show a token in your wallet', to: `${folder}custom-tokens#wallet` },
  },
  {
    ...swap,
    id: 'fix-less-than-minimum',
    symptom: 'Less than the minimum received arrived',
    answer:
      'The swap paid the minimum, then the token took a tax on the transfer. Sell a small amount as a test before you do anything else.',
    more: { label: 'Honeypots and taxes', to: `${folder}custom-tokens#honeypot` },
  },
  {
    ...token,
    id: 'fix-address-refused',
    symptom: 'PT doesn’t accept the token address',
    answer:
      'A character is missing, or it’s the address of a wallet, not a token. Copy it from the explorer’s token page.',
  },
  {
    ...token,
    id: 'fix-token-decimals',
    symptom: 'The token amount is a million times too large or small',
    answer: 'Its decimals are wrong or misleading. Compare with the explorer before you do anything.',
  },
  {
    ...token,
    id: 'fix-no-route',
    symptom: 'PT finds no route for the token',
    answer: 'There’s no pool with liquidity on this network. Check which network the token trades on.',
  },
  {
    ...token,
    id: 'fix-fresh-quote-reverts',
    symptom: 'The swap fails although the quote is fresh',
    answer: 'The tax is above your tolerance, or the token blocks transfers. Stop, and vet the token again.',
    more: { label: 'Vet a token', to: `${folder}custom-tokens#checks` },
  },
  {
    ...rpc,
    id: 'fix-chain-id-refused',
    symptom: 'MetaMask refuses the chain ID',
    answer: 'The RPC serves another network. Don’t change the number: use another RPC.',
  },
  {
    ...rpc,
    id: 'fix-rpc-429',
    symptom: 'The RPC works for a while, then returns 429',
    answer: 'Public RPCs limit requests. Add a second one and switch, or use your own.',
  },
  {
    ...rpc,
    id: 'fix-still-pending',
    symptom: 'The transaction is still pending after the change',
    answer:
      'The old transaction was never sent, or still holds its number (nonce). Cancel it in the wallet and start with a fresh quote.',
  },
];
