/** The engine and the vocabulary were worked on with these. */
export const tuned = `
[symptom]
alert delay | alerts/creating-an-alert alerts/overview alerts/alerts-panel | https://clearedge.trading/post/tradingview-alert-delay-causes-solutions
alert sent repeatedly | alerts/creating-an-alert alerts/alerts-panel | digitalmaxing/trading-helper#8
api key stops working after three months | trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account | ScavengerBot/ScavengerBot#48
banned moderators can still do things | community/building-a-community/managing-a-community community/building-a-community/creating-a-community/admin-control-and-access | LemmyNet/lemmy#2868
bot connected but no notification when price reached | alerts/alerts-panel alerts/creating-an-alert | gilsonmandalogo/crypto-alert-telegram-bot#2
candlestick time does not match phone time | workbench/overview/navigating-the-chart-interface others/overview | get10101/10101#713
connecting screen gets stuck metamask | trading/decentralised-exchange/connecting-your-wallet trading/decentralised-exchange/adjust-rpcs-on-metamask | ethaccount/vue-dapp#117
connection to metamask is bad have to keep trying | trading/decentralised-exchange/connecting-your-wallet trading/decentralised-exchange/adjust-rpcs-on-metamask | tangle-network/dapp#1193
dashboard changes cannot be saved | dashboard/customizing-a-dashboard dashboard/creating-a-dashboard | dashjoin/platform#171
dashboard layout not retained after reload | dashboard/customizing-a-dashboard dashboard/creating-a-dashboard | GuntharDeNiro/Gunthy#81
does not open take profit and stop loss orders | trading/centralised-exchange/trading | verata-veritatis/bybit-market-maker#8
drawing tools inactive | workbench/overview/using-the-workbench/charting-tools introduction/getting-started | GoChartingAdmin/Go-Charting#87
gaps in candlesticks | workbench/overview/studies-metrics workbench/overview/navigating-the-chart-interface others/overview | finnhubio/Finnhub-API#103
have to approve same token again | trading/decentralised-exchange/swap-tokens | Uniswap/interface#2817
hedge mode does not work on bybit | trading/centralised-exchange/trading introduction/about-pt | ccxt/ccxt#24848
horizontal lines disappeared after update | workbench/overview/using-the-workbench/charting-tools workbench/overview/saving-resaving-a-workbench | SBProX/Platform#115 (translated from Russian)
i lost the fibonacci tool | workbench/overview/using-the-workbench/charting-tools | GoChartingAdmin/Go-Charting#378
leverage not changed | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/trading | ccxt/ccxt#13046
lines shift after restart have to correct them | workbench/overview/using-the-workbench/charting-tools workbench/overview/saving-resaving-a-workbench | SBProX/SBProX-Dev#1628 (translated from Russian)
massive slippage on swap | trading/decentralised-exchange/swap-tokens | andrecronje/solidly#48
metamask doesn't popup | trading/decentralised-exchange/connecting-your-wallet | MetaMask/metamask-extension#14534
notifications on any price change | alerts/creating-an-alert alerts/alerts-panel | Cybrarist/Discount-Bandit#46
order stopped after partially filled | trading/centralised-exchange/trading | freqtrade/freqtrade#10966
orderbook not updating fast enough | dashboard/customizing-a-dashboard/adding-orderbook-to-dashboard workbench/overview/studies-metrics dashboard/overview | ripple/ripple-client#1172
panel position isn't saved after dragging | dashboard/customizing-a-dashboard dashboard/creating-a-dashboard | grafana/grafana#10185
panel too small and not adjustable | dashboard/customizing-a-dashboard dashboard/creating-a-dashboard dashboard/dashboard-commands | grafana/grafana#67549
refresh replaced my work with the default | workbench/overview/saving-resaving-a-workbench workbench/overview | 11cafe/comfyui-workspace-manager#356
rsi different than other platforms | workbench/overview/using-the-workbench/using-the-wb workbench/overview/studies-metrics/custom-metrics/momentum-oscillator workbench/overview/studies-metrics | klinecharts/KLineChart#225
slippage limit does not hold | trading/decentralised-exchange/swap-tokens | uniswap-python/uniswap-python#338
stop-loss not execute | trading/centralised-exchange/trading | chrisleekr/binance-trading-bot#424
stuck going back from wallet app to website | trading/decentralised-exchange/connecting-your-wallet | WalletConnect/walletconnect-monorepo#1405
swap failed gas was charged | trading/decentralised-exchange/swap-tokens trading/decentralised-exchange | Uniswap/interface#1365
sync resets dashboard to an earlier version | dashboard/two-way-syncing dashboard/two-way-syncing/workbench-to-dashboard dashboard/two-way-syncing/dashboard-to-workbench dashboard/customizing-a-dashboard/adding-a-workbench-to-dashboard | GeoNode/geonode#11641
token not findable although it has liquidity | trading/decentralised-exchange/custom-tokens workbench/overview/using-the-workbench/using-the-wb | Uniswap/interface#7765
transaction continually fails | trading/decentralised-exchange/swap-tokens trading/decentralised-exchange/connecting-your-wallet trading/decentralised-exchange/adjust-rpcs-on-metamask | MetaMask/metamask-extension#8602
transactions keep failing with 4% slippage | trading/decentralised-exchange/swap-tokens | Uniswap/interface#1039
trend line disappears after few seconds | workbench/overview/using-the-workbench/charting-tools | dcccrypto/percolator-launch#2264
volume panel disappeared suddenly | workbench/overview/studies-metrics workbench/overview/navigating-the-chart-interface workbench/overview/using-the-workbench/using-the-wb | GoChartingAdmin/Go-Charting#340
wallet connect qr does not work on phone | trading/decentralised-exchange/connecting-your-wallet | sbvegan/attestation-station-interface#20
webhook alert never received | alerts/alerts-panel alerts/creating-an-alert | junta/tradingview-alert-connector#44
[error]
CannotAffordOrderCost | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/trading | ccxt/ccxt#18187
INSUFFICIENT_OUTPUT_AMOUNT | trading/decentralised-exchange/swap-tokens | Uniswap/interface#1101
account has insufficient balance for requested action | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/trading | sammchardy/python-binance#326
api key is invalid | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | sieblyio/bybit-api#285
balance insufficient once order is partially filled | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/trading | ccxt/ccxt#15516
code -32603 execution reverted too little received | trading/decentralised-exchange/swap-tokens trading/decentralised-exchange/connecting-your-wallet | Uniswap/interface#3813
http 403 forbidden bybit | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account others/location-restrictions | ccxt/ccxt#8473
invalid api-key, ip, or permissions for action | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | ccxt/ccxt#13426
invalid request, please check your server timestamp or recv_window param | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account | JKorf/Bybit.Net#273
network not found missing chain id | trading/decentralised-exchange/adjust-rpcs-on-metamask trading/decentralised-exchange/connecting-your-wallet | MetaMask/metamask-mobile#3847
no rpc url available for chainid 56 | trading/decentralised-exchange/adjust-rpcs-on-metamask trading/decentralised-exchange/connecting-your-wallet | scaffold-eth/scaffold-eth#195
nonce too low | trading/decentralised-exchange/connecting-your-wallet trading/decentralised-exchange/adjust-rpcs-on-metamask | MetaMask/metamask-extension#26361
order not found | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/trading | https://www.dipcoin.io/openapi-docs/perpetual/general_info/error_code
permission denied bybit | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | bybit-exchange/bybit_p2p#12
position risk too high order rejected | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/trading | https://orderly.network/docs/build-on-evm/evm-api/error-codes
rate limit exceeded too many requests | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/trading | https://orderly.network/docs/build-on-evm/evm-api/error-codes
sign error api key correct | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | TranceGeniK/bybit-tools#6
unmatched ip | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | bybit-exchange/docs-legacy#217
wallet_addEthereumChain | trading/decentralised-exchange/connecting-your-wallet trading/decentralised-exchange/adjust-rpcs-on-metamask | https://fox-crypto-wallet.com/amp/custom-rpc/
wrong network please connect to appropriate network | trading/decentralised-exchange/connecting-your-wallet trading/decentralised-exchange/adjust-rpcs-on-metamask trading/decentralised-exchange | Uniswap/interface#3088
[question]
can i be liquidated even with a stop loss | trading/centralised-exchange/trading | https://learn.greeks.live/area/liquidated-trader-recourse/resource/2
does honeypot check mean i can sell | trading/decentralised-exchange/custom-tokens | tsarbuig/WalletHunter#18
how do i know if dev added a pair | trading/decentralised-exchange/custom-tokens screener/screener-filters/dex-metrics | Nafidinara/bot-pancakeswap#6
how does honeypot detection work | trading/decentralised-exchange/custom-tokens | BytePhoenixCoding/BlockchainTokenSniper#37
how many charts can i see at once | workbench/overview/using-the-workbench/using-the-wb workbench/overview others/overview | https://pickmytrade.io/broker-faq/tradingview-faq/
how price impact is calculated | trading/decentralised-exchange/swap-tokens screener/screener-filters/dex-metrics | Dapp-Learning-DAO/Dapp-Learning#648
how to close position in bybit | trading/centralised-exchange/trading | ccxt/ccxt#14385
is it safe to add a custom rpc | trading/decentralised-exchange/adjust-rpcs-on-metamask | https://fox-crypto-wallet.com/amp/custom-rpc/
price rising volume down OI up bullish bearish | workbench/overview/studies-metrics/custom-metrics/exchange-metrics | https://trade2win.com/threads/volume-and-open-interest.37336
what does cvd measure | workbench/overview/studies-metrics/custom-metrics/orderflow-metrics others/overview | https://ampeld.com/learn
what if i travel to another country | others/location-restrictions | https://prop-help.vercel.app/articles/ip-address-rule
which regions are not restricted | others/location-restrictions | Polymarket/py-clob-client#152
why is the funding fee negative | workbench/overview/studies-metrics/custom-metrics/exchange-metrics trading/centralised-exchange/trading | https://bbapi.viigoo.eu.org/square/post/22994433791258
why position liquidated despite having stop loss | trading/centralised-exchange/trading | https://www.bytick.com/tr-TR/help-center/article/Why-Was-My-Position-Liquidated-Despite-Having-A-Stop-Loss
why stop loss canceled and position liquidated | trading/centralised-exchange/trading | https://support.toobit.com/hc/en-us/articles/14234832216729
[task]
alarm only once or every time | alerts/creating-an-alert | hschickdevs/Telegram-Crypto-Alerts#30
alert that never expires | alerts/creating-an-alert alerts/alerts-panel others/overview | hschickdevs/Telegram-Crypto-Alerts#30
check buy and sell tax | trading/decentralised-exchange/custom-tokens trading/decentralised-exchange/swap-tokens | malvaphe/Crypto_Honeypot_Detector#1
delete a single drawing | workbench/overview/using-the-workbench/charting-tools workbench/overview/using-the-workbench/workbench-cmds | easy-candle/easy-candle#3
disconnect site i no longer trust | trading/decentralised-exchange/connecting-your-wallet | MetaMask/metamask-extension#8041
exclude dead coins without 24h volume | screener/screener-filters/offchain-metrics screener/creating-a-screener screener/overview screener/screener-filters | PresearchOfficial/presearch-packages#56
filter pairs above certain volume | screener/screener-filters/offchain-metrics screener/creating-a-screener screener/screener-filters | CryptoSignal/Crypto-Signal#359
give moderators power to ban | community/building-a-community/creating-a-community/admin-control-and-access community/building-a-community/managing-a-community | voat/voat#575
minimum volume filter | screener/screener-filters/offchain-metrics screener/creating-a-screener screener/screener-filters | matteoantoci/ch-companion#4
reset dashboard to default layout | dashboard/customizing-a-dashboard dashboard/dashboard-commands dashboard/creating-a-dashboard | danbyte-net/danbyte#41
restore earlier saved layout | workbench/overview/saving-resaving-a-workbench | OurMachinery/themachinery-public#755
save and load chart drawings | workbench/overview/using-the-workbench/charting-tools workbench/overview/saving-resaving-a-workbench | balancednetwork/balanced-network-interface#961
set stop loss after order is filled | trading/centralised-exchange/trading | ccxt/ccxt#7313
snap line to candle high low | workbench/overview/using-the-workbench/charting-tools | BennyThadikaran/eod2#42
speed up transaction | trading/decentralised-exchange/swap-tokens | https://primeaitech.info/metamask-transaction-stuck-pending.html
unstick stuck transaction set nonce | trading/decentralised-exchange/swap-tokens trading/decentralised-exchange/adjust-rpcs-on-metamask | https://medium.com/kogecoin/how-to-unstick-stuck-transactions-in-metamask-b23228a0a429
[jargon]
CVD divergence | workbench/overview/studies-metrics/custom-metrics/orderflow-metrics | https://www.binance.bh/en/square/post/33882680785346
bid ask imbalance | workbench/overview/studies-metrics/custom-metrics/orderbook-metrics dashboard/customizing-a-dashboard/adding-orderbook-to-dashboard | https://www.profitabul.com/learn/orderflow
fee on transfer token | trading/decentralised-exchange/swap-tokens trading/decentralised-exchange/custom-tokens | valorem-labs-inc/clear#66
iceberg order | dashboard/customizing-a-dashboard/adding-trades-to-dashboard dashboard/customizing-a-dashboard/adding-orderbook-to-dashboard workbench/overview/studies-metrics/custom-metrics/orderbook-metrics workbench/overview/studies-metrics/custom-metrics/orderflow-metrics | https://liquiditysniper.io/education
mvrv sopr | workbench/overview/studies-metrics/custom-metrics/onchain-metrics screener/screener-filters/onchain-metrics | https://docs.glassnode.com/data/general-information/data-availability
one-way mode | trading/centralised-exchange/trading | GoChartingAdmin/Go-Charting (Bybit help)
post only | trading/centralised-exchange/trading | freqtrade/freqtrade#7104
rekt bubbles | workbench/overview/studies-metrics/custom-metrics/exchange-metrics | https://help.exocharts.com/hc/en-us/articles/7551006827793-Why-are-rekt-bubbles-in-the-wrong-place-on-Bybit-
sandwich attack | trading/decentralised-exchange/swap-tokens trading/decentralised-exchange/adjust-rpcs-on-metamask | azerpas/uniswap-cli#10
session volume profile value area | workbench/overview/studies-metrics introduction/about-pt others/overview | flowsurface-rs/flowsurface#75
[other-product-word]
DOM depth of market | dashboard/customizing-a-dashboard/adding-orderbook-to-dashboard workbench/overview/studies-metrics/custom-metrics/orderbook-metrics | https://academy.tradeology.app/order-flow/order-flow-toolkit
close-only mode | others/location-restrictions | https://kiyotaka.dev/user-guides/execution/restricted-jurisdictions
connected sites | trading/decentralised-exchange/connecting-your-wallet | CoinTool-App/MetaSafe#6
crypto screener like tradingview | screener/overview screener/creating-a-screener | OpenBB-finance/OpenBB#66
custom timeframe not in the list | workbench/overview/using-the-workbench/using-the-wb workbench/overview/using-the-workbench/workbench-cmds others/overview | https://wt-docs.tiger.com/en/terminal/chart-window-unctionality
server invite | community/building-a-community/creating-a-community community/building-a-community/creating-a-community/admin-control-and-access | discordjs/discord.js#19
tp sl on selected position | trading/centralised-exchange/trading | https://help.bybit.com/hc/en-us/articles/900002669906
webhook | alerts/creating-an-alert | JulyIghor/QtBitcoinTrader#265
[typo]
access deined for api | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys | bybit-exchange/pybit#11
alrt not triggerd | alerts/creating-an-alert alerts/alerts-panel | written for this set
dashbord comands | dashboard/dashboard-commands | written for this set
fibonaci retracment | workbench/overview/using-the-workbench/charting-tools | written for this set
foot print chart | workbench/overview/studies-metrics introduction/about-pt others/overview | GoChartingAdmin/Go-Charting#297
increase slipage | trading/decentralised-exchange/swap-tokens | yuichiroaoki/poly-flash#4
metamask dont see my tokens | trading/decentralised-exchange/custom-tokens trading/decentralised-exchange/swap-tokens trading/decentralised-exchange/adjust-rpcs-on-metamask | MetaMask/metamask-extension#1813
metamsk not conecting | trading/decentralised-exchange/connecting-your-wallet | written for this set
screner filtr | screener/screener-filters screener/creating-a-screener screener/overview screener/screener-filters/offchain-metrics | written for this set
slipage for size | workbench/overview/studies-metrics/custom-metrics/orderbook-metrics workbench/overview/studies-metrics/custom-metrics/jlabs-analytics trading/decentralised-exchange/swap-tokens | written for this set
stoploss not visable in chart | trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account trading/centralised-exchange/trading trading/centralised-exchange | freqtrade/frequi#2640
swap tokns failled | trading/decentralised-exchange/swap-tokens | written for this set
`;
