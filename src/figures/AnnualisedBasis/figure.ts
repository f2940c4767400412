import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'annualised-basis-by-days',
  title: 'The same basis, fewer days',
  caption:
    'Try: leave the price alone and move towards expiry. The yearly figure explodes, although price hasn’t moved.',
};
