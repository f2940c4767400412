import { breakEvenPrice, quantityForRisk } from '@site/data/formulas/trading/orders';
import { bybitFees } from '@site/data/trading/exchange-limits';
import { formatNumber, usd } from '@site/src/lib/text/format';

const { taker } = bybitFees.derivatives;
/** What follows from the exchange's fees, which change. */
const position = (exit: number) => `of ${usd(quantityForRisk(100, 1, exit, taker), 0)}`;
const even = (entry: number, fee: number) => formatNumber(breakEvenPrice('long', entry, fee), 2);

/** What people type into the box: `query → a part of the answer`. */
export const answered = `
500 margin 10x how much position → A margin of $500 holds a position of $5,000 at 10×.
how much can i open with 500 at 10x → A balance of $500 opens a position of at most $4,945 at 10×.
500 free 10x → at most $4,945
500 at 10x → could be margin $500 or balance $500
how much margin 30000 10x → needs $3,000.00 of margin
position 30000 10x → needs $3,000.00 of margin
liquidated at 50000 long 10x → was entered at about 55,248.62.
liquidation price 50000 long 10x → could be entry 50,000 or liquidated at 50,000
liquidation 60000 10x → near long 54,300.00 · short 65,700.00, 9.50% from the entry
liquidation cross margin long 60000 10x → With cross margin it depends on the account
where does my 20x short from $3,200 eth get liquidated → near 3,344.00, 4.50% above
when is a long from 60000 10 times liquidated → near 54,300.00
liquidation long 60000 x 10 → near 54,300.00
pt fee 5000 → PT’s own fee is nothing; Bybit’s on $5,000 is $2.75.
pt fee → PT’s own fee is nothing; Bybit’s base taker fee is 0.055%.
fee for 0.5 btc at 60000 → costs $16.50 in fees
fee on $5000 btc → An order of $5,000 costs $2.75 in fees
long $3,200 eth 5x liquidation → near 2,576.00, 19.50% below
funding on $3,200 eth 1 week → for 1 week costs a long $6.72
entry for liquidation at 50000 long 10x → was entered at about 55,248.62.
what entry liquidates at 50000 10x long → was entered at about 55,248.62.
short from 3200 5x → could be balance $3,200 or entry 3,200
long at 50000 10x → A 10× long from 50,000 is liquidated near 45,250.00
500 leverage 10x → could be margin $500 or balance $500
10x on 500 → could be margin $500 or position $500
order of 500 at 10x → A position of $500 at 10× needs $50.00 of margin.
min received swap 10 eth 0.5% → at least 9.95 ETH with a tolerance of 0.5%
swap 10 eth minimum 0.5% fee 0.3% → at least 19,644.44 with a tolerance of 0.5%
risk 1% on 10000 stop 2% → loses $100.00
short available 500 10x → at most $4,945 at 10×
liquidation price 50000 sol long 10x → could be entry 50,000 or liquidated at 50,000
liquidated 50000 10x long → could be entry 50,000 or liquidated at 50,000
1 bp of 1m → is 100.
fee on 2 eth at $2,500 → costs $2.75 in fees
notional of 2 eth at 2500 → is a position of 5,000.00 USDT
margin 2 eth at 2500 10x → needs 500.00 USDT of margin
funding 0.5 btc at 60000 3 days → costs a long $27.00
swap 1 eth to usdc fee 0.3% → 1 ETH brings 1,992.01 USDC
swap 500 usdc in 100 eth/200000 → 500 USDC buys 0.2486 ETH
swap 100 eth in 1000/2000000 fee 0.3% → at a price impact of 9.07%
minimum received 5 eth 0.5% → at least 4.975 ETH
10% in bps → 10% is 1,000 basis points.
0.01% in bps → 0.01% is 1 basis point.
5 bps in % → 5 basis points is 0.05%.
0.05% in bps → 0.05% is 5 basis points.
alert rsi crosses above 30 → Type alert rsi crosses 30
liquidation long 60000 10x → near 54,300.00, 9.50% below
what is the liquidation price of a 25x short at 2500 → near 2,587.5
liquidation long 60000 10x mmr 100bps → near 54,600
liquidation long 0,5 10x → near 0.4525
liqudation short btc 60000 x10 → near 65,700
liq long eth @2500 10x → near 2,262.5
funding 0.01% 8h a year → +10.95% a year
funding 0.01% per year → +10.95% a year
funding rate 0,01% annualised → +10.95% a year
funding 0.01% per hour → +0.01% every hour is +87.60% a year
funding 0.01% per hour 10000 3 days → for 3 days costs a long $72.00
funding 30000 10x 3 days → costs a long $27.00, 0.90% of its margin
funding 0.01% short $30k 7 days → earns a short $63.00
1% risk 10000 stop 2% → ${position(0.98)} loses $100.00
risk 100bps 10'000 stop 200bps short → ${position(1.02)}
swap 10,000 USDC in 1,000/2,000,000 → buys 4.9603 coins
swap 10k usdc in 2m/1k → buys 4.9603 coins
swap 500 dai in 40000/80000 → coins
1% risk 10000 stop 2% 10x → At 10× it needs $474.18 of margin.
1% risk 10000 stop 2% 60x → liquidated before the stop
1% risk 1.000,50 stop 2% → loses $10.01
breakeven 0.055% taker → breaks even at 60,066.04, 0.11% above
break-even price taker fee → ${even(60_000, taker)}
breakeven short 0.055% → breaks even at 59,934.04
long 0.05 btc 10x cross margin → needs 300.00 USDT of margin
funding 10% annual → +10% a year is +0.00913242% every 8 hours
funding 10% annual 10000 3 days → costs a long $8.22
long 0.05 btc 10x held 7 hours → pays nothing or 0.30 USDT of funding
long 5 btc 10x cross → needs 30,000.00 USDT of margin
long 2 eth at 2500 10x → A long of 2 ETH at 2,500 needs 500.00 USDT
liquidation long 0.0000123 10x pepe → near 0.0000111315
liquidation short 0.00045 20x → near 0.00047025
1% risk 10000 stop 2% eth → A long of $4,742 loses
eth risk 1% of 10000 entry 2500 stop 2450 → A long of $4,742 loses $100.00
balance 1000 risk $50 stop 5% 10x → loses $50.00 at a stop 5% away
risk $50 entry 60000 stop 58800 → A long of $2,371 loses $50.00
how big a position risk 200 dollars stop 3% → loses $200.00
swap 10000 usdc for wbtc in 30/2000000 → buys 0.1488 WBTC
0.03% of 250k → is 75.
25 bps of 10000 → is 25.
leverage 10 → a move of 9.50% against it
x10 leverage → a move of 9.50% against it
margin for 30000 at 10x → needs $3,000.00 of margin
chain id base → is 8453 (0x2105)
what is the chain id of arbitrum → 42161
bsc chain id → is 56
chain id 137 → Polygon
ethereum mainnet chainid → is 1 (0x1)
avax chain id metamask → 43114
8453 → The chain ID of Base is 8453
which network is 0x89 → Polygon
max alerts → at most 200
how many alerts can I have → at most 200
maximum number of panes → at most 4
how many widgets per dashboard → at most 24
max columns screener → at most 50
limit of read-only keys → at most 5
how many versions are kept → at most 20
hotkey trendline → Alt + T: Draw a trendline.
shortcut for log scale → Alt + L
keyboard shortcut undo → Ctrl/Cmd + Z
what is the hotkey for a horizontal line → Alt + H
rsi alert → Type alert rsi crosses LEVEL
alert rsi crosses 30 → Type alert rsi crosses 30
vwap alert → Type alert price crosses vwap
alert for bollinger → Type alert price crosses bollinger
funding rate alert → Type alert "funding rate" crosses LEVEL
10010 → 10010: The calling IP address isn’t on the key’s list.
-32002 → An earlier request is still waiting in the wallet.
10010 error after connecting → The calling IP address
bybit error 10010 → The calling IP address
10003 invalid api key → 10003:
-32603 insufficient funds for gas → -32603:
retCode: 10004 → The signature is wrong.
error code −32002 → An earlier request
what does error 4001 mean → You declined the request
http 403 → turned the request away
where funding < 0 → where funding < 0 is a valid filter.
funding < 0 → where funding < 0 is a valid filter.
where market cap > $500m and funding rate < 0.01% → Write where market_cap > 500m and funding < 0.01.
where oi above 10,000,000 → Write where open_interest > 10000000.
where mvrv between 0.8 and 1.2 → where mvrv between 0.8 1.2 is a valid filter
what is basis → minus the spot price
what's funding → Funding rate: The payment between longs and shorts
what is cross margin → The whole account stands behind every position
what is isolated margin → margin of its own
what does maintenance margin mean → The least margin
what is a short squeeze → ROSI: Relative open short interest
define slippage → price
cvd meaning → delta
what does mvrv mean → value
what are unlocks → Tokens that become free to move
`;

/** Near enough to be taken for a question, but ambiguous, incomplete, or about something else: ordinary results. */
export const unanswered = `
sell 60000 10x
long 60000 10x
long 500 leverage 10x
short margin 500 10x from 60000
entry for liquidation 50000 10x
entry liquidation 50000 10x long
swap 1000 usdc to usdt 0.01% fee
swap usdc for 1 eth fee 0.3%
swap 1000000000 usdc in 100 eth/200000
risk $50 entry 60000 and 120000 stop 58800
how big a position risk 200 and 400 dollars stop 3%
risk $50 entry 60000 stop 588
where oi above 10,000,000%
where rsi above $30
fee for 0.5 btc at 0.00000001
swap for 1 eth fee 0.3%
swap 500 usdc in 100/200000 eth
liquidation btc entry 60000 10x stop 58000
btc long entry 60000 liquidation 54300
position size account 10000 risk 1% entry 60000 stop 62000 long
margin for 5000 at 10x and 20x
fee 0.02% 0.055% 1000
negative funding 0.01% long 5000
10003 10004
lost 500 usdt liquidated 10x what happened
sent 500 usdt to wrong address
5 % in %
5 bps in bps
0.000001 btc 10x long
fee 5000 10x
liquidation long from 60000 to 50000 10x
liquidation position 500 10x long
position 30000 margin 3000
i have 500, margin 200, 10x
risk 1% of 10000, stop 2%, stop 58000, entry 60000
funding 0.01% 10000 -3 days
1% of 10000 stop 2%
fee 500 margin 10x
perp spot fee 1000
1 btc 2 eth 10x long
my account got hacked 5000 usdt gone
stolen 500 usdt what now
i was liquidated at 60000 why
margin 500 balance 300 10x
500 margin 10x 20x
margin −500 10x
margin $500 btc 10x
swap $1000 eth fee 0.3%
fee on 5k btc
funding 0.01% 1000 a year
alert oi above 1b
stop 500 10x
pt fee 0.1% 0.2%
entry 60000 liquidated at 50000 10x
swap 1 eth to usdc
10% apr to apy
funding 0.01% apy
basis 1.2% 30 days annualised
how much gain to recover from a 20% loss
funding 30000 10x 3 months
pnl long 0.1 btc from 60000 to 66000
liquidation
liquidation long 10x
liquidation long 60000
liquidation long short 60000 10x
why was my long liquidated at 60000 10x
liquidation long 60000 10x 20x
liquidation long 60000 1000x
liquidation heatmap
funding 0.5% annual
funding 15%
funding 0.01
risk 50 stop 200
funding 0.01% 10000 1h
swap 10000 usdc for wbtc fee 0.3%
swap 10000 usdc for pepe in 3000000/1000000
breakeven eth taker
long 2 eth 10x
entry 60000 stop 61000 long
entry 60000 stop
0.03% 250k
10% of
funding rate
funding 0.01% 3h a year
funding 0%
funding 0.01% every other hour
funding 0.01% 3x daily 10000 3 days
funding 0.01% 10000 8h
funding 0.01% 24h 10000
funding 0.01% 10000 half a day
funding 0.01% long short 10000 3 days
funding 1e999% 8h
funding −0% yearly
funding 0.01% ⁵000 3 days
liquidation long 10 btc 10x
liquidation long .5.5 10x
1
10
8453 10010
chain 8453 137
funding arbitrage 0.01%
funding history 30 days
1% risk stop 2%
1% risk 10000
risk 1% reward 2% 10000
risk management 2%
swap 10000 usdc
swap 10000 in 1000/2000000
swap usdc to eth
swap failed 10000 usdc 2/3 times
breakeven
breakeven 0%
long 0.05 btc
long 0.05 btc 10x cross isolated
long 10x or short 10x btc 1
chain id
chain id 999999
wrong chain id
max leverage
limit order
how many alerts fired today
api key shortcut
hotkey
alert
price alert
alert didnt fire
20000
10003 apples
10001 10003 invalid
error 12345
where is my api key
where funding
where price is right > maybe
what is the best exchange
what is wrong with my alert
meaning
1e309
__proto__
`;
