/**
 * Drawn by lot from the same sources. The engine's settings were tuned on the other set only, but phrases of readers were
 * written after a look at this one, so it is a floor and no measure of queries that nobody has seen.
 */
export const floor = `
[symptom]
balance 0 api connected | trading/centralised-exchange/setting-up-your-account-and-api-keys trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account | ScavengerBot/ScavengerBot#69
can't connect metamamsk | trading/decentralised-exchange/connecting-your-wallet | oneclickdapp/oneclickdapp-v1#98
candles not moving | workbench/overview/navigating-the-chart-interface others/overview workbench/overview/studies-metrics | GoChartingAdmin/Go-Charting#355
cannot kick members | community/building-a-community/creating-a-community/admin-control-and-access community/building-a-community/managing-a-community | ValveSoftware/Dota2-Gameplay#33975
chart timezone incorrect | workbench/overview/navigating-the-chart-interface others/overview | MixinNetwork/ocean.one#10
could not use drawing tools | workbench/overview/using-the-workbench/charting-tools introduction/getting-started | tradingview/charting-library-tutorial#63
drawings disappear on lower timeframe | workbench/overview/using-the-workbench/charting-tools | alor-broker/Astras-Trading-UI#1807 (translated from Russian)
drawings don't reappear after refresh | workbench/overview/using-the-workbench/charting-tools workbench/overview/saving-resaving-a-workbench | anandaanv/zerodha-algo-trading#218
forever pending swap blocking wallet | trading/decentralised-exchange/swap-tokens trading/decentralised-exchange/adjust-rpcs-on-metamask | MetaMask/metamask-extension#10843
i received almost nothing after swap | trading/decentralised-exchange/swap-tokens trading/decentralised-exchange/custom-tokens | MetaMask/metamask-extension#9944
list of coins is not consistent some days less | screener/overview screener/creating-a-screener screener/screener-commands | CoinCapDev/CoinCap.io#108
live chart getting stuck | workbench/overview/navigating-the-chart-interface others/overview workbench/overview/studies-metrics | GoChartingAdmin/Go-Charting#355
lose everything on browser reload | workbench/overview/saving-resaving-a-workbench workbench/overview/using-the-workbench/charting-tools dashboard/customizing-a-dashboard dashboard/creating-a-dashboard | casoon/loomchart#34 (translated from German)
metamask token swap failed | trading/decentralised-exchange/swap-tokens trading/decentralised-exchange/connecting-your-wallet | MetaMask/metamask-extension#9864
not available in your country | others/location-restrictions trading/decentralised-exchange trading/centralised-exchange | https://kiyotaka.dev/user-guides/execution/restricted-jurisdictions
not receiving prompt to approve connection | trading/decentralised-exchange/connecting-your-wallet trading/decentralised-exchange | MetaMask/metamask-mobile#6943
order book one side empty space | dashboard/customizing-a-dashboard/adding-orderbook-to-dashboard workbench/overview/studies-metrics/custom-metrics/orderbook-metrics | nilesjarvis/kerosene#100
order rejected although i have enough balance | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/trading | bitfinexcom/bitfinex-api-node#220
panel size changes unexpectedly | dashboard/customizing-a-dashboard dashboard/two-way-syncing | grafana/grafana#105031
price impact too high 99% | trading/decentralised-exchange/swap-tokens screener/screener-filters/dex-metrics | Uniswap/interface#1082
profit target reached stop order still there | trading/centralised-exchange/trading | Haehnchen/crypto-trading-bot#51
qr code doesn't open | trading/decentralised-exchange/connecting-your-wallet | Uniswap/web3-react#873
screener isn't showing all coins | screener/creating-a-screener screener/overview dashboard/customizing-a-dashboard/adding-a-screener-to-dashboard | bisq-network/bisq#3359
search no results found | workbench/overview/using-the-workbench/using-the-wb screener/creating-a-screener | GoChartingAdmin/Go-Charting#207
size of widgets not remembered after saving | dashboard/customizing-a-dashboard dashboard/creating-a-dashboard | grafana/grafana#21788
stop limit skipped price never filled | trading/centralised-exchange/trading | https://bbapi.viigoo.eu.org/square/post/26846377123610
stoploss very delayed or ignored | trading/centralised-exchange/trading | freqtrade/freqtrade#10414
stuck in swap confirmation loop | trading/decentralised-exchange/swap-tokens trading/decentralised-exchange/connecting-your-wallet | Uniswap/interface#3813
telegram alerts are not working | alerts/alerts-panel alerts/creating-an-alert | GuillaumeMiralles/prysm-grafana-dashboard#14
test message arrives but real alerts don't | alerts/alerts-panel alerts/creating-an-alert | GuntharDeNiro/BTCT#659
too many alerts received | alerts/creating-an-alert alerts/alerts-panel | brianleect/binance-pump-alerts#45
type btc show nothing | workbench/overview/using-the-workbench/using-the-wb workbench/overview/using-the-workbench/workbench-cmds | GoChartingAdmin/Go-Charting#255
volume profile do not appear | workbench/overview/studies-metrics introduction/about-pt others/overview | GoChartingAdmin/Go-Charting#99
wallet disconnected by itself | trading/decentralised-exchange/connecting-your-wallet | Loopring/dexwebapp#268
widget cannot be resized | dashboard/customizing-a-dashboard dashboard/creating-a-dashboard dashboard/dashboard-commands | grafana/grafana#98432
[error]
TRANSFER_FROM_FAILED | trading/decentralised-exchange/swap-tokens | malvaphe/Crypto_Honeypot_Detector#5
already processing eth_requestAccounts | trading/decentralised-exchange/connecting-your-wallet | MetaMask/metamask-extension#10085
api key expired or revoked | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | https://orderly.network/docs/build-on-evm/evm-api/error-codes
cannot estimate gas transaction may fail | trading/decentralised-exchange/swap-tokens trading/decentralised-exchange/adjust-rpcs-on-metamask trading/decentralised-exchange/connecting-your-wallet | Uniswap/interface#1650
execution reverted too little received | trading/decentralised-exchange/swap-tokens | Uniswap/interface#3813
insufficient available balance for order cost | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/trading | verata-veritatis/bybit-market-maker#6
invalid reduce-only order | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/trading | dineshpinto/orderbook-delta-bot#1
leverage exceeds limit | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/trading | https://www.dipcoin.io/openapi-docs/perpetual/general_info/error_code
leverage not modified | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account | ccxt/ccxt#6919
no quotes available reduce size of trade | trading/decentralised-exchange/custom-tokens trading/decentralised-exchange/swap-tokens | MetaMask/metamask-extension#22496
request ip is not in the api key whitelist | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | https://docs.alp.com/error-format
request ip mismatch | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | phemex/phemex-python-api#7
signature verification failed | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | https://www.dipcoin.io/openapi-docs/perpetual/general_info/error_code
token is not available in your jurisdiction | others/location-restrictions trading/decentralised-exchange | KyberNetwork/kyberswap-interface#3223
uniswap this swap may fail | trading/decentralised-exchange/swap-tokens | https://vivodoc.com/uniswap-swap-may-fail
unsupported chain id | trading/decentralised-exchange/connecting-your-wallet trading/decentralised-exchange/adjust-rpcs-on-metamask trading/decentralised-exchange | Uniswap/web3-react#192
wallet_requestPermissions already pending for origin | trading/decentralised-exchange/connecting-your-wallet | MetaMask/metamask-extension#10584
[question]
can a moderator ban another moderator | community/building-a-community/creating-a-community/admin-control-and-access community/building-a-community/managing-a-community | triplea-game/triplea#6128
can i use a vpn | others/location-restrictions | https://prop-help.vercel.app/articles/ip-address-rule
how are liquidation levels calculated | trading/centralised-exchange/trading workbench/overview/studies-metrics/custom-metrics/exchange-metrics | https://blog.kalena.ai/coinglass-liquidation-heatmap-advanced-techniques-for-extracting-institutional-grade-signals-from-aggregated-liquidation-data
how do i save a chart layout so it loads | workbench/overview/saving-resaving-a-workbench introduction/getting-started | https://pickmytrade.io/broker-faq/tradingview-faq/
how many alerts does each plan allow | others/overview alerts/overview alerts/creating-an-alert alerts/alerts-panel | https://pickmytrade.io/broker-faq/tradingview-faq/
how to read cumulative volume delta | workbench/overview/studies-metrics/custom-metrics/orderflow-metrics | https://www.kdj.com/Cryptocurrency-Encyclopedia/Indicators/read-cumulative-volume-delta-cvd-analysis.html
how to tell real wall from spoofing | dashboard/customizing-a-dashboard/adding-trades-to-dashboard workbench/overview/studies-metrics/custom-metrics/orderbook-metrics | https://liquiditysniper.io/education
last price or mark price to trigger stop | trading/centralised-exchange/trading | https://www.bytick.com/tr-TR/help-center/article/Why-Was-My-Position-Liquidated-Despite-Having-A-Stop-Loss
not clear how to remove my wallet | trading/decentralised-exchange/connecting-your-wallet | Uniswap/org-v1#44
price makes higher highs cvd lower highs | workbench/overview/studies-metrics/custom-metrics/orderflow-metrics | https://www.profitabul.com/learn/orderflow
what does increase in open interest mean | workbench/overview/studies-metrics/custom-metrics/exchange-metrics | https://chelseygutmannwallz.pages.dev/what-does-increase-in-open-interest-mean.html
what happens when i cancel partially filled order | trading/centralised-exchange/trading | sieblyio/binance#56
what is a liquidation heatmap | workbench/overview/studies-metrics/custom-metrics/exchange-metrics workbench/overview/studies-metrics introduction/about-pt | https://ampeld.com/learn
what is the minimum output amount | trading/decentralised-exchange/swap-tokens | aeternity/dex-ui#482
where i can see the delta | workbench/overview/studies-metrics/custom-metrics/orderflow-metrics workbench/overview/studies-metrics | GoChartingAdmin/Go-Charting#199
why aren't my drawings showing on the other charts | workbench/overview/using-the-workbench/charting-tools workbench/overview/using-the-workbench/using-the-wb | https://pickmytrade.io/broker-faq/tradingview-faq/
why chart values differ from other sources | others/overview workbench/overview/studies-metrics workbench/overview/navigating-the-chart-interface | https://in.tradingview.com/support/solutions/43000710585-why-do-the-values-on-the-tradingview-intraday-charts-differ-from-other-sources/
why is my metamask transaction pending | trading/decentralised-exchange/swap-tokens trading/decentralised-exchange/adjust-rpcs-on-metamask | https://www.kdj.com/Cryptocurrency-Encyclopedia/Wallets/metamask-transaction-pending.html
why liquidation earlier than expected | trading/centralised-exchange/trading | https://www.brilliantstarchildcare.com/group/meals-nutrition/discussion/a4286b13-8176-435f-b784-49fc48af0fd6
[task]
add moderator role | community/building-a-community/creating-a-community/admin-control-and-access | mpiorowski/late-sh#57
add polygon to metamask | trading/decentralised-exchange/adjust-rpcs-on-metamask | https://fox-crypto-wallet.com/amp/custom-rpc/
alert once per bar close | alerts/creating-an-alert alerts/overview | https://docs.whalecrew.com/setup/alerts/
cancel pending transaction metamask | trading/decentralised-exchange/swap-tokens trading/decentralised-exchange/adjust-rpcs-on-metamask | MetaMask/metamask-extension#3756
change margin type bybit | trading/centralised-exchange/trading trading/centralised-exchange/setting-up-your-account-and-api-keys | ccxt/ccxt#11268
configure columns in screener | screener/creating-a-screener screener/screener-commands | stocknear/frontend#14
draw rectangle zone | workbench/overview/using-the-workbench/charting-tools | easy-candle/easy-candle#4
filter low marketcap coins | screener/screener-filters/fundamental-metrics screener/creating-a-screener screener/screener-filters | freqtrade/freqtrade#7332
find token contract address to import | trading/decentralised-exchange/custom-tokens | blockscout/blockscout#12287
hide indicators without removing them | workbench/overview/studies-metrics workbench/overview/using-the-workbench/using-the-wb workbench/overview/using-the-workbench/workbench-cmds workbench/overview/using-the-workbench/charting-tools | louisnw01/lightweight-charts-python#31
hotkey for fibonacci | workbench/overview/using-the-workbench/workbench-cmds workbench/overview/using-the-workbench/charting-tools | SBProX/SBProX-Dev#1917 (translated from Russian)
measure price range ruler | workbench/overview/using-the-workbench/charting-tools | SBProX/SBProX-Dev#394 (translated from Russian)
moderators edit and delete messages | community/building-a-community/creating-a-community/admin-control-and-access community/building-a-community/managing-a-community | GetStream/stream-chat-react#36
open multi chart layout | workbench/overview/using-the-workbench/using-the-wb workbench/overview workbench/overview/using-the-workbench/workbench-cmds | https://pickmytrade.io/broker-faq/tradingview-faq/
order size based on percent of funds | trading/centralised-exchange/trading | robswc/tradingview-webhooks-bot#13
read only api key for analytics | trading/centralised-exchange trading/centralised-exchange/setting-up-your-account-and-api-keys trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | https://wiki.cryptorg.net/exchanges/bybit/api-keys/
resize dashboard widgets | dashboard/customizing-a-dashboard dashboard/dashboard-commands | danbyte-net/danbyte#41
revoke token approvals metamask | trading/decentralised-exchange/connecting-your-wallet | https://fox-setup-guide.com/amp/revoke-approvals/
save and restore chart layout | workbench/overview/saving-resaving-a-workbench | marketcalls/openalgo-charts#13
screen coins by descending volume | screener/creating-a-screener screener/screener-commands screener/screener-filters/offchain-metrics | OpenBB-finance/OpenBB#66
send alert when coins hit a certain price | alerts/creating-an-alert alerts/overview introduction/getting-started | taniman/profit-trailer-enhancements#192
share dashboard with specific users | dashboard/publishing/choosing-audience dashboard/publishing | getredash/redash#1271
shareable link for private dashboard | dashboard/publishing/choosing-audience dashboard/publishing | simpleanalytics/roadmap#69
show local time on charts | workbench/overview/navigating-the-chart-interface others/overview | Open-Trader/opentrader#73
sort screener results | screener/screener-commands screener/creating-a-screener | RelativeMotion/FinancialTrackr#31
take profit on part of position | trading/centralised-exchange/trading | https://help.bybit.com/hc/en-us/articles/900002669906
[jargon]
OI funding squeeze crowded longs | workbench/overview/studies-metrics/custom-metrics/exchange-metrics screener/creating-a-screener | binance/binance-skills-hub#22
absorption | workbench/overview/studies-metrics/custom-metrics/orderflow-metrics workbench/overview/studies-metrics/custom-metrics/jlabs-analytics | https://dhawal.org/research/futures-ta/chapters/ch11-order-flow
ioc fok | trading/centralised-exchange/trading | dydxprotocol/v4-documentation#165
poc vah val | workbench/overview/studies-metrics introduction/about-pt others/overview | ta4j/ta4j#1245
positive basis contango | workbench/overview/studies-metrics/custom-metrics/exchange-metrics others/overview | https://learn.greeks.live/area/premium-or-discount-on-futures
taker buy sell ratio | workbench/overview/studies-metrics/custom-metrics/orderflow-metrics workbench/overview/studies-metrics/custom-metrics/exchange-metrics | binance/binance-skills-hub#98
trailing stop | trading/centralised-exchange/trading | chrisleekr/binance-trading-bot#186
[other-product-word]
magnet mode | workbench/overview/using-the-workbench/charting-tools | BennyThadikaran/eod2#42
minimum received | trading/decentralised-exchange/swap-tokens | https://dexwatch.com/academy/why-did-my-swap-fail/
object tree | workbench/overview/using-the-workbench/charting-tools | casoon/loomchart#75
open-ended alert expiration | alerts/creating-an-alert alerts/alerts-panel others/overview | https://docs.whalecrew.com/setup/alerts/
stock screener | screener/overview screener/creating-a-screener | Mathieu2301/TradingView-API#53
time and sales | dashboard/customizing-a-dashboard/adding-trades-to-dashboard | https://www.profitabul.com/learn/orderflow
[typo]
bybitt api key permision | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys trading/centralised-exchange/setting-up-your-account-and-api-keys | written for this set
cumulitive volume delta | workbench/overview/studies-metrics/custom-metrics/orderflow-metrics others/overview | written for this set
fundng rate negativ | workbench/overview/studies-metrics/custom-metrics/exchange-metrics screener/screener-filters/offchain-metrics trading/centralised-exchange/trading | written for this set
honypot token | trading/decentralised-exchange/custom-tokens | written for this set
liqudation price | trading/centralised-exchange/trading | written for this set
open intrest | workbench/overview/studies-metrics/custom-metrics/exchange-metrics screener/screener-filters/offchain-metrics others/overview | written for this set
propblem compare two instruments | workbench/overview/using-the-workbench/using-the-wb workbench/overview/using-the-workbench/workbench-cmds | tradingview/lightweight-charts#2001
slippage tollerance | trading/decentralised-exchange/swap-tokens | MetaMask/metamask-extension#11108
techinals | workbench/overview/studies-metrics | GoChartingAdmin/Go-Charting#21
trend line alret | workbench/overview/using-the-workbench/charting-tools alerts/creating-an-alert | written for this set
two way synching | dashboard/two-way-syncing dashboard/two-way-syncing/dashboard-to-workbench dashboard/two-way-syncing/workbench-to-dashboard | written for this set
work bench shorcuts | workbench/overview/using-the-workbench/workbench-cmds | written for this set
`;
