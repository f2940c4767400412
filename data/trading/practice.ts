/** What practice on the sample markets starts from. Invented, except where a source of the trading pages has it. */
export const practice = {
  /** USDT that an account begins with. */
  deposit: 10_000,
  leverage: 10,
  mostLeverage: 100,
  /** In % of the position's value: the lowest risk tier of the worked examples. */
  maintenancePercent: 0.5,
  /** How far from the mark price a market order fills at most, in %. */
  slippagePercent: 1,
  /** USDT that an order is worth at least, and at most. */
  least: 5,
  most: 5_000_000,
  /** Orders and changes that an account keeps. */
  mostLines: 200,
  /** How long an order stays in the table after its end, in days. */
  daysListed: 7,
} as const;
