import type { FigureText } from '../kit/Figure';

export const figure: FigureText = {
  id: 'screener-playground',
  title: 'Filters over sample markets, 20 in each universe',
  caption:
    'Try: take netflow away and see how many dropped markets come back; switch to DEX pools and ask for liquidity > 500k and pair_age > 30; then put a comma into a number.',
};
