import { families } from './families';
import type { Metric } from './metric.schema';
import { dailyAndLonger } from './shared';

const common = {
  family: 'jlabs-models',
  page: families['jlabs-models'].page,
  formula: 'Not published. The inputs are described in words on this page.',
  parameters: [],
  example: null,
  screenerField: null,
} satisfies Partial<Metric>;

export const jlabsModels: readonly Metric[] = [
  {
    ...common,
    id: 'cari',
    name: 'CARI',
    definition:
      'A reading of cycle risk: how much the current state of an asset resembles the heated stages of its past cycles.',
    unit: 'points on a scale from 0 to 1',
    sign: 'Higher is riskier. It has no direction: a high reading doesn’t forecast a fall, and a low one doesn’t forecast a rise.',
    venues: 'Assets that the model covers. A young asset has too little history for a reading of its cycle.',
    timeframes: dailyAndLonger,
    updates:
      'One value per bar, final when the bar closes on UTC. On the open bar it’s drawn dashed and can change.',
    reading: [
      'Read the band first, from the table below, then how long the reading has been in it.',
      'The path matters more than the point: a climb through the high band over weeks is a different market from one spike into it.',
      'Use it to decide how much you can afford to be wrong by: size and leverage, before direction.',
    ],
    misleads: [
      'A reading of 0.7 isn’t a 70% probability. It’s a place on a scale made from past cycles.',
      'The scale rests on a handful of cycles. The next one can turn below the extreme band or stay in it for longer than any before.',
      'Timeframes differ. The monthly reading still carries weeks that the daily one has left behind.',
    ],
    inApp: 'A strip below the price, on daily bars and longer.',
    command: 'metric add cari',
    related: ['mvrv', 'supply-in-profit', 'funding-rate', 'dxy-risk'],
    synonyms: ['cycle risk', 'risk index', 'bubble index', 'market cycle'],
  },
  {
    ...common,
    id: 'dxy-risk',
    name: 'DXY Risk',
    definition:
      'How strongly the dollar index weighs on the asset now. DXY is the value of the US dollar against a basket of other major currencies.',
    unit: 'a reading without a unit; PT publishes no bands for it',
    sign: 'Higher: the dollar weighs more on the asset. Lower: the asset goes its own way. It doesn’t say where the dollar is going.',
    venues: 'Assets that the model covers. The dollar index itself is the same for all of them.',
    timeframes: dailyAndLonger,
    updates:
      'One value per bar, final when the bar closes on UTC. On the open bar it’s drawn dashed and can change. The dollar index doesn’t trade at weekends.',
    reading: [
      'Compare it with its own past for the same asset and timeframe. It has no fixed levels.',
      'A high reading says that news for the dollar, such as rates or inflation figures, is news for your position.',
      'A falling reading says that the usual reasons to watch the dollar explain less of the price than before.',
    ],
    misleads: [
      'The link between the dollar and crypto is usually negative, but unstable. It weakens, breaks and at times reverses.',
      'A strong link isn’t a cause. Both can follow a third thing, for example the appetite for risk.',
      'Any measure of a link needs a window, so a break shows late.',
    ],
    inApp: 'A strip below the price, on daily bars and longer.',
    command: 'metric add "dxy risk"',
    related: ['cari', 'rosi', 'momentum-oscillator'],
    synonyms: ['DXY', 'dollar index', 'dollar risk', 'macro risk', 'USD strength'],
  },
  {
    ...common,
    id: 'rosi',
    name: 'ROSI',
    definition:
      'Relative open short interest: how heavy the short side of open positions is for this market, on a fixed scale.',
    unit: 'points on a scale from 0 to 100',
    sign: 'Higher: more short interest. Lower: less. High is fuel for a rise if shorts must buy back, and it is also an opinion that price falls.',
    venues: 'Assets with perpetuals. A market without open interest has no reading.',
    timeframes: ['4H', '1D', '1W', '1M'],
    updates:
      'One value per bar, final when the bar closes on UTC. On the open bar it’s drawn dashed and can change.',
    reading: [
      'Read the band first, from the table below, then whether the reading still rises.',
      'Heavy and still rising while price holds: shorts are being added without success. A squeeze can start from here.',
      'Heavy and falling while price rises: shorts are buying back. That buying ends when they are out.',
    ],
    misleads: [
      'Every open contract has a long and a short, so the two sides are always equal in size. A reading of short interest is inferred from behaviour and never counted.',
      'Many shorts are hedges: the holder owns the coin and can’t be squeezed.',
      'Heavy shorts are often right. Price can fall for as long as they stay.',
    ],
    inApp: 'A strip below the price, on 4-hour bars and longer.',
    command: 'metric add rosi',
    related: ['open-interest', 'funding-rate', 'long-short-ratio', 'liquidations'],
    synonyms: ['short interest', 'relative open short interest', 'short squeeze', 'shorts'],
  },
  {
    ...common,
    id: 'dip-signal',
    name: 'Dip signal',
    definition:
      'A mark on bars that look like the sharp, exhausted falls the model was made to recognise. It’s on or off, without degrees.',
    unit: '0 or 1 per closed bar',
    sign: '1: the closed bar looks like an exhausted fall. 0: it doesn’t. It isn’t a signal to buy, and there is no opposite signal.',
    venues:
      'Assets that the model covers. A market without the inputs has no reading, which isn’t the same as 0.',
    timeframes: ['15m', '30m', '1H', '4H', '1D'],
    updates:
      'One value per bar, final when the bar closes on UTC. On the open bar it’s drawn dashed, and a 1 can turn back into a 0.',
    reading: [
      'Treat a 1 as a reason to look, with the checks below in hand: was it forced, did someone buy, is it the whole market.',
      'Each timeframe has its own signal. A 1 on 15m bars marks a fall of minutes, a 1 on daily bars a fall of days.',
      'Several marks in a row are one event. Count events, not bars.',
    ],
    misleads: [
      'In a long fall every leg is a dip. The mark appears again and again on the way down.',
      'It doesn’t know why price falls. A hack or a delisting looks like panic for as long as the bar lasts.',
      'Old marks look better than they were. You see the low now; on that bar no one did.',
    ],
    inApp: 'A strip below the price, from 15-minute to daily bars.',
    command: 'metric add "dip signal"',
    related: ['liquidations', 'momentum-oscillator', 'cvd', 'price-equilibrium'],
    synonyms: ['dip', 'buy the dip', 'dip buy signal', 'capitulation'],
  },
];
