import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'unlock-schedule',
  title: 'What an unlock does to the float',
  caption:
    'Try: go to the month before the cliff. Then lower what circulates today and see the same cliff weigh more.',
};
