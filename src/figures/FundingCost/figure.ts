import type { FigureText } from '../kit/Figure';

export const figure: FigureText = {
  id: 'funding-cost',
  title: 'What a funding rate costs',
  caption:
    'Try: keep the rate and change the interval from 8 h to 1 h; then raise the leverage and watch how much of the margin the same payments use up.',
};
