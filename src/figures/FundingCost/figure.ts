import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'funding-cost',
  title: 'What a funding rate costs',
  caption:
    'Try: keep the rate and change the interval from 8 hours to 1. Then raise the leverage and watch how much of your margin the same payments use up.',
};
