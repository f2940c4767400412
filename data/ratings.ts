import type { Band } from './model-bands.schema';
import type { SubScore } from './ratings.schema';

export const subScores: readonly SubScore[] = [
  {
    id: 'token-rating-user',
    name: 'User',
    measures: 'How many addresses use the token or its network, and whether their number grows.',
    looksAt: 'Counts of active and new addresses, and how they change against the token’s own past.',
    high: 'More addresses take part than before, or more than for comparable tokens.',
    low: 'Activity shrinks, or few addresses account for what there is.',
    misleads: [
      'An address isn’t a person: one user can hold hundreds, and one exchange address can stand for many users.',
      'On cheap chains activity costs almost nothing to fake. Airdrop farming looks like adoption until it ends.',
    ],
    checkWith: ['active-addresses', 'new-addresses'],
    synonyms: ['user score', 'users', 'adoption score', 'network growth score'],
  },
  {
    id: 'token-rating-demand-shock',
    name: 'Demand shock',
    measures: 'Whether demand has recently jumped away from what is usual for the token.',
    looksAt:
      'Sudden changes in traded volume, in aggressive buying and in flows, against their own recent level.',
    high: 'Demand is well above its usual level.',
    low: 'Demand is well below its usual level.',
    misleads: [
      'A shock fades by construction: as the jump enters the history it is compared with, the score falls although demand hasn’t.',
      'A listing, a short squeeze or wash trading can all look like demand. Find the cause before you trust the score.',
    ],
    checkWith: ['volume', 'taker-volume', 'exchange-netflow'],
    synonyms: ['demand score', 'demand spike', 'volume shock'],
  },
  {
    id: 'token-rating-price-level',
    name: 'Price level',
    measures: 'Where price stands against its own history and against what holders paid.',
    looksAt: 'Distance of price from long-run averages and from the aggregate cost of holders.',
    high: 'Price is low against its history. This is the cheap side of the scale.',
    low: 'Price is high against its history, and many holders sit on profit.',
    misleads: [
      'A high score means a low price. A token on its way to nothing keeps scoring high.',
      'A young token has little history, so its level is measured against a short and often one-sided past.',
    ],
    checkWith: ['mvrv', 'realised-cap', 'supply-in-profit'],
    synonyms: ['valuation score', 'price level score', 'cheap or expensive'],
  },
  {
    id: 'token-rating-accumulation',
    name: 'Accumulation',
    measures: 'Whether holders add to their balances or hand them on.',
    looksAt: 'Flows to and from labelled exchange wallets, and balances of large holders.',
    high: 'Coins leave exchanges and large balances grow.',
    low: 'Coins arrive at exchanges and large balances shrink.',
    misleads: [
      'Labels of exchange wallets are incomplete and are revised. A move between two wallets of one exchange can pass for a flow.',
      'A deposit can be collateral and a withdrawal can be a transfer to a custodian. Neither has to be a trade.',
    ],
    checkWith: ['exchange-netflow', 'exchange-reserve', 'whale-transactions'],
    synonyms: ['accumulation score', 'distribution', 'holder balance score'],
  },
  {
    id: 'token-rating-diversity',
    name: 'Diversity',
    measures: 'How widely the supply is spread over holders.',
    looksAt: 'Shares of the supply held by the largest addresses and by bands of balances.',
    high: 'Many independent holders. No single sale decides the price.',
    low: 'A few addresses hold most of the supply.',
    misleads: [
      'Exchanges, bridges and contracts hold for others. Where they aren’t recognised, a token looks more concentrated than it is.',
      'One owner can split a balance over many wallets, and a concentrated token then looks spread.',
    ],
    checkWith: ['active-addresses', 'whale-transactions'],
    synonyms: ['diversity score', 'holder concentration', 'decentralisation of supply', 'top holders'],
  },
  {
    id: 'token-rating-price-strength',
    name: 'Price strength',
    measures: 'How well price has done lately, against its own past and against other tokens.',
    looksAt: 'Returns and momentum over several windows.',
    high: 'Price has risen more, or more steadily, than usual.',
    low: 'Price has fallen more, or more steadily, than usual.',
    misleads: [
      'It works against Price level: the rally that lifts one lowers the other.',
      'It lags by the length of its windows and often peaks close to a top.',
    ],
    checkWith: ['momentum-oscillator'],
    synonyms: ['strength score', 'momentum score', 'relative strength'],
  },
  {
    id: 'token-rating-token-usage',
    name: 'Token usage',
    measures: 'How much the token is moved and used for what it exists for, against its value.',
    looksAt: 'Value transferred on the chain and other signs of use, set against market cap.',
    high: 'Much use for the size of the token.',
    low: 'Little use for the size of the token.',
    misleads: [
      'Transfers on second layers and inside exchanges aren’t on the chain that is counted.',
      'Internal transfers and loops of bots raise the count without anyone using anything.',
    ],
    checkWith: ['nvt', 'active-addresses'],
    synonyms: ['usage score', 'utility score', 'token utility'],
  },
  {
    id: 'token-rating-sentiment',
    name: 'Sentiment',
    measures: 'The tone of public conversation about the token, and how much of it there is.',
    looksAt: 'Posts and messages that mention the token, scored as positive or negative.',
    high: 'The tone is more positive than usual.',
    low: 'The tone is more negative than usual, or no one talks about the token.',
    misleads: [
      'Tone follows price. A high score after a rise repeats what price has already told you, and extremes often come late.',
      'Bots, paid posts, sarcasm and names that are ordinary words all distort what machines read.',
    ],
    checkWith: ['long-short-ratio', 'funding-rate'],
    synonyms: ['sentiment score', 'social score', 'crowd mood'],
  },
  {
    id: 'token-rating-leverage',
    name: 'Leverage',
    measures: 'How much borrowed money the price rests on.',
    looksAt: 'Open interest against market cap, funding, and how one-sided positions are.',
    high: 'Little leverage, so there’s little to liquidate.',
    low: 'Heavy or one-sided leverage. A move can set off liquidations.',
    misleads: [
      'A high score means little leverage, not much of it.',
      'A token without perpetual contracts has no data here. That’s shown as missing and isn’t a sign of safety.',
    ],
    checkWith: ['open-interest', 'funding-rate', 'liquidations'],
    synonyms: ['leverage score', 'OI to market cap', 'fragility'],
  },
];

export const overallBands: readonly Band[] = [
  {
    id: 'rating-very-weak',
    label: 'Very weak',
    from: 0,
    to: 2,
    meaning: 'Nearly everything that has data points down. Check how many sub-scores that is.',
  },
  {
    id: 'rating-weak',
    label: 'Weak',
    from: 2,
    to: 4,
    meaning: 'Most sub-scores are on the lower side, or a few are very low.',
  },
  {
    id: 'rating-neutral',
    label: 'Neutral',
    from: 4,
    to: 6,
    meaning:
      'Either everything is middling, or strong and weak sub-scores cancel out. Open the sub-scores to see which.',
  },
  {
    id: 'rating-strong',
    label: 'Strong',
    from: 6,
    to: 8,
    meaning: 'Most sub-scores are on the upper side, or a few are very high.',
  },
  {
    id: 'rating-very-strong',
    label: 'Very strong',
    from: 8,
    to: 10,
    meaning:
      'Nearly everything that has data points up. Check how many sub-scores that is, and what is already priced in.',
  },
];
