import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'screener-playground',
  title: 'Filters over sample markets, 20 in each universe',
  caption:
    'Try: remove `netflow` and see how many dropped markets come back. Look for crowded shorts with `funding < 0 and open_interest changed% 5 7d`. Then switch to DEX pools and ask for `liquidity > 500k and pair_age > 30`.',
};
