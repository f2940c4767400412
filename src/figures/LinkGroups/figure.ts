import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'linked-widgets',
  title: 'Change one symbol, see who follows',
  caption:
    'Try: click another symbol in the screener. Then take Trades out of the blue group and click again.',
};
