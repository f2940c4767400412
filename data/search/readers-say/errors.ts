import type { Said } from './said';

const bybit =
  '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account';
const wallet = '/docs/trading/decentralised-exchange/connecting-your-wallet';
const swap = '/docs/trading/decentralised-exchange/swap-tokens';

/** What exchanges, wallets and nodes print with a code: readers paste the sentence and leave the number out. */
export const errors: Said = {
  [`${bybit}#err-10001`]: [
    'request parameter error, params error, invalid quantity, order quantity too small',
  ],
  [`${bybit}#err-10002`]: [
    'check your server timestamp or recv window param, timestamp outside recv window, invalid timestamp',
    'clock wrong, time sync, invalid request',
  ],
  [`${bybit}#err-10003`]: ['api key is invalid, wrong api key, unknown api key, api key not found'],
  [`${bybit}#err-10004`]: ['sign error, invalid signature, signature verification failed, wrong secret'],
  [`${bybit}#err-10005`]: [
    'permission denied, access denied, check your api key permissions, not authorised, unauthorized',
  ],
  [`${bybit}#err-10006`]: ['too many visits, exceeded the api rate limit, too many requests'],
  [`${bybit}#err-10007`]: ['user authentication failed, authentication error'],
  [`${bybit}#err-10008`]: ['account frozen, account banned, account suspended, account disabled'],
  [`${bybit}#err-10009`]: ['ip has been banned, region not served'],
  [`${bybit}#err-10010`]: [
    'unmatched ip, ip not allowed, request ip mismatch, ip whitelist, check bound ip addresses',
  ],
  [`${bybit}#err-10016`]: ['server error, internal error, service unavailable, bybit down'],
  [`${bybit}#err-10018`]: ['exceeded the ip rate limit'],
  [`${bybit}#err-10024`]: ['compliance rules triggered, kyc required, not eligible product'],
  [`${bybit}#err-10027`]: ['transactions are banned, trading banned'],
  [`${bybit}#err-10028`]: ['only be accessed by unified account users, unified account required'],
  [`${bybit}#err-33004`]: ['your api key has expired, key stops working after three months, key revoked'],
  [`${bybit}#err-minus-2015`]: ['invalid api key ip or permissions for action'],
  [`${bybit}#err-110003`]: [
    'order price exceeds the allowable range, price out of range, price too high or low',
  ],
  [`${bybit}#err-110004`]: ['wallet balance is insufficient, account has insufficient balance'],
  [`${bybit}#err-110007`]: [
    'insufficient available balance, available balance not enough, cannot afford order cost',
    'not enough margin, insufficient funds, insufficient margin',
  ],
  [`${bybit}#err-110017`]: [
    'reduce only rule not satisfied, invalid reduce only order, quantity truncated to zero',
  ],
  [`${bybit}#err-110024`]: [
    'existing position mode cannot be switched, position idx not match position mode',
  ],
  [`${bybit}#err-110028`]: ['existing open orders mode cannot be switched'],
  [`${bybit}#err-110043`]: ['leverage not modified, set leverage not modified, leverage unchanged'],
  [`${bybit}#err-110061`]: ['too many tp sl orders, tpsl limit exceeded'],
  [`${bybit}#err-http-401`]: ['unauthorized request, status 401'],
  [`${bybit}#err-http-403`]: ['forbidden, status 403, access too frequent'],

  [`${wallet}#err-4001`]: ['user rejected the request, user denied transaction signature, action rejected'],
  [`${wallet}#err-4100`]: ['method or account not authorised, unauthorized by user'],
  [`${wallet}#err-4200`]: ['unsupported method, method not supported'],
  [`${wallet}#err-4900`]: ['provider disconnected, disconnected from all chains, wallet disconnected'],
  [`${wallet}#err-4901`]: ['chain disconnected, not connected to requested chain'],
  [`${wallet}#err-4902`]: [
    'unrecognized chain id, unrecognised chain, unsupported chain id, unknown network, wallet addethereumchain',
    'try adding the chain, network not found',
  ],
  [`${wallet}#err-minus-32002`]: [
    'already processing eth requestaccounts, request already pending, wallet requestpermissions pending',
    'resource unavailable',
  ],
  [`${wallet}#err-minus-32603`]: ['internal json rpc error, execution reverted, cannot estimate gas'],
  [`${wallet}#err-minus-32000`]: [
    'nonce too low, insufficient funds for gas, replacement transaction underpriced, already known',
    'intrinsic gas too low, transaction underpriced, invalid input',
  ],
  [`${wallet}#err-minus-32602`]: ['invalid params, invalid argument, bad address checksum'],

  [`${swap}#revert-minimum-received`]: [
    'execution reverted too little received, uniswap router insufficient output amount, slippage exceeded',
    'return amount is not enough, price slippage check',
  ],
  [`${swap}#revert-deadline`]: ['transaction deadline passed, uniswap expired'],
  [`${swap}#revert-transfer`]: ['transfer from failed, transferhelper, exceeds allowance, exceeds balance'],
  [`${swap}#gas`]: [
    'cannot estimate gas, unpredictable gas limit, transaction may fail, this transaction is likely to fail',
    'transaction fails, transaction pending forever, nonce',
  ],
};
