import { metricsOf } from './families';

const unpublished = { formula: 'Not published by JLabs, like its other recipes.', example: null };

export const jlabsModels = metricsOf<keyof typeof unpublished>(
  'jlabs-models',
  {
    cari: {
      name: 'CARI',
      definition:
        'Cycle risk: how much an asset’s current state resembles the overheated stages of its past cycles.',
      unit: 'points on a scale from 0 to 1',
      sign: 'Higher: riskier. A high reading doesn’t forecast a fall.',
      venues: 'Assets that the model covers. A young asset has too little history.',
      reading: [
        'Read the band first, then how long the reading has been in it.',
        'Use it to decide on size and leverage, before you decide on direction.',
      ],
      misleads: [
        '0.7 isn’t a 70% probability but a place on a scale made from past cycles, of which there have been few.',
        'The monthly reading still carries weeks that the daily one has left behind.',
      ],
      command: 'metric add cari',
      synonyms: ['cycle risk', 'risk index', 'bubble index', 'market cycle'],
    },
    'dxy-risk': {
      name: 'DXY Risk',
      definition:
        'How strongly the dollar index weighs on the asset right now. DXY is the US dollar against a basket of major currencies.',
      unit: 'a reading without a unit or fixed bands',
      sign: 'Higher: the dollar weighs more on the asset. It doesn’t say where the dollar is going.',
      updates:
        'The dollar index doesn’t trade at weekends. From Friday’s close to Monday’s there are three days of crypto against one step of the dollar.',
      reading: [
        'Compare it with its past for the same asset and timeframe.',
        'When it’s high, news on interest rates, inflation and jobs is news for your position.',
      ],
      misleads: [
        'The link is usually negative, but it weakens, breaks and sometimes reverses. A break shows late, as in any measure over a window.',
        'The asset and the dollar can both follow something else, such as appetite for risk.',
      ],
      command: 'metric add "dxy risk"',
      synonyms: ['DXY', 'dollar index', 'dollar risk', 'macro risk', 'USD strength'],
    },
    rosi: {
      name: 'ROSI',
      definition:
        'Relative open short interest: how heavy the short side of a market is, compared with what’s usual for it.',
      unit: 'points on a scale from 0 to 100',
      sign: 'Higher: more short interest.',
      venues: 'Assets with perpetuals. A market without open interest has no reading.',
      timeframes: ['4H', '1D', '1W', '1M'],
      reading: [
        'Read the band first, then whether it’s still rising.',
        'When it’s heavy and rises while price holds, shorts are being added without success, and a squeeze can start.',
        'When it’s heavy and falls while price rises, shorts are buying back, until they’re out.',
      ],
      misleads: [
        'Every contract has a long and a short. Shorts can’t be counted, and the reading is inferred from behaviour.',
      ],
      command: 'metric add rosi',
      synonyms: ['short interest', 'relative open short interest', 'short squeeze', 'shorts'],
    },
    'dip-signal': {
      name: 'Dip signal',
      definition: 'Marks bars that look like a sharp, exhausted fall.',
      unit: '0 or 1 per closed bar',
      sign: '1: the closed bar is marked. It isn’t a signal to buy, and there’s no opposite signal.',
      venues:
        'Assets that the model covers. Where inputs are missing there’s no reading, which isn’t the same as 0.',
      timeframes: ['15m', '30m', '1H', '4H', '1D'],
      updates: 'On the open bar a 1 can turn back into a 0. Only closed bars count.',
      reading: [
        'Treat a 1 as a reason to look, with the checks below.',
        'Each timeframe has a signal. Several marks in a row are one event.',
      ],
      misleads: [
        'In a long fall every leg looks like a dip, and marks repeat all the way down.',
        'It doesn’t know why price falls: a hack or a delisting looks like panic.',
        'Old marks look better than they were, since you now know where the low was.',
      ],
      command: 'metric add "dip signal"',
      synonyms: ['dip', 'buy the dip', 'dip buy signal', 'capitulation'],
    },
  },
  unpublished,
);
