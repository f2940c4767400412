/** When values stop changing, in the words that families, rules and the coverage table share. */
export const finality = {
  openBar:
    'Until the bar closes, its value is drawn dashed and can still change. A closed bar is final unless the data provider corrects it, and a corrected value is marked.',
  openBin: 'The open half hour moves with every trade and is drawn dashed. It’s final when it ends.',
  onChainDay:
    'On-chain metrics have no open bar: a day appears after it has ended in UTC. If the data provider corrects it later, the value is marked.',
} as const;
