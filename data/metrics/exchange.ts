import {
  liquidatedUsd,
  longShare,
  longShortRatio,
  openInterestUsd,
  percentChange,
  singleSided,
} from '../formulas/metrics/openInterest';
import { turnover } from '../formulas/metrics/orderflow';
import { annualisedBasis, annualisedBasisCompounded, basis, basisPercent } from '../formulas/trading/basis';
import {
  annualiseFunding,
  fundingPayment,
  fundingRate,
  normaliseFunding,
  openInterestWeightedFunding,
} from '../formulas/trading/funding';
import { metricsOf } from './families';
import { fromFiveMinutes } from './shared';

export const exchangeMetrics = metricsOf('exchange', {
  'funding-rate': {
    name: 'Funding rate',
    definition:
      'What longs and shorts of a perpetual pay each other at set times. It keeps the contract’s price near spot.',
    formula:
      'F = P + clamp(I − P, ±0.05%), then held between the contract’s cap and floor (Bybit). P is the time-weighted premium over the index; I is the interest part, 0.01% per 8 hours for most contracts, scaled to the interval. Payment = position value × F.',
    unit: '% per funding interval of the contract',
    sign: 'Positive: longs pay shorts. Negative: shorts pay longs. Only positions open at the settlement pay, and the venue keeps none of it.',
    reading: [
      'On most contracts about 0.01% per 8 hours is normal, the fixed interest in the formula. Well above it, longs are paying to stay in. Well below zero, shorts are.',
      'An extreme rate shows a crowd, which can stay for weeks while price goes either way.',
    ],
    misleads: [
      'Intervals differ between contracts, and Binance and Bybit shorten them when a rate gets extreme. Compare two rates per 8 hours.',
      'The predicted rate can still change, and a spike an hour before settlement may never be paid.',
    ],
    example: {
      title: 'what a long pays, and why the rate often doesn’t move',
      text: 'At a mark price of {mark} USDT and a rate of +{rate}%, a long of {quantity} BTC pays {payment} USDT at settlement, and a short of the same size receives it.\nWith a premium of {calmPremium}% and interest of {interest}%, the rate is {calmRate}%: inside the clamp it equals the interest. A premium of {hotPremium}% is beyond the clamp and gives {hotRate}%.',
      values: {
        quantity: 0.5,
        mark: 60000,
        rate: 0.01,
        payment: 3,
        calmPremium: 0.03,
        interest: 0.01,
        calmRate: 0.01,
        hotPremium: 0.12,
        hotRate: 0.07,
      },
      recompute: ({ quantity = 0, mark = 0, rate = 0, calmPremium = 0, hotPremium = 0, interest = 0 }) => ({
        payment: fundingPayment(quantity, mark, rate),
        calmRate: fundingRate(calmPremium, interest),
        hotRate: fundingRate(hotPremium, interest),
      }),
    },
    command: 'metric add "funding rate" venue=bybit',
    synonyms: ['funding', 'FR', 'funding fee'],
  },
  'funding-rate-8h': {
    name: 'Funding rate, 8-hour',
    definition: 'The funding rate converted to 8 hours, to compare contracts with different intervals.',
    formula: 'rate₈ₕ = rate × 8 ÷ interval in hours. Simple yearly rate = rate₈ₕ × 3 × 365.',
    unit: '% per 8 hours',
    sign: 'Positive: longs pay shorts.',
    reading: ['Use it to compare two contracts, venues or dates. As a yearly rate, it compares with basis.'],
    misleads: [
      'It assumes that the rate holds, but a contract that settles hourly can change it eight times in that span.',
      'When a venue changes the interval, the plain rate jumps although holding costs the same. This one doesn’t.',
    ],
    example: {
      title: 'the smaller number is the more expensive one',
      text: 'Contract A charges {rateA}% every {hoursA} h and contract B charges {rateB}% every {hoursB} h. Over 8 hours A costs {eightA}% and B costs {eightB}%. As simple yearly rates that’s {yearA}% and {yearB}%.',
      values: {
        rateA: 0.01,
        hoursA: 8,
        eightA: 0.01,
        yearA: 10.95,
        rateB: 0.005,
        hoursB: 1,
        eightB: 0.04,
        yearB: 43.8,
      },
      recompute: ({ rateA = 0, hoursA = 0, rateB = 0, hoursB = 0 }) => ({
        eightA: normaliseFunding(rateA, hoursA),
        eightB: normaliseFunding(rateB, hoursB),
        yearA: annualiseFunding(rateA, hoursA),
        yearB: annualiseFunding(rateB, hoursB),
      }),
    },
    command: 'metric add "funding rate, 8-hour" venue=hyperliquid',
    screenerField: 'funding',
    synonyms: ['8h funding', 'normalised funding', 'annualised funding'],
  },
  'oi-weighted-funding': {
    name: 'OI-weighted funding',
    definition: 'One funding rate for an asset across venues, weighted by open interest.',
    formula: 'Σ(OIᵢ × rate₈ₕ,ᵢ) ÷ ΣOIᵢ over the venues i',
    unit: '% per 8 hours',
    sign: 'Positive: across venues, longs pay shorts.',
    parameters: [],
    venues: 'Binance, Bybit and Hyperliquid taken together.',
    reading: [
      'It’s the best single number for what leverage in this asset costs now.',
      'A venue that is far from it is where the impatient traders are.',
    ],
    misleads: ['When positions close on an expensive venue, the average falls although no rate changed.'],
    example: {
      title: 'why a plain average is wrong',
      text: 'Venue A has ${oiA}b open at {rateA}%, venue B has ${oiB}b at {rateB}% and venue C has ${oiC}b at {rateC}%. Weighted by open interest, that’s {weighted}% per 8 hours. The plain mean would be {plain}%.',
      values: { oiA: 6, rateA: 0.01, oiB: 3, rateB: 0.02, oiC: 1, rateC: -0.03, weighted: 0.009, plain: 0 },
      decimals: { plain: 3 },
      recompute: ({ oiA = 0, rateA = 0, oiB = 0, rateB = 0, oiC = 0, rateC = 0 }) => ({
        weighted: openInterestWeightedFunding([
          { openInterest: oiA, rate: rateA },
          { openInterest: oiB, rate: rateB },
          { openInterest: oiC, rate: rateC },
        ]),
        plain: openInterestWeightedFunding([
          { openInterest: 1, rate: rateA },
          { openInterest: 1, rate: rateB },
          { openInterest: 1, rate: rateC },
        ]),
      }),
    },
    command: 'metric add "oi-weighted funding"',
    synonyms: ['weighted funding', 'aggregated funding'],
  },
  'open-interest': {
    name: 'Open interest, coin',
    definition: 'How much of the asset is in open contracts. It doesn’t point up or down.',
    formula: 'OI = Σ open contracts × coins per contract, each contract counted once',
    unit: 'coin',
    sign: 'Rising: contracts are being opened.',
    reading: [
      'When it rises, new positions are behind the move. When it falls, positions are being closed, and the move often ends with them.',
    ],
    misleads: [
      'Feeds that count both sides, such as Bybit’s openInterest, show twice as much. PT’s number matches Bybit’s singleOpenInterest.',
    ],
    example: {
      title: 'the same market, counted twice',
      text: 'A feed that counts both sides reports {bothSides} BTC. Counted once, that’s {oneSided} BTC long, facing {oneSided} BTC short.',
      values: { bothSides: 120000, oneSided: 60000 },
      recompute: ({ bothSides = 0 }) => ({ oneSided: singleSided(bothSides) }),
    },
    command: 'metric add "open interest, coin" venue=bybit',
    synonyms: ['OI', 'open interest'],
  },
  'open-interest-usd': {
    name: 'Open interest, USD',
    definition: 'What all open contracts are worth at the current price.',
    formula: 'OI in USD = OI in coin × price',
    unit: 'USD',
    sign: 'Rising: contracts were opened, or price rose.',
    reading: ['Use it to compare assets, or set it against market cap and volume.'],
    misleads: ['A rally raises it without a single new contract.'],
    example: {
      title: 'a rise without a new contract',
      text: 'Open interest stays at {coin} BTC while price goes from ${before} to ${after}. In USD it goes from ${usdBefore}m to ${usdAfter}m: {change}% more, just like price, without a new contract.',
      values: { coin: 50000, before: 60000, after: 66000, usdBefore: 3000, usdAfter: 3300, change: 10 },
      recompute: ({ coin = 0, before = 0, after = 0 }) => {
        const usdBefore = openInterestUsd(coin, before);
        const usdAfter = openInterestUsd(coin, after);
        return {
          usdBefore: usdBefore / 1e6,
          usdAfter: usdAfter / 1e6,
          change: percentChange(usdBefore, usdAfter),
        };
      },
    },
    command: 'metric add "open interest, usd" venue=binance',
    screenerField: 'open_interest',
    synonyms: ['OI USD', 'notional open interest'],
  },
  'long-short-ratio': {
    name: 'Long/short account ratio',
    definition:
      'How many accounts are net long for each one net short. An account with $10 counts as much as one with $10m.',
    formula: 'accounts net long ÷ accounts net short',
    unit: 'ratio',
    sign: 'Above 1: more accounts are long than short.',
    timeframes: fromFiveMinutes,
    venues: 'Perpetuals on Binance and Bybit.',
    updates: 'Every 5 minutes. A closed bar is final.',
    reading: ['The further it is from 1, the more small accounts lean one way against a few large ones.'],
    misleads: [
      'Longs and shorts are always equal in total. When the ratio is above 1, the average short is larger.',
      'Twice as many longs reads 2 and twice as many shorts 0.5. A log scale treats both alike.',
    ],
    example: {
      title: 'from a share to a ratio and back',
      text: 'If {share}% of accounts are net long, the ratio is {ratio}. A ratio of {low} means that {lowShare}% are long.',
      values: { share: 62, ratio: 1.63, low: 0.5, lowShare: 33.3 },
      recompute: ({ share = 0, low = 0 }) => ({ ratio: longShortRatio(share), lowShare: longShare(low) }),
    },
    command: 'metric add "long/short account ratio" venue=bybit',
    screenerField: 'long_short',
    synonyms: ['L/S', 'LSR', 'long short ratio', 'long/short'],
  },
  liquidations: {
    name: 'Liquidations',
    definition: 'Longs and shorts that the venue closed because their margin ran out.',
    formula:
      'long (short) liquidations = Σ price × quantity of long (short) positions closed by force in the bar',
    unit: 'USD per bar',
    sign: 'They’re named after the position that lost: a long liquidation is a forced sale.',
    reading: [
      'A spike is forced trading, and the pressure stops when it does.',
      'When open interest in coin drops in the same bars, leverage has been cleared.',
    ],
    misleads: [
      'Binance sends at most one per symbol and second, and so did Bybit before 2025. Such totals are lower bounds, and Bybit’s step up in 2025 comes from its feed.',
      'Don’t compare totals of two venues, because their feeds differ and Bybit gives the bankruptcy price, not the traded one.',
    ],
    example: {
      title: 'one bar, two series',
      text: 'Longs of {longA} BTC at ${priceA} and {longB} BTC at ${priceB} are closed by force, and so is a short of {short} BTC at ${priceC}. The bar shows ${longs} of long and ${shorts} of short liquidations.',
      values: {
        longA: 2,
        priceA: 59400,
        longB: 0.5,
        priceB: 59200,
        short: 1,
        priceC: 60600,
        longs: 148400,
        shorts: 60600,
      },
      recompute: ({ longA = 0, priceA = 0, longB = 0, priceB = 0, short = 0, priceC = 0 }) => {
        const closed = [
          { position: 'long', price: priceA, quantity: longA },
          { position: 'long', price: priceB, quantity: longB },
          { position: 'short', price: priceC, quantity: short },
        ] as const;
        return { longs: liquidatedUsd(closed, 'long'), shorts: liquidatedUsd(closed, 'short') };
      },
    },
    command: 'metric add liquidations venue=bybit',
    screenerField: 'liquidations',
    synonyms: ['liq', 'liqs', 'long liquidations', 'short liquidations', 'rekt'],
  },
  basis: {
    name: 'Basis',
    definition: 'How far a future or perpetual trades from spot.',
    formula: 'basis = F − S; in percent = (F − S) ÷ S × 100',
    unit: 'quote currency, and % of spot',
    sign: 'Positive: the contract trades above spot (contango). Negative: below spot (backwardation).',
    reading: [
      'A steady positive basis is normal, but when it widens fast, demand for leverage grows faster than demand for the coin.',
      'When it turns negative in a fall, hedgers or forced sellers are selling the contract harder than the coin.',
      'On a perpetual, a lasting basis that is large enough turns into funding of the same sign.',
    ],
    misleads: ['Another venue’s spot price adds the difference between the venues.'],
    example: {
      title: 'a future above spot',
      text: 'With the future at ${future} and spot at ${spot}, the basis is +${basis}, or +{percent}% of spot.',
      values: { future: 61200, spot: 60000, basis: 1200, percent: 2 },
      decimals: { percent: 1 },
      recompute: ({ future = 0, spot = 0 }) => ({
        basis: basis(future, spot),
        percent: basisPercent(future, spot),
      }),
    },
    command: 'metric add basis venue=binance',
    screenerField: 'basis',
    synonyms: ['contango', 'backwardation', 'futures premium', 'perp premium'],
  },
  'annualised-basis': {
    name: 'Basis, annualised',
    definition: 'A dated future’s basis scaled to one year, to compare expiries.',
    formula: 'basis % × 365 ÷ days to expiry (simple); compounded: (1 + basis)^(365 ÷ days) − 1',
    unit: '% per year, simple',
    sign: 'Positive: the future is above spot, and you can earn the gap (carry) until expiry.',
    venues: 'Dated futures on Binance and Bybit.',
    reading: [
      'It’s the yearly return of buying spot and selling the future until expiry, before fees and margin.',
    ],
    misleads: ['In the last days before expiry it gets enormous although hardly any money is at stake.'],
    example: {
      title: '2% with 90 days left, and with 3',
      text: 'A basis of {percent}% with {days} days left is {simple}% per year simple and {compounded}% compounded. With {lastDays} days left the same {percent}% shows as {late}% per year.',
      values: { percent: 2, days: 90, simple: 8.1, compounded: 8.4, lastDays: 3, late: 243.3 },
      decimals: { percent: 1 },
      recompute: ({ percent = 0, days = 0, lastDays = 0 }) => ({
        simple: annualisedBasis(percent, days),
        compounded: annualisedBasisCompounded(percent, days),
        late: annualisedBasis(percent, lastDays),
      }),
    },
    command: 'metric add "basis, annualised" venue=binance',
    synonyms: ['annualised basis', 'futures yield', 'carry', 'cash and carry'],
  },
  volume: {
    name: 'Volume',
    definition: 'How much was traded in a bar: the quantity in coin, and the turnover in USD.',
    formula: 'volume = Σ quantity; turnover = Σ price × quantity',
    unit: 'coin per bar, and USD per bar',
    sign: 'For a signed figure, use delta.',
    reading: ['A breakout on high volume has convinced many people, a breakout on low volume few.'],
    misleads: [
      'Trades between accounts of one owner count too. Where fees are rebated, volume is cheap to fake.',
    ],
    example: {
      title: 'quantity and turnover of two trades',
      text: 'Trades of {firstQuantity} BTC at ${firstPrice} and {secondQuantity} BTC at ${secondPrice} make a volume of {volume} BTC and a turnover of ${turnover}.',
      values: {
        firstQuantity: 0.4,
        firstPrice: 60000,
        secondQuantity: 0.1,
        secondPrice: 60100,
        volume: 0.5,
        turnover: 30010,
      },
      recompute: ({ firstQuantity = 0, firstPrice = 0, secondQuantity = 0, secondPrice = 0 }) => ({
        volume: firstQuantity + secondQuantity,
        turnover: turnover([
          { taker: 'buy', price: firstPrice, quantity: firstQuantity },
          { taker: 'sell', price: secondPrice, quantity: secondQuantity },
        ]),
      }),
    },
    command: 'metric add volume venue=binance',
    screenerField: 'volume',
    synonyms: ['turnover', 'vol'],
  },
});
